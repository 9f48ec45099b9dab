import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { useText } from '../../../ui/language.tsx'
import { ColourChips } from '../../../ui/product/ColourChips.tsx'
import { useProductName } from '../../../ui/product/name.ts'
import { PriceWord } from '../../../ui/product/PriceWord.tsx'
import { ProductPicture } from '../../../ui/product/ProductPicture.tsx'
import { numberOf } from '../../../ui/product/product.ts'
import { StockWord } from '../../../ui/product/StockWord.tsx'
import classes from './Favourites.module.css'
import type { Favourite } from './queries.ts'
import type { FavouriteChoice } from './useFavouriteChoice.ts'

type Props = { favourites: readonly Favourite[]; choice: FavouriteChoice; pictureSize: number }

/** Favourites with their price and stock, to be chosen among. */
export function FavouriteLines({ favourites, choice, pictureSize }: Props) {
  const text = useText()
  const signedIn = useSession() !== null
  const productName = useProductName()
  return (
    <ul className={classes.lines} aria-label={text('favourites.title')}>
      {favourites.map((favourite) => {
        const { goodsSku: sku, custNumber } = favourite
        const number = numberOf(sku)
        return (
          <li key={favourite.favoriteId} className={classes.line}>
            <Checkbox
              aria-label={text('favourites.select', { number })}
              checked={choice.chosen.includes(favourite)}
              onChange={() => choice.toggle(favourite)}
            />
            <ProductPicture product={sku} size={pictureSize} decorative />
            <div className={classes.words}>
              <Link to="/pd/product" search={{ sku_id: sku.id }} className={classes.number}>
                {number}
              </Link>
              <span>
                <ColourChips colour={sku.colour} /> {productName(sku.name)}
              </span>
              <span className={classes.small}>
                <StockWord stock={sku.stock} status={sku.status} />
              </span>
              {custNumber && (
                <span className={classes.small}>
                  {text('ui.term', { term: text('favourites.cust_number') })} {custNumber}
                </span>
              )}
            </div>
            <div className={classes.price}>
              <PriceWord price={sku.price} signedIn={signedIn} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
