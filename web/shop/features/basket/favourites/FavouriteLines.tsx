import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { shownNumber } from '../../../../../rules/catalogue/product/number.ts'
import { usePriceReader } from '../../../../api/session/session.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { ProductList } from '../../../../ui/product/ProductList.tsx'
import type { Counterpart } from '../../../../ui/product/product.ts'
import { CustNumberField } from './CustNumberField.tsx'
import classes from './Favourites.module.css'
import type { Favourite } from './queries.ts'
import type { FavouriteChoice } from './useFavouriteChoice.ts'
import { WatchChoice } from './WatchChoice.tsx'

type Props = {
  favourites: readonly Favourite[]
  choice: FavouriteChoice
  /** What can be done with each. */
  action: (product: Favourite['goodsSku']) => ReactNode
  counterpartAction?: ((counterpart: Counterpart) => ReactNode) | undefined
}

/** Favourites as every list shows products, to be chosen among; below each the account's note. */
export function FavouriteLines({ favourites, choice, action, counterpartAction }: Props) {
  const text = useText()
  return (
    <ProductList
      products={favourites.map((favourite) => ({ ...favourite.goodsSku, favourite }))}
      label={text('favourites.title')}
      reader={usePriceReader()}
      action={action}
      counterpartAction={counterpartAction}
      select={({ favourite }) => (
        <Checkbox
          aria-label={text('favourites.select', { number: shownNumber(favourite.goodsSku) })}
          checked={choice.chosen.includes(favourite)}
          onChange={() => choice.toggle(favourite)}
        />
      )}
      note={({ favourite }) => (
        <div className={classes.note}>
          <CustNumberField key={favourite.custNumber} favourite={favourite} />
          <WatchChoice favourite={favourite} />
        </div>
      )}
    />
  )
}
