import { Button } from '../../../../ui/controls/Button.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { Preview } from '../queries.ts'
import { isFinal } from './machine.ts'
import type { InCheckout } from './useCheckout.ts'

type Props = {
  inCheckout: InCheckout
  preview: Preview
  /** Beside what changed: who presses accepts that. */
  confirmsChange?: boolean
}

/**
 * Places what is shown, at the price that it says. Pressed while the preview is asked for again, it waits for that, and
 * places only what was seen; where it is another now, it says so.
 */
export function PlaceButton({ inCheckout, preview, confirmsChange = false }: Props) {
  const text = useText()
  const { money } = useFormat()
  const { checkout, blocked, press } = inCheckout
  const { total, currency } = preview.totals
  return (
    <Button
      size="md"
      fullWidth={!confirmsChange}
      loading={checkout.state === 'placing' || checkout.state === 'settling'}
      disabled={blocked || isFinal(checkout.state)}
      onClick={() => press(confirmsChange && preview.couponCode === '')}
    >
      {text(buttonText(preview, confirmsChange), { price: money(total, currency), count: preview.parts.length })}
    </Button>
  )
}

function buttonText({ warnings, parts }: Preview, confirmsChange: boolean) {
  if (warnings.some(({ reason }) => reason === 'order.over_limit')) return 'order.submit_price'
  if (parts.length > 0) return confirmsChange ? 'order_split.confirm' : 'order_split.place'
  return confirmsChange ? 'order_change.confirm' : 'order.place_price'
}
