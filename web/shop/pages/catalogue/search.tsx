import { useQuery } from '@tanstack/react-query'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { sayIn, useText } from '../../../ui/language/language.tsx'
import { idIn } from '../../../ui/list/query.ts'
import { listAddress } from '../../compose/list-query.ts'
import { ProductListing } from '../../compose/ProductListing.tsx'
import { Browse } from '../../features/catalogue/products/Browse.tsx'
import { type MatchKind, toGroups } from '../../features/catalogue/products/groups.ts'
import { KeywordCorrections } from '../../features/catalogue/products/KeywordCorrections.tsx'
import { type ListAddress, readPageSize, toFind } from '../../features/catalogue/products/list-address.ts'
import { NoResults } from '../../features/catalogue/products/NoResults.tsx'
import { PrinterResults } from '../../features/catalogue/products/PrinterResults.tsx'
import { countsQuery, type Sku, type SkuPage, skusQuery } from '../../features/catalogue/products/queries.ts'
import { SearchForm } from '../../features/catalogue/search/SearchForm.tsx'
import { pageHead } from '../../layout/page-head.ts'
import classes from './search.module.css'

const FavouritesPage = lazyRouteComponent(() => import('../../compose/FavouritesPage.tsx'))

const showsFavourites = 3

type SearchAddress = ListAddress & { pre?: number | undefined }

export const Route = createFileRoute('/_shop/search')({
  // Specification section 2: `t` forces a refresh, `pre=3` shows favourites.
  validateSearch: (query: Record<string, unknown>): SearchAddress => ({
    ...listAddress(query),
    pre: idIn(query, 'pre'),
  }),
  loaderDeps: ({ search }) => ({ find: toFind(search), pre: search.pre }),
  loader: async ({ context: { queries }, deps: { find, pre } }) => {
    if (pre === showsFavourites) await FavouritesPage.preload?.()
    if (!find.keyword) return 0
    const [{ total }] = await Promise.all([
      queries.ensureQueryData(skusQuery(find)),
      queries.ensureQueryData(countsQuery(find)),
    ])
    return total
  },
  head: ({ match, loaderData }) => {
    const { keyword } = toFind(match.search)
    const text = sayIn(match.context.reading)
    if (match.search.pre === showsFavourites) return pageHead(match, { title: text('favourites.title') })
    const title = keyword ? text('search.results', { keyword }) : text('search.ask')
    return pageHead(match, { title, isEmpty: !loaderData })
  },
  component: SearchPage,
  pendingComponent: () => <RowSkeletons rows={12} />,
})

function SearchPage() {
  const text = useText()
  const address = Route.useSearch()
  const find = toFind(address)
  const found = useQuery({ ...skusQuery(find), enabled: Boolean(find.keyword) })

  if (address.pre === showsFavourites) return <FavouritesPage page={address.page} size={readPageSize(address)} />
  if (!find.keyword) return <Empty isPage title={text('search.ask')} action={<SearchForm />} />
  const title = text('search.results', { keyword: find.keyword })
  return (
    <Browse
      title={title}
      address={address}
      find={find}
      found={found}
      above={found.data && <Interpretation keyword={find.keyword} found={found.data} />}
      empty={<NoResults keyword={find.keyword} fault={found.data?.fault} />}
    >
      {(rows) => <Groups rows={rows} all={title} />}
    </Browse>
  )
}

/** How the words were read, and the printers that they name. */
function Interpretation({ keyword, found: { leftOut, corrected, models } }: { keyword: string; found: SkuPage }) {
  return (
    <>
      <KeywordCorrections keyword={keyword} leftOut={leftOut} corrected={corrected} />
      <PrinterResults models={models} />
    </>
  )
}

function Groups({ rows, all }: { rows: readonly Sku[]; all: string }) {
  const text = useText()
  const groups = toGroups(rows)
  const isNamed = groups[0]?.kind === 'named'
  return (
    <div className={classes.groups}>
      {groups.map(({ kind, rows: found }) => {
        if (!kind) return <ProductListing key="" products={found} label={all} />
        const title = text(groupTitle(kind, isNamed))
        const hint = groupHint(kind, found.length)
        return (
          <section key={kind} aria-label={title} className={classes.group}>
            <h2>{title}</h2>
            {hint && <p className={classes.hint}>{text(hint)}</p>}
            <ProductListing products={found} label={title} />
          </section>
        )
      })}
    </div>
  )
}

/** What fits a printer that was named in full stands before what fits others of the name. */
function groupTitle(kind: MatchKind, isNamed: boolean) {
  if (kind === 'named') return 'search.printer'
  return kind === 'printer' && isNamed ? 'search.printer_others' : (`search.${kind}` as const)
}

/** Two candidates are shown, never guessed. */
function groupHint(kind: MatchKind, count: number) {
  if (kind === 'near') return 'search.near_why'
  if (kind === 'exact' && count > 1) return 'search.two_exact'
  return undefined
}
