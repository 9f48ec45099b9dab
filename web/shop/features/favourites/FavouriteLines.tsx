import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { shownNumber } from '../../../../rules/product/number.ts'
import { usePriceReader } from '../../../api/session/session.ts'
import { useText } from '../../../ui/language/language.tsx'
import { ProductLines, ProductWords } from '../../../ui/product/ProductLines.tsx'
import { ProductPicture } from '../../../ui/product/ProductPicture.tsx'
import { Price } from '../../../ui/product/price/Price.tsx'
import { CustNumberField } from './CustNumberField.tsx'
import classes from './Favourites.module.css'
import type { Favourite } from './queries.ts'
import type { FavouriteChoice } from './useFavouriteChoice.ts'
import { WatchChoice } from './WatchChoice.tsx'

type Props = {
  favourites: readonly Favourite[]
  choice: FavouriteChoice
  pictureSize: number
  /** The way into the basket. */
  buy: (favourite: Favourite) => ReactNode
}

/** Favourites with their price and stock, to be chosen among. */
export function FavouriteLines({ favourites, choice, pictureSize, buy }: Props) {
  const text = useText()
  const reader = usePriceReader()
  return (
    <ProductLines label={text('favourites.title')}>
      {favourites.map((favourite) => {
        const { goodsSku: sku, custNumber } = favourite
        const number = shownNumber(sku)
        return (
          <li key={favourite.favoriteId} className={classes.line}>
            <Checkbox
              aria-label={text('favourites.select', { number })}
              checked={choice.chosen.includes(favourite)}
              onChange={() => choice.toggle(favourite)}
            />
            <ProductPicture product={sku} size={pictureSize} decorative />
            <ProductWords product={sku} custNumber={{ term: '', number: null }}>
              <CustNumberField key={custNumber} favourite={favourite} />
              <WatchChoice favourite={favourite} />
            </ProductWords>
            <div className={classes.price}>
              {sku.status !== 'disabled' && <Price price={sku.price} reader={reader} />}
              {buy(favourite)}
            </div>
          </li>
        )
      })}
    </ProductLines>
  )
}
