/**
 * What a customer confirms of an order, and what differs where it is no longer what they confirmed (30001). Amounts as they
 * travel. The revision of an order is made of the same facts, so that whatever changes it is shown.
 */

import type { ProductNumbers } from '../catalogue/product/number.ts'
import type { OrderOutcome } from './order.ts'

type Product = ProductNumbers
type Line = Product & {
  qty: number
  custNumber: string
  note: string
  shipsNow: number
  preOrdered: number
  expectedOn: string | null
  unitPrice: number
  discountPrice: number | null
}
type Place = Record<
  | 'company'
  | 'firstName'
  | 'lastName'
  | 'address1'
  | 'address2'
  | 'postcode'
  | 'city'
  | 'state'
  | 'country'
  | 'phone'
  | 'email',
  string
>
type Sums = {
  discount: number
  shippingCost: number
  handlingFee: number
  vatRate: number
  vatReason: string
  vat: number
  total: number
}
/** One of the orders that an order is split into. */
type PartOfOrder = {
  shipFrom: string
  carrier: string
  promisedOn: string | null
  couponCode: string
  lines: readonly (ProductNumbers & { qty: number })[]
  totals: Sums
}
export type ComparableOrder = {
  lines: readonly Line[]
  parts: readonly PartOfOrder[]
  disabled: readonly Product[]
  totals: Sums
  orderType: string
  shipFrom: string
  shipVia: string
  carriers: readonly { shipVia: string; name: string }[]
  forwarder: string
  files: readonly { fileId: number; name: string }[]
  promisedOn: string | null
  backOrders: string
  couponCode: string
  payment: { termsNetDays: number }
  outcome: OrderOutcome
  shipTo: Place
  billTo: Place
}

/** How what changed is written; a key of the texts says what it is. */
const kinds = {
  quantity: 'pieces',
  custNumber: 'words',
  note: 'words',
  price: 'money',
  shipsNow: 'pieces',
  preOrdered: 'pieces',
  expectedOn: 'day',
  shipTo: 'words',
  billTo: 'words',
  orderType: 'choice',
  files: 'words',
  shipFrom: 'words',
  carrier: 'words',
  forwarder: 'words',
  promisedOn: 'day',
  backOrders: 'choice',
  coupon: 'words',
  discount: 'money',
  shipping: 'money',
  handling: 'money',
  vatRate: 'percent',
  vatReason: 'choice',
  vat: 'money',
  terms: 'days',
  outcome: 'choice',
  total: 'money',
} as const
export type Changed = keyof typeof kinds

/**
 * One difference: of a product where it has a number, of the order from one warehouse where it has that, else of the whole
 * order. Null: there was none, or is none now.
 */
export type OrderChange = {
  what: Changed
  kind: (typeof kinds)[Changed]
  number: string | null
  warehouse: string | null
  /** That of the maker; empty where there is none. */
  oemCode: string
  ownMake: boolean
  before: number | string | null
  now: number | string | null
}

const noProduct = { oemCode: '', ownMake: false }

type Facts = Partial<Record<Changed, OrderChange['now']>>

/** All that a customer confirms, of each product by its number and of the whole; what differs here differs in `orderChanges`. */
export function orderFacts(order: ComparableOrder) {
  return { products: productFacts(order), whole: factsOfWhole(order), parts: factsOfParts(order) }
}

/** Every difference, those of products first, in the order of the lines; the total comes last. */
export function orderChanges(before: ComparableOrder, now: ComparableOrder): OrderChange[] {
  const [was, is] = [orderFacts(before), orderFacts(now)]
  const numbers = new Set([...was.products.keys(), ...is.products.keys()])
  const named = [before, now].flatMap(({ lines, disabled }) => [...lines, ...disabled])
  const products = new Map(named.map(({ number, oemCode, ownMake }) => [number, { oemCode, ownMake }]))
  const productOf = (number: string | null) => products.get(number ?? '') ?? noProduct
  const ofProducts = [...numbers].flatMap((number) => {
    const [one, other] = [was.products.get(number) ?? notOrdered, is.products.get(number) ?? notOrdered]
    return differences({ number, warehouse: null, ...productOf(number) }, one, other)
  })
  const keys = new Set([...was.parts.keys(), ...is.parts.keys()])
  const ofParts = [...keys].flatMap((key) => {
    const [warehouse = null, number = null] = key.split(' ')
    const none = number === null ? noOrder : notOrdered
    const subject = { number, warehouse, ...productOf(number) }
    return differences(subject, was.parts.get(key) ?? none, is.parts.get(key) ?? none)
  })
  const ofWhole = { number: null, warehouse: null, ...noProduct }
  return [...ofProducts, ...ofParts, ...differences(ofWhole, was.whole, is.whole)]
}

type Own = {
  /** Products that its buyer decided about since: what was replaced or left out, and what is ordered instead. */
  decided: ReadonlySet<string>
  /** Only what is there is ordered, before or now. */
  reduced: boolean
}

/**
 * What the customer has seen of an order whose options they changed since: what follows from that is no news to them, what became
 * of products, quantities and prices meanwhile is, until they confirm it.
 */
export function toShownOrder<O extends ComparableOrder>(shown: O, now: O, { decided, reduced }: Own): O {
  const before = new Map(shown.lines.map((line) => [line.number, line]))
  const isOwn = (number: string) => reduced || decided.has(number)
  const stay = now.lines.flatMap((line) => {
    const was = before.get(line.number)
    before.delete(line.number)
    if (!was) return isOwn(line.number) ? [line] : []
    const { unitPrice, discountPrice, custNumber, note } = was
    return [{ ...line, unitPrice, discountPrice, custNumber, note, qty: isOwn(line.number) ? line.qty : was.qty }]
  })
  const removed = [...before.values()].filter(({ number }) => !isOwn(number))
  const disabled = now.disabled.filter((one) => removed.every(({ number }) => number !== one.number))
  return { ...now, lines: [...stay, ...removed], disabled }
}

const notOrdered: Facts = { quantity: 0 }
// Of an order that is there only before, or only now, its total says all.
const noOrder: Facts = { total: null }
// It can no longer be ordered, however much of it was asked for.
const notSold: Facts = { quantity: null }

/** Of a product that is in the order only before, or only now, its quantity says all. */
function differences(
  of: Pick<OrderChange, 'number' | 'oemCode' | 'ownMake' | 'warehouse'>,
  before: Facts,
  now: Facts,
): OrderChange[] {
  const names = (Object.keys(before) as Changed[]).filter((what) => what in now)
  return names.flatMap((what) => {
    const [was = null, is = null] = [before[what], now[what]]
    return was === is ? [] : [{ what, kind: kinds[what], ...of, before: was, now: is }]
  })
}

function productFacts({ lines, disabled }: ComparableOrder) {
  return new Map<string, Facts>([
    ...lines.map((line) => [line.number, factsOfLine(line)] as const),
    ...disabled.map(({ number }) => [number, notSold] as const),
  ])
}

const factsOfLine = ({
  qty,
  custNumber,
  note,
  unitPrice,
  discountPrice,
  shipsNow,
  preOrdered,
  expectedOn,
}: Line): Facts => ({
  quantity: qty,
  custNumber: custNumber || null,
  note: note || null,
  price: discountPrice ?? unitPrice,
  shipsNow,
  preOrdered,
  expectedOn,
})

/** Of each order that it is split into, by its warehouse, and of its products, by both. */
const factsOfParts = ({ parts }: ComparableOrder) =>
  new Map<string, Facts>(
    parts.flatMap(({ shipFrom, lines, ...part }) => [
      [shipFrom, factsOfPart(part)],
      ...lines.map(({ number, qty }) => [`${shipFrom} ${number}`, { quantity: qty }] satisfies [string, Facts]),
    ]),
  )

const factsOfPart = ({ carrier, promisedOn, couponCode, totals }: Omit<PartOfOrder, 'shipFrom' | 'lines'>): Facts => ({
  carrier,
  promisedOn,
  ...factsOfSums(couponCode, totals),
  total: totals.total,
})

const factsOfWhole = ({ totals, carriers, shipVia, ...order }: ComparableOrder): Facts => ({
  shipTo: toPlace(order.shipTo),
  billTo: toPlace(order.billTo),
  orderType: order.orderType,
  // Another file may have the same name.
  files: order.files.map(({ fileId, name }) => `${name} (${fileId})`).join(', ') || null,
  shipFrom: order.shipFrom,
  carrier: carriers.find((offer) => offer.shipVia === shipVia)?.name ?? shipVia,
  forwarder: order.forwarder || null,
  promisedOn: order.promisedOn,
  // Where everything ships now, nothing was chosen; that it does, or no longer does, its lines say.
  ...(order.lines.some(({ qty, shipsNow }) => qty > shipsNow) && { backOrders: order.backOrders }),
  ...factsOfSums(order.couponCode, totals),
  terms: order.payment.termsNetDays,
  outcome: order.outcome,
  total: totals.total,
})

/** The total stands apart: it comes last of all. */
const factsOfSums = (couponCode: string, totals: Sums): Facts => ({
  coupon: couponCode || null,
  discount: totals.discount,
  shipping: totals.shippingCost,
  handling: totals.handlingFee,
  vatRate: totals.vatRate,
  vatReason: totals.vatReason,
  vat: totals.vat,
})

const toPlace = ({ firstName, lastName, postcode, city, ...place }: Place) =>
  [
    place.company,
    `${firstName} ${lastName}`.trim(),
    place.address1,
    place.address2,
    `${postcode} ${city}`.trim(),
    place.state,
    place.country,
    place.phone,
    place.email,
  ]
    .filter(Boolean)
    .join(', ')
