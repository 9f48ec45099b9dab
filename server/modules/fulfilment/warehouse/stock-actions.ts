import type { Input } from '../../../../contract/endpoint.ts'
import type * as contract from '../../../../contract/fulfilment/stock.ts'
import { changeArrivals } from '../../../../rules/catalogue/product/arrival.ts'
import { isPurchaseOrderNumber } from '../../../../rules/numbering.ts'
import type { AuditAction } from '../../../../rules/office/audit.ts'
import { isDay } from '../../../../rules/shipping/day.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import { Refusal } from '../../../http/refuse.ts'
import type { StaffChange } from '../../../staff/staff-change.ts'
import { shelfKey } from '../../catalogue/availability/shelf.ts'
import { lockStock } from '../../catalogue/availability/stock-ledger.queries.ts'
import { correctStock, countStock } from '../order-lifecycle/count-stock.ts'
import { expectGoods } from '../order-lifecycle/expect-goods.ts'
import { receiveGoods } from '../order-lifecycle/receive-goods.ts'
import {
  findOpenArrivals,
  findTimeZone,
  isOrdered,
  orderNumbers,
  productsByNumber,
  requireWarehouse,
} from './stock.staff.ts'

// So many orders that were waited for are named in the answer.
const mostNamedOrders = 100

type Line = { number: string; qty: number }

/** Books goods of a supplier's note, and answers who gets them. */
export async function receive(
  change: StaffChange,
  { warehouse, reference, purchaseOrder, takesSurplus, lines }: Input<typeof contract.receiveGoods>['body'],
) {
  const { tx, call, changer } = change
  await requireWarehouse(tx, call.caller, warehouse)
  const products = await productsByNumber(
    tx,
    lines.map(({ number }) => number),
  )
  const pieces = sumByProduct(lines, products)
  const receipt = {
    warehouse,
    reference: reference.trim(),
    lines: pieces.map(({ skuId, qty }) => ({ skuId, pieces: qty })),
    ...(purchaseOrder && { purchaseOrder: { ...purchaseOrder, number: purchaseOrder.number.trim() } }),
    ...(takesSurplus !== undefined && { takesSurplus }),
  }
  const { receiptId, surplus, promised } = await receiveGoods(tx, receipt, changer)
  const byOrder = Map.groupBy(promised, ({ orderId }) => orderId)
  const named = [...byOrder].slice(0, mostNamedOrders)
  const numbers = await orderNumbers(
    tx,
    named.map(([orderId]) => orderId),
  )
  const received = sum(pieces.map(({ qty }) => qty))
  await noteStock(change, 'stock.received', {
    subject: `receipt ${receiptId}`,
    after: {
      warehouse,
      reference: receipt.reference,
      purchaseOrder: receipt.purchaseOrder?.number,
      products: pieces.length,
      pieces: received,
      ...(surplus.length > 0 && { surplus }),
    },
  })
  return {
    receiptId,
    pieces: received,
    promised: sum(promised.map((one) => one.pieces)),
    orders: named.map(([orderId, parts]) => ({
      orderId,
      orderno: numbers.get(orderId) ?? '',
      pieces: sum(parts.map((one) => one.pieces)),
    })),
    surplus,
    notSold: pieces.filter(({ isSold }) => !isSold).map(({ number }) => number),
    announced: pieces.filter(({ isAnnounced }) => isAnnounced).map(({ number }) => number),
  }
}

/** Books what was counted. A product that is counted at two places of a warehouse is summed. */
export async function count(change: StaffChange, { warehouse, lines }: Input<typeof contract.countShelves>['body']) {
  const { tx, call, changer } = change
  await requireWarehouse(tx, call.caller, warehouse)
  const products = await productsByNumber(
    tx,
    lines.map(({ number }) => number),
  )
  const counts = sumByProduct(lines, products)
  const moved = await countStock(
    tx,
    counts.map(({ skuId, qty }) => ({ skuId, warehouse, counted: qty })),
    { ref: `count ${crypto.randomUUID()}`, accountId: changer.accountId, now: changer.now },
  )
  const differences = counts.flatMap(({ skuId, number }) => {
    const pieces = moved.get(shelfKey({ skuId, warehouse }))
    return pieces === undefined ? [] : [{ number, pieces }]
  })
  await noteStock(change, 'stock.counted', {
    subject: `warehouse ${warehouse}`,
    after: { counted: counts.length, differences },
  })
  return { counted: counts.length, differences }
}

/** Adds pieces to a shelf or takes some away, for a reason. */
export async function correct(change: StaffChange, body: Input<typeof contract.correctShelf>['body']) {
  const { tx, call, changer } = change
  const { warehouse, pieces, kind } = body
  const reason = body.reason.trim()
  if (pieces === 0 || (kind === 'scrap' && pieces > 0)) throw new Refusal('request.invalid', { fields: ['pieces'] })
  await requireWarehouse(tx, call.caller, warehouse)
  const product = (await productsByNumber(tx, [body.number])).get(body.number)
  if (!product) throw new Refusal('stock.unknown_number')
  const { skuId, number } = product
  const cause = { kind, ref: `${kind} ${crypto.randomUUID()}`, reason, accountId: changer.accountId, now: changer.now }
  const onHand = await correctStock(tx, { skuId, warehouse, pieces }, cause)
  await noteStock(change, 'stock.corrected', {
    subject: `product ${number}`,
    before: { warehouse, onHand: onHand - pieces },
    after: { warehouse, onHand, kind, reason },
  })
  return { number, onHand }
}

/** Adds, changes or ends one expected arrival of a shelf, and tells the customers who wait for it. Refuses a number of our purchase orders, which say themselves what they bring. */
export async function changeArrival(change: StaffChange, body: Input<typeof contract.changeArrival>['body']) {
  const { tx, call, changer } = change
  const { warehouse, before, after } = body
  const reference = body.reference.trim()
  if (after ? !isDay(after.expectedOn) : !before) throw new Refusal('request.invalid', { fields: ['after'] })
  await requireWarehouse(tx, call.caller, warehouse)
  const isOurs = isPurchaseOrderNumber(reference)
  // What was noted under the number of one that is not ordered may be ended.
  if (isOurs && (after || (await isOrdered(tx, reference)))) throw new Refusal('purchase_order.own_arrival')
  const product = (await productsByNumber(tx, [body.number])).get(body.number)
  if (!product) throw new Refusal('stock.unknown_number')
  const { skuId, number } = product
  const shelf = { skuId, warehouse }
  await lockStock(tx, [shelf])
  const today = dateIn(changer.now, await findTimeZone(tx, warehouse))
  const arrivals = changeArrivals(await findOpenArrivals(tx, shelf), { reference, before, after }, today)
  if (typeof arrivals === 'string') throw new Refusal(arrivals)
  const goods = arrivals.map((one) => ({ ...shelf, ...one }))
  await expectGoods(tx, goods, changer.now)
  await noteStock(change, 'stock.arrival_changed', {
    subject: `product ${number}`,
    before: { warehouse, reference, ...before },
    after: { warehouse, reference, ...after },
  })
  return { number, expected: sum(goods.map(({ pieces }) => pieces)) }
}

type Products = Awaited<ReturnType<typeof productsByNumber>>
type Product = Products extends Map<string, infer Found> ? Found : never

function sumByProduct(lines: readonly Line[], products: Products) {
  const sums = new Map<number, Product & { qty: number }>()
  for (const { number, qty } of lines) {
    const product = products.get(number)
    if (!product) continue
    const before = sums.get(product.skuId)
    sums.set(product.skuId, { ...product, qty: (before?.qty ?? 0) + qty })
  }
  return [...sums.values()]
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

type Note = { subject: string; before?: object; after: object }

/** A shelf is no customer's; the event stands with the site of the staff user. */
const noteStock = ({ tx, call: { request, caller, now } }: StaffChange, action: AuditAction, note: Note) =>
  recordEvent(tx, { ...toActor(request, caller), ...note, action }, now)
