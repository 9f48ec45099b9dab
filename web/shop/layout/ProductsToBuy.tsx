import { useMay, usePriceReader } from '../../api/session.ts'
import { ProductList } from '../../ui/product/ProductList.tsx'
import { AddOne } from '../features/basket/AddToBasket.tsx'
import type { Sku } from '../features/catalogue/queries.ts'
import { BuyOrKeep } from './BuyOrKeep.tsx'

/** Products with what their reader may do with them. The same on every page. */
export function ProductsToBuy({ products, label }: { products: readonly Sku[]; label: string }) {
  const mayBuy = useMay('cust:shoppingcart')
  const mayKeep = useMay('cust:favorites')
  return (
    <ProductList
      products={products}
      label={label}
      reader={usePriceReader()}
      action={mayBuy || mayKeep ? (product) => <BuyOrKeep product={product} /> : undefined}
      counterpartAction={mayBuy ? (counterpart) => <AddOne product={counterpart} /> : undefined}
    />
  )
}
