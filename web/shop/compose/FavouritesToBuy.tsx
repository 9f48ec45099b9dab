import { shownNumber } from '../../../rules/catalogue/product/number.ts'
import { useMay } from '../../api/session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useText } from '../../ui/language/language.tsx'
import { useAddManyToBasket } from '../features/basket/basket/useAddManyToBasket.ts'
import type { FavouriteChoice } from '../features/basket/favourites/useFavouriteChoice.ts'

/** Puts one piece of each chosen favourite into the basket. Not there for who may not buy. */
export function FavouritesToBuy({ choice }: { choice: FavouriteChoice }) {
  const text = useText()
  const may = useMay('cust:shoppingcart')
  const names = new Map(choice.chosen.map(({ goodsSku }) => [goodsSku.number, shownNumber(goodsSku)]))
  const { add, isPending } = useAddManyToBasket((number) => names.get(number) ?? number)
  if (!may) return null
  return (
    <Button
      size="compact-sm"
      loading={isPending}
      disabled={choice.chosen.length === 0}
      onClick={() =>
        add(
          choice.chosen.map(({ goodsSku }) => ({ number: goodsSku.number, qty: 1 })),
          choice.clear,
        )
      }
    >
      {text('favourites.add_selected')}
    </Button>
  )
}
