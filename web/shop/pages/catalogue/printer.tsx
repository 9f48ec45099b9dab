import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { sayIn, useLanguage, useText } from '../../../ui/language/language.tsx'
import { idIn } from '../../../ui/list/query.ts'
import { PrinterSets } from '../../compose/PrinterSets.tsx'
import { ProductListing } from '../../compose/ProductListing.tsx'
import { labelIn } from '../../features/catalogue/products/className.ts'
import { CompareBar } from '../../features/catalogue/products/compare/CompareBar.tsx'
import { printerQuery } from '../../features/catalogue/products/queries.ts'
import { SearchForm } from '../../features/catalogue/search/SearchForm.tsx'
import { EmptyPage } from '../../layout/EmptyPage.tsx'
import { orNotFound } from '../../layout/not-found.ts'
import { pageHead } from '../../layout/page-head.ts'
import classes from './printer.module.css'

/** What fits this printer. The specification names no path for it. */
export const Route = createFileRoute('/_shop/pd/printer')({
  validateSearch: (query: Record<string, unknown>): { model_id?: number | undefined } => ({
    model_id: idIn(query, 'model_id'),
  }),
  loaderDeps: ({ search }) => ({ id: search.model_id }),
  loader: async ({ context: { queries }, deps: { id } }) => {
    if (!id) throw notFound()
    await orNotFound(queries.ensureQueryData(printerQuery(id)))
  },
  head: ({ match }) => {
    const { model_id: id } = match.search
    const printer = id && match.context.queries.getQueryData(printerQuery(id).queryKey)
    if (!printer) return {}
    const text = sayIn(match.context.reading)
    const { name, total: count } = printer
    return pageHead(match, {
      title: text('printer.title', { name }),
      description: text('page.printer_description', { name, count }),
      crumbs: [
        { name: text('layout.home'), path: '/' },
        { name: printer.brand, path: '/list/toner', query: { brandId: printer.brandId } },
        { name },
      ],
    })
  },
  component: PrinterPage,
  notFoundComponent: PrinterNotFound,
  pendingComponent: () => <RowSkeletons rows={12} />,
})

function PrinterPage() {
  const text = useText()
  const { language } = useLanguage()
  const { model_id: id = 0 } = Route.useSearch()
  const { data: printer } = useSuspenseQuery(printerQuery(id))
  const groups = printer.groups.filter(({ skus }) => skus.length > 0)
  return (
    <article className={classes.page}>
      <header>
        <h1>{text('printer.title', { name: printer.name })}</h1>
        <p className={classes.lead}>
          {text('printer.facts', { brand: printer.brand, series: printer.series })} ·{' '}
          {text('printer.lead', { count: printer.total })}
        </p>
        {groups.length > 0 && (
          <nav className={classes.jump} aria-label={text('printer.jump')}>
            {groups.map((group) => (
              <a key={group.classId} href={`#kind-${group.classId}`}>
                {labelIn(group, language)} ({group.skus.length})
              </a>
            ))}
            <Link to="/list/toner" search={{ modelId: id }}>
              {text('printer.as_list')}
            </Link>
          </nav>
        )}
      </header>
      {groups.length === 0 && <NothingFits />}
      <PrinterSets products={groups.flatMap(({ skus }) => skus)} />
      {groups.map((group) => (
        <section key={group.classId} id={`kind-${group.classId}`} className={classes.group}>
          <h2>{labelIn(group, language)}</h2>
          <ProductListing products={group.skus} label={labelIn(group, language)} />
        </section>
      ))}
      <CompareBar />
    </article>
  )
}

function NothingFits() {
  const text = useText()
  return (
    <Empty title={text('printer.lead', { count: 0 })} action={<SearchForm />}>
      {text('printer.empty_hint')}
    </Empty>
  )
}

function PrinterNotFound() {
  const text = useText()
  return <EmptyPage title={text('printer.missing_title')} words={text('printer.missing')} searches />
}
