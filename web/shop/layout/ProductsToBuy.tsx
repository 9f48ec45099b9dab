import { useMay, useSession } from '../../api/session.ts'
import { ProductList } from '../../ui/product/ProductList.tsx'
import { AddToBasket } from '../features/basket/AddToBasket.tsx'
import type { Sku } from '../features/catalogue/queries.ts'

/** Products with what their reader may do with them. The same on every page. */
export function ProductsToBuy({ products, label }: { products: readonly Sku[]; label: string }) {
  const may = useMay('cust:shoppingcart')
  return (
    <ProductList
      products={products}
      label={label}
      signedIn={useSession() !== null}
      action={may ? (product) => <AddToBasket product={product} /> : undefined}
    />
  )
}
