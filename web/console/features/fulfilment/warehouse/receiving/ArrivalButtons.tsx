import { Button } from '../../../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../../../ui/controls/ButtonLink.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { detailLink } from '../../../../../ui/page/console-link.ts'
import type { Arrival } from '../queries.ts'

/** Opens the form of an arrival. */
export function ChangeButton({ arrival: { number, expectedOn }, onPress }: { arrival: Arrival; onPress: () => void }) {
  const text = useText()
  const { day } = useFormat()
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={text('warehouse.change_arrival_of', { number, day: day(expectedOn) })}
      onClick={onPress}
    >
      {text('warehouse.change_arrival')}
    </Button>
  )
}

type TakeProps = {
  arrival: Arrival
  /** Whether the receipt is one of another warehouse. */
  isOther: boolean
  onTake: (arrival: Arrival) => void
}

/** Goods of a purchase order of ours are received with it: a receipt that names none comes off what is expected first. */
export function TakeButton({ arrival, isOther, onTake }: TakeProps) {
  const text = useText()
  const { number, reference, purchaseOrderId } = arrival
  if (purchaseOrderId !== null)
    return (
      <ButtonLink
        {...detailLink('purchase-orders', purchaseOrderId)}
        search={{ open: 'receive' } as never}
        variant="tonal"
        size="compact-sm"
        aria-label={text('warehouse.receive_order_of', { number, order: reference })}
      >
        {text('warehouse.receive_order')}
      </ButtonLink>
    )
  return (
    <Button
      variant="tonal"
      size="compact-sm"
      disabled={isOther}
      aria-label={text('warehouse.take_of', { number })}
      onClick={() => onTake(arrival)}
    >
      {text('warehouse.take')}
    </Button>
  )
}
