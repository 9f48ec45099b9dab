import type { PurchaseOrderState } from '../../../../../rules/fulfilment/purchase-order.ts'
import { StatusBadge, type Tone } from '../../../../ui/feedback/StatusBadge.tsx'
import { useText } from '../../../../ui/language/language.tsx'

const tones: Record<PurchaseOrderState, Tone> = {
  draft: 'quiet',
  ordered: 'active',
  partlyReceived: 'active',
  received: 'good',
  cancelled: 'quiet',
}

/** How far a purchase order is. */
export function PurchaseOrderBadge({ state }: { state: PurchaseOrderState }) {
  const text = useText()
  return <StatusBadge tone={tones[state]}>{text(`purchase_order.state_${state}`)}</StatusBadge>
}
