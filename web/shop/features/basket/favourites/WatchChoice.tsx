import { Checkbox } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { watchFavourite } from '../../../../../contract/basket/favourites.ts'
import { shownNumber } from '../../../../../rules/catalogue/product/number.ts'
import { call } from '../../../../api/call.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Favourites.module.css'
import { type Favourite, listKey } from './queries.ts'

/** What an account is notified of about a favourite by mail and message: that it is back, where it is sold out, and a lower price. */
export function WatchChoice({ favourite: { favoriteId, goodsSku, watch } }: { favourite: Favourite }) {
  const text = useText()
  const queries = useQueryClient()
  const watching = useMutation({
    mutationFn: (newWatch: Favourite['watch']) => call(watchFavourite, { params: { id: favoriteId }, body: newWatch }),
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  })
  const { stock, price } = watching.isPending ? watching.variables : watch
  const number = shownNumber(goodsSku)
  // Of what is no longer sold there is nothing to wait for; an older request can be taken back.
  const sold = goodsSku.status !== 'disabled'
  const choices = [
    {
      key: 'stock',
      checked: stock,
      shown: stock || (sold && goodsSku.stock.total === 0),
      label: text('favourites.watch_stock'),
    },
    { key: 'price', checked: price, shown: price || (sold && goodsSku.price), label: text('favourites.watch_price') },
  ]
  return (
    <div className={classes.watch}>
      {choices
        .filter(({ shown }) => shown)
        .map(({ key, checked, label }) => (
          <Checkbox
            key={key}
            size="xs"
            label={label}
            aria-label={`${label} · ${number}`}
            checked={checked}
            onChange={() => watching.mutate({ stock, price, [key]: !checked })}
          />
        ))}
    </div>
  )
}
