import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { type Say, sayIn, useText } from '../../../ui/language/language.tsx'
import { listAddress } from '../../compose/list-query.ts'
import { ProductListing } from '../../compose/ProductListing.tsx'
import { Browse } from '../../features/catalogue/products/Browse.tsx'
import { kindName } from '../../features/catalogue/products/kindName.ts'
import { type ListAddress, toFind } from '../../features/catalogue/products/list-address.ts'
import { countsQuery, skusQuery } from '../../features/catalogue/products/queries.ts'
import { pageHead } from '../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/list/toner')({
  validateSearch: listAddress,
  loaderDeps: ({ search }) => toFind(search),
  loader: async ({ context: { queries }, deps: find }) => {
    await Promise.all([queries.ensureQueryData(skusQuery(find)), queries.ensureQueryData(countsQuery(find))])
  },
  head: ({ match }) => {
    const { reading, queries } = match.context
    const text = sayIn(reading)
    const kind = kindsName(text, match.search)
    const counts = queries.getQueryData(countsQuery(toFind(match.search)).queryKey)
    const brands = counts?.brands.filter(({ id }) => match.search.brandId?.includes(id)) ?? []
    const title = [...brands.map(({ name }) => name), kind].join(' · ')
    return pageHead(match, {
      title,
      description: text('page.list_description', { title }),
      crumbs: [{ name: text('layout.home'), path: '/' }, { name: title }],
    })
  },
  component: ListPage,
  pendingComponent: () => <RowSkeletons rows={12} />,
})

const kindsName = (text: Say, { classId = [] }: ListAddress) =>
  classId.flatMap((id) => kindName(text, id) ?? []).join(', ') || text('list.title')

function ListPage() {
  const text = useText()
  const address = Route.useSearch()
  const find = toFind(address)
  const title = kindsName(text, address)
  return (
    <Browse
      finder
      title={title}
      address={address}
      find={find}
      found={useQuery(skusQuery(find))}
      empty={
        <Empty title={text('list.empty')} action={<ButtonLink to="/list/toner">{text('list.products')}</ButtonLink>}>
          {text('list.empty_hint')}
        </Empty>
      }
    >
      {(rows) => <ProductListing products={rows} label={title} />}
    </Browse>
  )
}
