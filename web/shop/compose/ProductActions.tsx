import { AddToBasket } from '../features/basket/basket/AddToBasket.tsx'
import { FavouriteButton } from '../features/basket/favourites/FavouriteButton.tsx'
import type { Sku } from '../features/catalogue/products/queries.ts'
import classes from './ProductActions.module.css'

type Props = {
  product: Sku
  /** The product that its page is about. */
  isMain?: boolean
  onQuantity?: (pieces: number) => void
}

/** What a reader may do with a product: put it into the basket, keep it at hand. */
export function ProductActions({ product, isMain = false, onQuantity }: Props) {
  return (
    <div className={classes.ways}>
      <AddToBasket product={product} isMain={isMain} {...(onQuantity && { onQuantity })} />
      <FavouriteButton product={product} />
    </div>
  )
}
