import type { Money } from '../../../../rules/catalogue/price/money.ts'
import { chooseForwarder, ownForwarder } from '../../../../rules/shipping/forwarder.ts'
import { shippingCost } from '../../../../rules/shipping/shipping.ts'
import { Refusal } from '../../../http/refuse.ts'
import type { Title } from '../../catalogue/pricing/running-promotions.queries.ts'
import type { findShipping } from './preview.queries.ts'

/** Who is to carry; undefined: the cheapest. */
export type CarrierChoice = {
  shipVia: string | undefined
  forwarderId: number | undefined
  forwarderName: string | undefined
}

type CarrierContext = Pick<Awaited<ReturnType<typeof findShipping>>, 'rates' | 'forwarders'> & {
  goodsValue: Money
  /** By which the standard carrier, the cheapest, costs nothing. */
  promotion: { promotionId: number; title: Title } | null
  /** The delivery day of goods that travel so many working days, and the day on which they can be fetched. */
  promise: { deliveredAfter: (workingDays: number) => string | null; readyOn: string | null }
}

/**
 * Who could carry an order, for how much and by when; who does, or who fetches it. Refuses a country that no carrier goes
 * to, and a carrier that does not carry there.
 */
export function previewCarriers(
  choice: CarrierChoice,
  { rates, forwarders, goodsValue, promotion, promise }: CarrierContext,
) {
  const ours = rates.map((rate, at) => ({
    shipVia: rate.carrier,
    name: rate.name,
    price: promotion && at === 0 ? 0 : shippingCost(rate, goodsValue),
    promisedOn: promise.deliveredAfter(rate.daysMax),
  }))
  if (ours.length === 0) throw new Refusal('order.not_delivered', { fields: ['addressId'] })

  // Whoever fetches the goods: they are ready when they would leave. How long they take, they know.
  const fetched = { shipVia: ownForwarder, name: 'Own forwarder', price: 0, promisedOn: promise.readyOn }
  const carriers = forwarders.length > 0 ? [...ours, fetched] : ours
  const carrier = choice.shipVia ? carriers.find(({ shipVia }) => shipVia === choice.shipVia) : carriers[0]
  if (!carrier) throw new Refusal('order.no_carrier', { fields: ['shipVia'] })
  const saved = rates[0] && carrier === ours[0] ? shippingCost(rates[0], goodsValue) : 0
  const shippingPromotion = saved > 0 ? promotion : null
  const fetching = chooseForwarder(carrier.shipVia, forwarders, choice)
  return { carriers, carrier, forwarders, shippingPromotion, ...fetching }
}
