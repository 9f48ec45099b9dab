import { useEffect, useState } from 'react'
import { orderChanges } from '../../../../../rules/order/changes.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { Preview } from '../queries.ts'
import type { Placed, usePlaceOrder } from './usePlaceOrder.ts'

export type Placing = {
  preview: Preview
  place: ReturnType<typeof usePlaceOrder>
  /** What is shown is not what would be placed. */
  blocked: boolean
  /** The preview is being asked for again, such as for a number that was just typed. */
  asking: boolean
  onPlaced: (placed: Placed) => void
  /** Something is missing without which it cannot be placed. */
  onFaults: () => void
}

/**
 * Places what is shown, at the price that it says. Pressed while the preview is asked for again, it waits for that, and
 * places only what was seen; where it is another now, it says so.
 */
export function PlaceButton({ anew = false, ...placing }: Placing & { anew?: boolean }) {
  const text = useText()
  const { preview, place, blocked } = placing
  const { waiting, press } = usePress(placing, { withoutCoupon: anew && preview.couponCode === '' })
  const { money } = useFormat()
  const { total, currency } = preview.totals
  const waits = preview.warnings.some(({ reason }) => reason === 'order.over_limit')
  const count = preview.parts.length
  const one = anew ? 'order_change.confirm' : 'order.place_price'
  const several = anew ? 'order_split.confirm' : 'order_split.place'
  const words = count > 0 ? several : one
  return (
    <Button
      size="md"
      fullWidth={!anew}
      loading={place.isPending || waiting}
      disabled={blocked || place.isSuccess}
      onClick={press}
    >
      {text(waits ? 'order.submit_price' : words, { price: money(total, currency), count })}
    </Button>
  )
}

function usePress(
  { preview, place, blocked, asking, onPlaced, onFaults }: Placing,
  accepted: Parameters<Placing['place']['mutate']>[0],
) {
  const text = useText()
  const [seen, setSeen] = useState<Preview>()
  const go = () => (preview.faults.length > 0 ? onFaults() : place.mutate(accepted, { onSuccess: onPlaced }))
  useEffect(() => {
    if (!seen || asking) return
    setSeen(undefined)
    if (blocked) return
    if (isAsSeen(seen, preview)) go()
    else toast(text('order.changed_what'))
  })
  return { waiting: seen !== undefined, press: () => (asking ? setSeen(preview) : go()) }
}

/** Nothing but the papers differs, which stand on the page as soon as they are sent. */
const isAsSeen = (seen: Preview, preview: Preview) =>
  orderChanges(seen, preview).every(({ what }) => what === 'files') &&
  JSON.stringify(seen.warnings) === JSON.stringify(preview.warnings)
