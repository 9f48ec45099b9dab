import { type Delivery, describeDelivery } from '../../../rules/order/delivery.ts'
import { ownForwarder } from '../../../rules/shipping/forwarder.ts'
import { deliveryTexts } from '../../../texts/order/delivery.ts'
import { useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'
import type { Fact } from '../list/Facts.tsx'
import classes from './Delivery.module.css'

type Order = Parameters<typeof describeDelivery>[0] & { shipVia: string; today: string }

/** What is true today of the day on which an order is delivered: the next one that is to come, or the one that is missed; nothing where there is none. */
export function useDeliveryFact(order: Order): Fact[] {
  const text = useText()
  const { day } = useFormat()
  const delivery = describeDelivery(order, order.today)
  if (!delivery) return []
  const { term, note } = deliveryTexts(delivery, { status: order.status, isFetched: order.shipVia === ownForwarder })
  const words = [delivery.on && day(delivery.on), note && text(note)].filter(Boolean).join(' · ')
  const late = (
    <span key="day" className={classes.late}>
      {words}
    </span>
  )
  return [[text(term), isMissed(delivery) ? late : words]]
}

const isMissed = ({ said }: Delivery) => said === 'late' || said === 'rest_late'
