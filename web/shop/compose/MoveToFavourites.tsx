import { useMay } from '../../api/session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useText } from '../../ui/language/language.tsx'
import type { BasketEditing } from '../features/basket/basket/page/useBasketEditing.ts'
import { useKeepFavourites } from '../features/basket/favourites/useChangeFavourites.ts'

/** Keeps the chosen lines of the basket as favourites and takes them out; one that cannot be kept stays. */
export function MoveToFavourites({ editing: { chosen, moveOut } }: { editing: BasketEditing }) {
  const text = useText()
  const may = useMay('cust:favorites')
  const keep = useKeepFavourites()
  if (!may) return null
  const move = () =>
    keep.mutate(
      chosen.map(({ goodsSku: { id, number }, custNumber }) => ({ id, number, custNumber })),
      {
        onSuccess: ({ lines }) => {
          const movedLines = chosen.filter((_, at) => lines[at]?.added)
          if (movedLines.length > 0) {
            moveOut(movedLines)
            toast(text('basket_line.moved', { count: movedLines.length }), 'good')
          }
          const refused = lines.find(({ added }) => !added)
          if (refused) toast(refused.msg ?? '', 'bad')
        },
      },
    )
  return (
    <Button variant="default" disabled={chosen.length === 0} loading={keep.isPending} onClick={move}>
      {text('basket_line.move')}
    </Button>
  )
}
