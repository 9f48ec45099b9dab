import { deliveryReach } from '../../../../rules/order/delivery.ts'
import { carrierText } from '../../../../rules/shipping/shipping.ts'
import type { Language } from '../../../../texts/index.ts'
import { promiseTerm } from '../../../../texts/order/delivery.ts'
import { say } from '../../../../texts/say.ts'
import { makeFormats } from '../../../documents/formats.ts'
import type { EventDelivery } from './update.queries.ts'

type Way = Pick<EventDelivery, 'carrier' | 'forwarder' | 'shipTo'>

/** By when the order is there, or ready for the customer's forwarder; that nobody knows yet. Nothing where nothing is left to deliver. */
export function promiseLines({ promisedOn, lines, backOrders, ...way }: EventDelivery, language: Language) {
  if (!lines) return []
  if (promisedOn === null) return [say(language, 'mail.update_no_day')]
  const { day } = makeFormats(language, 'EUR')
  const term = say(language, promiseTerm(deliveryReach(lines, backOrders), way.forwarder !== ''))
  return [say(language, 'mail.row', { term, value: `${day(promisedOn)}, ${carrierName(way, language)}` })]
}

/** How it was to be delivered, and how it is now. */
export const changedWayLines = ({ before, ...now }: EventDelivery, language: Language) => [
  ...(before
    ? [say(language, 'mail.row', { term: say(language, 'mail.changed_before'), value: describeWay(before, language) })]
    : []),
  say(language, 'mail.row', { term: say(language, 'mail.changed_after'), value: describeWay(now, language) }),
]

function describeWay(way: Way, language: Language) {
  const { company, address1, address2, postcode, city } = way.shipTo
  const place = [company, address1, address2, `${postcode} ${city}`.trim()].filter(Boolean).join(', ')
  return `${carrierName(way, language)}, ${place}`
}

function carrierName({ carrier, forwarder }: Way, language: Language) {
  const key = carrierText(carrier)
  return forwarder || (key ? say(language, key) : carrier)
}
