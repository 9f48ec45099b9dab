import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { type Say, sayIn, useText } from '../../../ui/language/language.tsx'
import { Pager } from '../../../ui/list/Pager.tsx'
import { listAddress } from '../../compose/list-query.ts'
import { ProductListing } from '../../compose/ProductListing.tsx'
import { Browse } from '../../features/catalogue/Browse.tsx'
import { kindName } from '../../features/catalogue/kindName.ts'
import { findOf, type ListAddress, sizeOf } from '../../features/catalogue/list-address.ts'
import { countsQuery, skusQuery } from '../../features/catalogue/queries.ts'
import { pageHead } from '../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/list/toner')({
  validateSearch: listAddress,
  loaderDeps: ({ search }) => findOf(search),
  loader: async ({ context: { queries }, deps: find }) => {
    await Promise.all([queries.ensureQueryData(skusQuery(find)), queries.ensureQueryData(countsQuery(find))])
  },
  head: ({ match }) => {
    const { reading, queries } = match.context
    const text = sayIn(reading)
    const kind = kindsName(text, match.search)
    const counts = queries.getQueryData(countsQuery(findOf(match.search)).queryKey)
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
  const find = findOf(address)
  const { data, isPlaceholderData } = useQuery(skusQuery(find))
  if (!data) return <RowSkeletons rows={12} />

  const title = kindsName(text, address)
  return (
    <Browse
      finder
      title={title}
      count={text(data.totalIsMinimum ? 'search.count_at_least' : 'search.count', { count: data.total })}
      address={address}
      find={find}
      found={data.total}
    >
      {data.rows.length === 0 ? (
        <Empty title={text('list.empty')}>{text('list.empty_hint')}</Empty>
      ) : (
        <div aria-busy={isPlaceholderData}>
          <ProductListing products={data.rows} label={title} />
          <Pager page={address.page ?? 1} size={sizeOf(address)} total={data.total} atLeast={data.totalIsMinimum} />
        </div>
      )}
    </Browse>
  )
}
