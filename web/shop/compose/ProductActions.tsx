import { AddToBasket } from '../features/basket/AddToBasket.tsx'
import type { Sku } from '../features/catalogue/queries.ts'
import { FavouriteButton } from '../features/favourites/FavouriteButton.tsx'
import classes from './ProductActions.module.css'

/** What a reader may do with a product: put it into the basket, keep it at hand. */
export function ProductActions({ product }: { product: Sku }) {
  return (
    <div className={classes.ways}>
      <AddToBasket product={product} />
      <FavouriteButton product={product} />
    </div>
  )
}
