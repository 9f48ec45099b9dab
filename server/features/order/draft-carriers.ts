import type { Input } from '../../../contract/endpoint.ts'
import type { previewOrder } from '../../../contract/order-confirm.ts'
import { chosenForwarder, ownForwarder } from '../../../rules/forwarder.ts'
import { shippingCost } from '../../../rules/shipping.ts'
import type { Db, Tx } from '../../db/database.ts'
import { Refusal } from '../../http/refuse.ts'
import type { Title } from '../promotion/running.queries.ts'
import { forwardersOf, ratesFor } from './order-draft.queries.ts'

type Request = Pick<Input<typeof previewOrder>['body'], 'shipVia' | 'forwarderId' | 'forwarderName'>

type Sending = {
  /** Code of the warehouse. */
  shipFrom: string
  /** ISO code. */
  country: string
  region: string
  /** Cents. */
  goodsValue: number
  /** By which the standard carrier, the cheapest, costs nothing. */
  promotion: { promotionId: number; title: Title } | null
  /** The day on which goods are there that travel so many working days. */
  promise: (workingDays: number) => string | null
}

/**
 * Who could carry an order, for how much and by when; who does, or who fetches it. Refuses a country that nobody carries
 * to, and a carrier that does not carry there.
 */
export async function draftCarriers(db: Db | Tx, request: Request, sending: Sending) {
  const { shipFrom, country, region, goodsValue, promotion, promise } = sending
  const rates = await ratesFor(db, shipFrom, country)
  const ours = rates.map((rate, at) => ({
    shipVia: rate.carrier,
    name: rate.name,
    price: promotion && at === 0 ? 0 : shippingCost(rate, goodsValue),
    promisedOn: promise(rate.daysMax),
  }))
  if (ours.length === 0) throw new Refusal('order.not_delivered', { fields: ['addressId'] })

  const forwarders = await forwardersOf(db, region)
  // Whoever fetches the goods: they are ready when they would leave. How long he takes, he knows.
  const fetched = { shipVia: ownForwarder, name: 'Own forwarder', price: 0, promisedOn: promise(0) }
  const carriers = forwarders.length > 0 ? [...ours, fetched] : ours
  const carrier = request.shipVia ? carriers.find(({ shipVia }) => shipVia === request.shipVia) : carriers[0]
  if (!carrier) throw new Refusal('order.no_carrier', { fields: ['shipVia'] })
  const saved = rates[0] && carrier === ours[0] ? shippingCost(rates[0], goodsValue) : 0
  const shippingPromotion = saved > 0 ? promotion : null
  const fetching = chosenForwarder(carrier.shipVia, forwarders, request)
  return { carriers, carrier, forwarders, shippingPromotion, ...fetching }
}
