import { useMay, usePriceReader } from '../../api/session/session.ts'
import { ProductList } from '../../ui/product/ProductList.tsx'
import { AddOne } from '../features/basket/basket/AddToBasket.tsx'
import type { Sku } from '../features/catalogue/products/queries.ts'
import { ProductActions } from './ProductActions.tsx'
import { ProductPromises } from './ProductPromises.tsx'

/** Products with what their reader may do with them. The same on every page. */
export function ProductListing({ products, label }: { products: readonly Sku[]; label: string }) {
  const mayBuy = useMay('cust:shoppingcart')
  const mayKeep = useMay('cust:favorites')
  return (
    <>
      <ProductPromises />
      <ProductList
        products={products}
        label={label}
        reader={usePriceReader()}
        action={mayBuy || mayKeep ? (product) => <ProductActions product={product} /> : undefined}
        counterpartAction={mayBuy ? (counterpart) => <AddOne product={counterpart} /> : undefined}
      />
    </>
  )
}
