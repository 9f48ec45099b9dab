import { deliveryReach, type Reach } from '../../../../../../rules/order/delivery.ts'
import type { OrderWait } from '../../../../../../rules/order/order.ts'
import { ownForwarder } from '../../../../../../rules/shipping/forwarder.ts'
import type { TextKey } from '../../../../../../texts/index.ts'
import { promiseTerm, waitNote } from '../../../../../../texts/order/delivery.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { Preview } from '../../queries.ts'

type PromisePreview = Pick<Preview, 'lines' | 'backOrders' | 'outcome'>

/**
 * What is shown of the day of an order by a carrier: what it is the day of, or what the order waits for. A day of ours is that of
 * delivery; a forwarder takes their time from the day on which they may fetch the goods.
 */
export function usePromise(preview: PromisePreview) {
  const text = useText()
  const { day } = useFormat()
  const reach = deliveryReach(preview.lines, preview.backOrders)
  const note = waitText(preview.outcome, reach)
  return (shipVia: string, promisedOn: string | null): [term: string, value: string] | null => {
    const term = text(promiseTerm(reach, shipVia === ownForwarder))
    if (note) return [term, text(note)]
    return promisedOn === null ? null : [term, day(promisedOn)]
  }
}

/** What nothing of an order leaves before; undefined where it is processed at once. */
export function waitText(outcome: Preview['outcome'], reach: Reach = 'all'): TextKey | undefined {
  const wait = waits[outcome]
  return wait && waitNote(wait, reach)
}

const waits: Partial<Record<Preview['outcome'], OrderWait>> = {
  awaitingPayment: 'payment',
  held_overdue: 'overdue',
  held_limit: 'limit',
  over_order: 'approval',
  over_month: 'approval',
}
