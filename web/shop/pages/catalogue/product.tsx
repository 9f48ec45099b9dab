import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { minQuantity } from '../../../../rules/basket/basket.ts'
import { nameIn } from '../../../../rules/catalogue/product/name.ts'
import { shownBrand, shownNumber } from '../../../../rules/catalogue/product/number.ts'
import { deliveryQuery } from '../../../api/delivery.ts'
import { sessionQuery, useMay } from '../../../api/session/session.ts'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { type Reading, sayIn, useText } from '../../../ui/language/language.tsx'
import { idIn } from '../../../ui/list/query.ts'
import { ProductActions } from '../../compose/ProductActions.tsx'
import { ProductListing } from '../../compose/ProductListing.tsx'
import { ProductPromises } from '../../compose/ProductPromises.tsx'
import { AddAll } from '../../features/basket/basket/AddAll.tsx'
import { AddOne } from '../../features/basket/basket/AddToBasket.tsx'
import { useRecordView } from '../../features/catalogue/home/recently-viewed.ts'
import { labelIn } from '../../features/catalogue/products/className.ts'
import { CompareBar } from '../../features/catalogue/products/compare/CompareBar.tsx'
import classes from '../../features/catalogue/products/ProductPage.module.css'
import { ProductFacts } from '../../features/catalogue/products/product/ProductFacts.tsx'
import { ProductHead } from '../../features/catalogue/products/product/ProductHead.tsx'
import { ProductInventory } from '../../features/catalogue/products/product/ProductInventory.tsx'
import { ProductPrinters } from '../../features/catalogue/products/product/ProductPrinters.tsx'
import type { ProductDetail } from '../../features/catalogue/products/product/product-detail.ts'
import { type Related, relatedQuery, type Sku, skuQuery } from '../../features/catalogue/products/queries.ts'
import { EmptyPage } from '../../layout/EmptyPage.tsx'
import { orNotFound } from '../../layout/not-found.ts'
import { pageHead } from '../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/pd/product')({
  validateSearch: (query: Record<string, unknown>): { sku_id?: number | undefined; org_id?: number | undefined } => ({
    sku_id: idIn(query, 'sku_id'),
    org_id: idIn(query, 'org_id'),
  }),
  loaderDeps: ({ search }) => ({ id: search.sku_id }),
  loader: async ({ context: { queries }, deps: { id } }) => {
    if (!id) throw notFound()
    const session = queries.getQueryData(sessionQuery.queryKey)
    const delivery = queries.prefetchQuery(deliveryQuery(session?.user.accountId ?? null))
    const product = await orNotFound(queries.ensureQueryData(skuQuery(id)))
    await delivery
    // What is sold beside it is no reason to keep the product itself back.
    await queries.prefetchQuery(relatedQuery(product.number))
  },
  head: ({ match }) => {
    const { sku_id: id } = match.search
    const product = id && match.context.queries.getQueryData(skuQuery(id).queryKey)
    return product ? pageHead(match, describeProduct(product, match.context.reading)) : {}
  },
  component: ProductPage,
  notFoundComponent: ProductNotFound,
  pendingComponent: () => <BlockSkeleton height={620} />,
})

/** A product as search engines show it: never with a price. */
function describeProduct(product: ProductDetail, reading: Reading) {
  const text = sayIn(reading)
  const number = shownNumber(product)
  const name = nameIn(product, reading.language, text)
  const kind = labelIn(product.className, reading.language)
  const printers = product.printers.join(', ') || 'none'
  return {
    title: `${number} · ${name}`,
    description: product.description || text('page.product_description', { number, name, printers }),
    crumbs: [
      { name: text('layout.home'), path: '/' },
      { name: kind, path: '/list/toner', query: { classId: product.classId } },
      { name: number },
    ],
    about: {
      '@type': 'Product',
      name,
      sku: product.number,
      mpn: number,
      brand: { '@type': 'Brand', name: shownBrand(product) },
      ...(product.ownMake &&
        product.oemCode && {
          isSimilarTo: {
            '@type': 'Product',
            name: `${product.brand} ${product.oemCode}`,
            mpn: product.oemCode,
            brand: { '@type': 'Brand', name: product.brand },
          },
        }),
      category: kind,
      ...(product.productBarcode && { gtin: product.productBarcode }),
      ...(product.images.length > 0 && { image: product.images }),
      ...(product.description && { description: product.description }),
    },
  }
}

function ProductPage() {
  const text = useText()
  const { sku_id: id = 0 } = Route.useSearch()
  const { data: product } = useSuspenseQuery(skuQuery(id))
  useRecordView({ id, number: shownNumber(product) })
  const related = useQuery(relatedQuery(product.number)).data
  const mayBuy = useMay('cust:shoppingcart')
  const [pieces, setPieces] = useState(minQuantity)
  return (
    <article className={classes.page}>
      <ProductPromises />
      <ProductHead
        key={id}
        pieces={pieces}
        product={product}
        otherYields={related?.otherYields ?? []}
        buy={<ProductActions product={product} isMain onQuantity={setPieces} />}
        counterpartAction={mayBuy ? (counterpart) => <AddOne product={counterpart} /> : undefined}
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <ProductFacts product={product} />
          {product.description && (
            <section className={classes.panel} aria-labelledby="description">
              <h2 id="description">{text('product.description')}</h2>
              <p>{product.description}</p>
            </section>
          )}
        </div>
        <div className={classes.column}>
          <ProductInventory product={product} />
          <ProductPrinters key={id} models={product.models} />
        </div>
      </div>
      {related && <BesideProduct product={product} related={related} />}
      <CompareBar />
    </article>
  )
}

/** What completes its printer, what is bought together with it, and what sells well beside it. */
function BesideProduct({ product, related }: { product: ProductDetail; related: Related }) {
  const text = useText()
  return (
    <>
      <RelatedProducts
        title={text('product.complete_set')}
        products={related.completeSet}
        action={<AddAll products={[product, ...related.completeSet]} />}
      />
      <BoughtTogether related={related} />
      <RelatedProducts title={text('product.hot')} products={related.hot} />
    </>
  )
}

/** What is not named already as what completes the printer. */
function BoughtTogether({ related: { boughtTogether, completeSet } }: { related: Related }) {
  const text = useText()
  const inSet = new Set(completeSet.map(({ id }) => id))
  const others = boughtTogether.filter(({ id }) => !inSet.has(id))
  return (
    <RelatedProducts title={text('product.bought_together')} products={others} action={<AddAll products={others} />} />
  )
}

type RelatedProps = { title: string; products: readonly Sku[]; action?: ReactNode }

function RelatedProducts({ title, products, action }: RelatedProps) {
  if (products.length === 0) return null
  return (
    <section aria-label={title} className={classes.beside}>
      <div className={classes.besideHead}>
        <h2>{title}</h2>
        {action}
      </div>
      <ProductListing products={products} label={title} />
    </section>
  )
}

function ProductNotFound() {
  const text = useText()
  return <EmptyPage title={text('product.missing_title')} words={text('product.missing')} searches />
}
