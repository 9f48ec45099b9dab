import { Button } from '../../../ui/Button.tsx'
import { useFormat } from '../../../ui/format.ts'
import { useText } from '../../../ui/language.tsx'
import type { Preview } from './queries.ts'
import type { Placed, usePlaceOrder } from './usePlaceOrder.ts'

export type Placing = {
  preview: Preview
  place: ReturnType<typeof usePlaceOrder>
  /** What is shown is not what would be placed. */
  blocked: boolean
  onPlaced: (placed: Placed) => void
  /** Something is missing without which it cannot be placed. */
  onFaults: () => void
}

/** Places what is shown, at the price that it says. */
export function PlaceButton({
  preview,
  place,
  blocked,
  onPlaced,
  onFaults,
  anew = false,
}: Placing & { anew?: boolean }) {
  const text = useText()
  const { money } = useFormat()
  const { total, currency } = preview.totals
  const waits = preview.warnings.some(({ reason }) => reason === 'order.over_limit')
  const words = anew ? 'order_change.confirm' : 'order.place_price'
  return (
    <Button
      size="md"
      fullWidth={!anew}
      loading={place.isPending}
      disabled={blocked || place.isSuccess}
      onClick={() => (preview.faults.length > 0 ? onFaults() : place.mutate(undefined, { onSuccess: onPlaced }))}
    >
      {text(waits ? 'order.submit_price' : words, { price: money(total, currency) })}
    </Button>
  )
}
