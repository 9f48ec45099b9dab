import type { ShipmentState } from '../../../rules/fulfilment/shipment/shipment.ts'
import { StatusBadge, type Tone } from '../feedback/StatusBadge.tsx'
import { useText } from '../language/language.tsx'

const tones: Record<ShipmentState, Tone> = {
  picking: 'quiet',
  packed: 'active',
  left: 'active',
  delivered: 'good',
  failed: 'bad',
  cancelled: 'quiet',
}

/** How far a shipment is. */
export function ShipmentStatusBadge({ state }: { state: ShipmentState }) {
  const text = useText()
  return <StatusBadge tone={tones[state]}>{text(`shipment.state_${state}`)}</StatusBadge>
}
