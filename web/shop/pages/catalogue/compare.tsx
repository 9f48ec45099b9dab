import { useQueries } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { mostCompared } from '../../../../rules/catalogue/product/catalogue.ts'
import { useMay } from '../../../api/session/session.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { sayIn, useText } from '../../../ui/language/language.tsx'
import { listIn, readId } from '../../../ui/list/query.ts'
import { ProductActions } from '../../compose/ProductActions.tsx'
import classes from '../../features/catalogue/products/compare/Compare.module.css'
import { Compare } from '../../features/catalogue/products/compare/Compare.tsx'
import { skuQuery } from '../../features/catalogue/products/queries.ts'
import { pageHead } from '../../layout/page-head.ts'

const readCompared = (query: Record<string, unknown>) => listIn(query, 'skus', mostCompared, readId)

/** Products side by side; the address can be shared. The specification names no path for it. */
export const Route = createFileRoute('/_shop/pd/compare')({
  validateSearch: (query: Record<string, unknown>): { skus?: string | undefined } => ({
    skus: readCompared(query)?.join(','),
  }),
  loaderDeps: ({ search }) => ({ ids: readCompared(search) ?? [] }),
  loader: async ({ context: { queries }, deps: { ids } }) => {
    await Promise.all(ids.map((id) => queries.prefetchQuery(skuQuery(id))))
  },
  head: ({ match }) => pageHead(match, { title: sayIn(match.context.reading)('compare.title') }),
  component: ComparePage,
  pendingComponent: () => <BlockSkeleton height={620} />,
})

function ComparePage() {
  const text = useText()
  const mayBuy = useMay('cust:shoppingcart')
  const may = useMay('cust:favorites') || mayBuy
  const ids = readCompared(Route.useSearch()) ?? []
  const found = useQueries({ queries: ids.map(skuQuery) })
  const products = found.flatMap(({ data }) => data ?? [])
  const missing = found.filter(({ isError }) => isError).length
  if (products.length + missing < ids.length) return <BlockSkeleton height={620} />
  return (
    <article className={classes.page}>
      <h1>{text('compare.title')}</h1>
      {missing > 0 && (
        <p role="status" className={classes.missing}>
          {text('compare.missing', { count: missing })}
        </p>
      )}
      {products.length > 0 ? (
        <Compare products={products} action={may ? (product) => <ProductActions product={product} /> : undefined} />
      ) : (
        <Empty title={text('compare.empty')} action={<ButtonLink to="/list/toner">{text('list.products')}</ButtonLink>}>
          {text('compare.empty_hint', { most: mostCompared })}
        </Empty>
      )}
    </article>
  )
}
