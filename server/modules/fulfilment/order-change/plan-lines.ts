import type { Input } from '../../../../contract/endpoint.ts'
import type { previewOrderChange } from '../../../../contract/fulfilment/order-change.ts'
import { maxQuantity } from '../../../../rules/basket/basket.ts'
import { toCents } from '../../../../rules/catalogue/price/money.ts'
import { lineSum, type OfferedPrice, type Promotion, priceTrace } from '../../../../rules/catalogue/price/promotion.ts'
import { agreedOffer, typedOffer } from '../../../../rules/fulfilment/order-change.ts'
import { mostOrderLines } from '../../../../rules/order/order.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { pricesFor } from '../../catalogue/pricing/price.queries.ts'
import { orderPromotions } from '../../catalogue/promotion/order-promotions.ts'
import { skusFor } from '../../order/checkout/preview.queries.ts'
import { type Head, type OrderLine, toBuyer } from './order-change.queries.ts'

export type ChangeRequest = Input<typeof previewOrderChange>['body']

/** A line as it is to be: so many pieces under an offer; what of them comes off the shelf is not known yet. */
export type PlannedLine = OrderLine & {
  isNew: boolean
  isTouched: boolean
  oemCode: string
  names: unknown
  /** Pieces that were not cancelled, before and after. */
  piecesBefore: number
  pieces: number
  /** Of a piece after promotions, and of all pieces that were not cancelled, in cents. */
  priceBefore: number
  discountBefore: number
  offer: OfferedPrice
  /** What the pieces cost with their promotion, and what free ones take off. Cents. */
  amount: number
  free: number
}

/**
 * The lines of an order as a change asks for them. A line keeps the price and the promotions under which it was placed; a new one has today's
 * price of the customer, and a typed price goes before both. Refuses fewer pieces than are in shipments, more of what is not sold any longer
 * or replaces returned goods free of charge, and what has no price.
 */
export async function planLines(
  db: Db | Tx,
  { head, before }: { head: Head; before: readonly OrderLine[] },
  request: ChangeRequest,
  now: Date,
) {
  refuseUnknown(before, request)
  const wishes = new Map(request.lines.map((line) => [line.position, line]))
  const kept = before.map((line) => planKept(line, head, wishes.get(line.position)))
  const added = await planAdded(db, head, { request, after: Math.max(...before.map(({ position }) => position)) }, now)
  const lines = [...kept, ...added]
  if (lines.length > mostOrderLines) throw new Refusal('order.too_many_lines', { fields: ['added'] })
  if (lines.every(({ pieces }) => pieces === 0)) throw new Refusal('order_change.all_removed', { fields: ['lines'] })
  return lines
}

/** Each line is named once, and is one of the order. */
function refuseUnknown(before: readonly OrderLine[], { lines }: ChangeRequest) {
  const positions = lines.map(({ position }) => position)
  const at = positions.findIndex(
    (position, index) => positions.indexOf(position) < index || before.every((line) => line.position !== position),
  )
  if (at >= 0) throw new Refusal('request.invalid', { fields: [`lines.${at}.position`] })
}

function planKept(
  line: OrderLine,
  { isReplacement }: Head,
  wish: ChangeRequest['lines'][number] | undefined,
): PlannedLine {
  const piecesBefore = line.quantity - line.cancelled
  const pieces = wish?.qty ?? piecesBefore
  const typed = wish?.unitPrice
  const details = { details: { position: line.position } }
  if (pieces < line.inShipments || (typed !== undefined && line.inShipments > 0)) {
    throw new Refusal('order_change.in_shipment', details)
  }
  // Free of charge is what was returned, and no piece more.
  if (pieces > piecesBefore && isReplacement && typed === undefined) {
    throw new Refusal('order_change.replacement', details)
  }
  if (pieces > piecesBefore && line.isDisabled) throw new Refusal('basket.product_disabled', details)
  if (pieces + line.cancelled > maxQuantity) throw new Refusal('request.invalid', details)
  const isTouched = pieces !== piecesBefore || typed !== undefined
  const offer = typed === undefined ? agreedOffer(line) : typedOffer(toCents(typed))
  const priced = priceLine(line, { pieces, offer, trace: typed === undefined ? line.trace : [] })
  const source = typed === undefined ? line.source : 'staff'
  const priceBefore = line.discountPrice ?? line.unitPrice
  const discountBefore = Math.round((line.discount * piecesBefore) / line.quantity)
  const was = { piecesBefore, priceBefore, discountBefore }
  return { ...priced, ...was, source, isNew: false, isTouched, oemCode: '', names: null, pieces, offer }
}

type Offered = { pieces: number; offer: OfferedPrice; trace: Promotion[] }

/** A line of which nothing is left keeps the price that it had. */
function priceLine<Line extends OrderLine>(line: Line, { pieces, offer, trace }: Offered) {
  if (pieces === 0) return { ...line, amount: 0, free: 0 }
  const { price, discount, discountPrice, promotionId } = lineSum(offer, pieces)
  const promotionTitle = promotionId === line.promotionId ? line.promotionTitle : null
  return {
    ...line,
    unitPrice: offer.unitPrice,
    discountPrice,
    promotionId,
    promotionTitle,
    trace: priceTrace(trace, offer.unitPrice, pieces),
    amount: price,
    free: discount,
  }
}

type Additions = { request: ChangeRequest; after: number }

async function planAdded(db: Db | Tx, head: Head, { request: { added }, after }: Additions, now: Date) {
  const skus = await skusFor(
    db,
    added.map(({ number }) => number.trim()),
  )
  const buyer = toBuyer(head)
  const prices = await pricesFor(
    db,
    buyer,
    [...skus.values()].map(({ skuId }) => skuId),
    now,
  )
  const lines = added.map(({ number, qty, unitPrice }, at): PlannedLine => {
    const fields = [`added.${at}.number`]
    const sku = skus.get(number.trim())
    if (!sku) throw new Refusal('basket.product_unknown', { fields })
    if (sku.status === 'disabled') throw new Refusal('basket.product_disabled', { fields })
    const price = prices.get(sku.skuId)
    const typed = unitPrice !== undefined
    const offer = typed ? typedOffer(toCents(unitPrice)) : price
    if (!offer) throw new Refusal('order.no_price', { fields })
    const row = emptyLine({ ...sku, position: after + at + 1, isAnnounced: sku.status === 'announced' })
    const line = { ...row, source: typed ? 'staff' : (price?.source ?? 'list') }
    const priced = priceLine(line, { pieces: qty, offer, trace: typed ? [] : [...(price?.promotions ?? [])] })
    const names = sku.names ?? null
    return { ...priced, isNew: true, isTouched: true, oemCode: sku.oemCode, names, ...wasNothing, pieces: qty, offer }
  })
  const { titles } = await orderPromotions(db, buyer, lines, now)
  return lines.map((line) => ({ ...line, promotionTitle: titles.get(line.promotionId ?? 0) ?? null }))
}

const wasNothing = { piecesBefore: 0, priceBefore: 0, discountBefore: 0 }

type NewProduct = Pick<OrderLine, 'skuId' | 'number' | 'name' | 'position' | 'isAnnounced'>

const emptyLine = ({ skuId, number, name, position, isAnnounced }: NewProduct): OrderLine => ({
  skuId,
  number,
  name,
  position,
  isAnnounced,
  isDisabled: false,
  quantity: 0,
  cancelled: 0,
  waiting: 0,
  inShipments: 0,
  shipsNow: 0,
  backOrdered: 0,
  preOrdered: 0,
  expectedOn: null,
  unitPrice: 0,
  discountPrice: null,
  source: 'list',
  promotionId: null,
  promotionTitle: null,
  trace: [],
  discount: 0,
})
