import { toSummary } from '../../../../rules/catalogue/product/summary.ts'
import { splitLine, waitingPieces } from '../../../../rules/order/back-order.ts'
import { orderTotals } from '../../../../rules/order/order.ts'
import { ownForwarder } from '../../../../rules/shipping/forwarder.ts'
import { chooseVat } from '../../../../rules/vat/rate.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { expectedDays } from '../../catalogue/availability/expected-days.ts'
import { shelfKey } from '../../catalogue/availability/shelf.ts'
import { insertOrder, reserveStock } from '../../order/checkout/place-order.queries.ts'
import { type Buyer, findShipping, type Place, skusFor } from '../../order/checkout/preview.queries.ts'
import { previewPromise } from '../../order/checkout/preview-back-orders.ts'
import { previewCarriers } from '../../order/checkout/preview-carriers.ts'
import type { ReplaceableLine } from './replacement.queries.ts'

/** Lines that leave from one warehouse to one address by one carrier. */
export type Parcel = readonly [ReplaceableLine, ...ReplaceableLine[]]

/** `reference` stands where customers have a number of their own. */
type Planning = { buyer: Buyer; reference: string; now: Date }

/** What is left of the choices of a checkout: a normal order of which everything leaves as soon as it is there. */
const plain = {
  orderType: 'REG',
  backOrders: 'split',
  instruction: '',
  held: null,
  coupon: null,
  shippingPromotion: null,
} as const

/**
 * Reserves the products of a parcel for an order at 0, which goes the way of the order that they came by, and waits at its warehouse if
 * its customer chose that. Nothing holds it and nothing of it is waited for. What is not there follows. Refuses what is sold no more and not there, and an address to which its warehouse does not send. All is locked by now.
 */
export async function planReplacement(tx: Tx, parcel: Parcel, { buyer, reference, now }: Planning) {
  const [first] = parcel
  const { shipTo, billTo, currency } = first
  const place = buyer.warehouses.find(({ code }) => code === first.shipFrom)
  if (!place) throw new Error(`${first.shipFrom} does not serve this customer`)
  const lines = await planLines(tx, parcel, now)
  const reserved = await reserveStock(
    tx,
    lines.map((line) => ({ ...line, warehouse: place.code })),
  )
  if (!reserved) throw new Error('a locked shelf has changed')
  const way = await findWay(tx, first, { lines, place, buyer, now })
  const preview = {
    ...plain,
    ...way,
    lines,
    shipTo,
    billTo,
    buyer,
    shipFrom: place,
    shipFromChosen: parcel.some((line) => line.shipFromChosen),
    poNumber: reference,
    vat: chooseVat({ shipFrom: place, shipTo, vatId: buyer.vatId, isDropShipped: false }),
    totals: orderTotals(lines),
  }
  // Nothing is to be paid before it leaves.
  const paid = buyer.termsNetDays === 0 ? { paidAt: now } : {}
  return { parcel, currency, order: { preview, splitFrom: null, status: 'submitted', ...paid, now } as const }
}

export type PlannedReplacement = Awaited<ReturnType<typeof planReplacement>>
/** Whose order it is; `impersonatorId` is the staff user who places it. */
type Placer = Omit<Parameters<typeof insertOrder>[1], 'currency'>

/** Places it under its number; answers its id. */
export const placeReplacement = (tx: Tx, { order, currency }: PlannedReplacement, placer: Placer, orderno: string) =>
  insertOrder(tx, { ...placer, currency }, { ...order, orderno })

/** Each product once, at 0, with what is there of it and when the rest comes. */
async function planLines(tx: Tx, parcel: Parcel, now: Date) {
  const [{ shipFrom: warehouse }] = parcel
  const bySku = Map.groupBy(parcel, ({ skuId }) => skuId)
  const skus = await skusFor(
    tx,
    parcel.map(({ number }) => number),
  )
  const free = { unitPrice: 0, discountPrice: null, amount: 0, discount: 0, source: 'customer' } as const
  const unreduced = { promotionId: null, promotion: null, trace: [] }
  const lines = [...skus.values()].map((sku) => {
    const returned = bySku.get(sku.skuId) ?? []
    const quantity = returned.reduce((sum, { pieces }) => sum + pieces, 0)
    const split = splitLine(sku.status === 'disabled' ? 'active' : sku.status, quantity, sku.stock[warehouse] ?? 0)
    if (sku.status === 'disabled' && split.backOrdered > 0)
      throw new Refusal('return.not_sold', { details: { number: sku.number } })
    const custNumber = returned[0]?.custNumber ?? ''
    const what = { skuId: sku.skuId, ...toSummary(sku), custNumber, note: '' }
    return { ...what, quantity, ...split, ...free, ...unreduced }
  })
  const waiting = lines.filter((line) => waitingPieces(line) > 0)
  const shelves = waiting.map((line) => ({ skuId: line.skuId, warehouse, pieces: waitingPieces(line) }))
  const days = await expectedDays(tx, shelves, { now })
  return lines.map((line) => ({ ...line, expectedOn: days.get(shelfKey({ skuId: line.skuId, warehouse })) ?? null }))
}

type Going = { lines: Awaited<ReturnType<typeof planLines>>; place: Place; buyer: Buyer; now: Date }

/** By the carrier of its order as long as they carry from there, or the customer's own one fetches; else by the cheapest. */
async function findWay(
  tx: Tx,
  { shipVia, forwarderId, forwarder, currency, shipTo }: ReplaceableLine,
  { lines, place, buyer, now }: Going,
) {
  const from = { warehouses: [place.code], region: buyer.region, currency, postcode: shipTo.postcode }
  const { rates, forwarders, ...country } = await findShipping(tx, shipTo.country, from)
  const isFetched = shipVia === ownForwarder && forwarders.some((one) => one.forwarderId === forwarderId)
  const isKnown = isFetched || rates.some(({ carrier }) => carrier === shipVia)
  const choice = {
    shipVia: isKnown ? shipVia : undefined,
    forwarderId: forwarderId ?? undefined,
    forwarderName: forwarder,
  }
  const sending = {
    rates,
    forwarders,
    promotion: null,
    goodsValue: { cents: 0, currency },
    promise: previewPromise(lines, 'split', { shipFrom: place, shipTo, now }),
  }
  const { carrier, forwarder: fetching } = previewCarriers(choice, sending)
  return { carrier, forwarder: fetching, country }
}
