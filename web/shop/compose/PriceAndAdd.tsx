import { usePriceReader } from '../../api/session/session.ts'
import { Price } from '../../ui/product/price/Price.tsx'
import { AddToBasket } from '../features/basket/basket/AddToBasket.tsx'
import type { Sku } from '../features/catalogue/products/queries.ts'

/** What a product costs its reader, and the way into their basket. */
export default function PriceAndAdd({ product }: { product: Sku }) {
  return (
    <>
      <Price price={product.price} reader={usePriceReader()} />
      <AddToBasket product={product} />
    </>
  )
}
