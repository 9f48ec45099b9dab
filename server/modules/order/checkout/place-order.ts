import Value from 'typebox/value'
import { OrderPreview } from '../../../../contract/order/checkout.ts'
import { leavingBasket } from '../../../../rules/basket/basket-order.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { nextNumbers } from '../../../db/numbering.ts'
import type { Actor } from '../../../events/record.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { type IdempotencyKey, runOnce } from '../../../http/idempotency.ts'
import { Refusal } from '../../../http/refuse.ts'
import { queueMails } from '../../../mail/outbox.ts'
import { refusedProducts } from '../../basket/basket/refused-products.ts'
import { withNotes } from '../../basket/quick-order/save-list.ts'
import { keepsExpectedDays } from '../../catalogue/availability/expected-days.ts'
import { redeemCoupon } from '../../catalogue/coupon/coupon.queries.ts'
import { couponRefusal } from '../../catalogue/coupon/coupon-words.ts'
import { nameAccount } from '../../site/sites/bank-account.queries.ts'
import { attachFiles, lockAttachments } from '../file/file.ts'
import { buildPreview, type OrderRequest, type Preview } from './build-preview.ts'
import { saveOneOffAddress, shouldSaveAddress } from './choose-addresses.ts'
import { listToOrder, markOrdered, waitAsList } from './from-list.ts'
import { orderMail } from './order-mail.ts'
import { insertOrder, lockBuyer, removeOrderedLines, reserveStock } from './place-order.queries.ts'
import { orderPreview } from './preview.ts'
import { staffOrderMail } from './staff-mail.ts'
import { previewRevision } from './wire.ts'

type Placement = {
  caller: CustomerCaller
  actor: Actor
  request: OrderRequest & { revision: string }
  idempotencyKey: IdempotencyKey
  language: Language
  now: Date
}

/** Thrown inside the transaction, so that it rolls back; answered outside with what the order would be now. */
class OrderChanged extends Error {}

/**
 * Places the order that the customer confirmed, in one transaction: prices and stock read again, stock reserved by a
 * guarded update, its coupon by another, number taken from the counter, mail queued. Refuses with 30001 and the new
 * preview where anything differs from the confirmed revision. What passes the limits of the ordering account waits as
 * a quick order instead.
 */
export async function placeConfirmedOrder(db: Db, placement: Placement) {
  try {
    const answer = await db
      .transaction()
      .execute((tx) => runOnce(tx, placement.idempotencyKey, placement.now, () => place(tx, placement)))
    return { ...answer, orders: ordersIn(answer) }
  } catch (error) {
    if (!(error instanceof OrderChanged)) throw error
    const { caller, request } = placement
    // Answers are cut to the contract where they are written; the details of a refusal are not.
    const details = Value.Clean(OrderPreview, await orderPreview(db, caller, request, placement))
    throw new Refusal('order.changed', { details })
  }
}

type StoredAnswer = { orderId: number | null; orderno: string; total: number; orders?: PlacedOrder[] }

/** The orders of an answer; one that was kept before orders were split names its own alone. */
function ordersIn({ orders, orderId, orderno, total }: StoredAnswer): PlacedOrder[] {
  return orders ?? (orderId === null ? [] : [{ orderId, orderno, total }])
}

/**
 * Locks are always taken in this order: key, customer, account (whoever changes a basket takes it, so what is read of
 * the basket after it stays until the order is written), quick order, files, stock (sorted), arrivals (sorted), coupon,
 * counter, audit trail.
 */
async function place(tx: Tx, { caller, actor, request, language, now }: Placement) {
  await lockBuyer(tx, caller)
  const list = await listToOrder(tx, caller, request, now)
  await lockAttachments(tx, caller, request)
  const preview = await buildPreview({ db: tx, caller, now }, request)
  if (!preview.buyer.takesOrders) throw new Refusal('order.site_closed')
  const keeps = shouldSaveAddress(caller, request)
  if (preview.couponRefused) throw couponRefusal(preview.couponRefused, { caller, language })
  refuseFaults(preview.faults)
  if (previewRevision(preview, caller) !== request.revision) throw new OrderChanged()
  refuseDisabled(preview.disabled, request.lines)
  const sum = { total: toAmount(preview.totals.total), currency: caller.currency }
  if (preview.over) {
    const previewWithNotes = await finishBasket(tx, caller, preview, { request, list })
    const quickOrderId = await waitAsList(tx, caller, { preview: previewWithNotes, request, list }, now)
    return { orderId: null, orderno: '', status: 'waiting' as const, quickOrderId, orders: [], ...sum }
  }

  const reserved = await reserveStock(tx, preview.parts.flatMap(linesToReserve))
  if (!reserved || !(await keepsExpectedDays(tx, preview.parts, now))) throw new OrderChanged()
  const { parts } = await finishBasket(tx, caller, preview, { request, list })
  // Another order may have used it up since the check.
  const refused = preview.coupon && (await redeemCoupon(tx, caller, preview.coupon.couponId, now))
  if (refused) throw couponRefusal({ refused }, { caller, language })

  const status = preview.state
  const bank = status === 'awaitingPayment' ? await nameAccount(tx, [caller.orgId], caller.currency) : undefined
  // The counter comes last: its row makes all orders of the site wait until this transaction ends.
  const range = { orgId: caller.orgId, prefix: preview.buyer.sitePrefix }
  const numbers = await nextNumbers(tx, 'order', range, parts.length)
  const orders = await writeOrders(tx, { caller, preview, parts, numbers, status, bank, language, now })
  const { orderId, orderno } = orders[0]
  await attachFiles(tx, caller, preview.files, orderId)

  if (list) await markOrdered({ db: tx, caller, now }, list, { orderId, orderno, lines: preview.lines })
  if (keeps) await saveOneOffAddress(tx, preview.shipTo, { caller, actor, now })

  return { orderId, orderno, status, quickOrderId: list?.quickOrderId ?? null, orders, ...sum }
}

type Orders = Pick<Parameters<typeof orderMail>[0], 'caller' | 'preview' | 'status' | 'bank' | 'language'> & {
  parts: Preview['parts']
  numbers: readonly string[]
  now: Date
}

type PlacedOrder = { orderId: number; orderno: string; total: number }

/** Writes each order with its mails, to the customer and to the site, one after the other: there are no more of them than warehouses. */
async function writeOrders(
  tx: Tx,
  { preview, parts, numbers, now, ...placed }: Orders,
): Promise<[PlacedOrder, ...PlacedOrder[]]> {
  const written: PlacedOrder[] = []
  for (const [at, part] of parts.entries()) {
    const orderInput = { ...placed, preview: { ...preview, ...part }, orderno: numbers[at] ?? '' }
    const orderId = await insertOrder(tx, placed.caller, { ...orderInput, splitFrom: written[0]?.orderId ?? null, now })
    const content = { ...orderInput, orderId, recipient: preview.buyer.email, placedWith: numbers.toSpliced(at, 1) }
    await queueMails(tx, [orderMail(content), staffOrderMail(content)], now)
    written.push({ orderId, orderno: orderInput.orderno, total: toAmount(part.totals.total) })
  }
  const [first, ...others] = written
  if (!first) throw new Error('no order was written')
  return [first, ...others]
}

/** What the preview says is missing, or cannot be; the page has said so before it asked. */
function refuseFaults([first]: Preview['faults']) {
  if (first) throw new Refusal(first.reason, { fields: [first.field] })
}

type OrderSource = { request: OrderRequest; list: Awaited<ReturnType<typeof listToOrder>> }

/**
 * What is ordered leaves the basket; answers the order with what is noted there on what was ordered by itself. A list
 * stands beside the basket, and its lines have notes of their own: what is ordered by it may be in both.
 */
async function finishBasket(tx: Tx, caller: CustomerCaller, preview: Preview, { request, list }: OrderSource) {
  if (list) return preview
  const noted = (lines: Preview['lines']) => withNotes(lines, notes)
  const leaving = leavingBasket(preview.requestedLines, preview.lines)
  const notes = await removeOrderedLines(tx, caller, leaving, request.fromBasket ?? false)
  return {
    ...preview,
    lines: noted(preview.lines),
    parts: preview.parts.map((part) => ({ ...part, lines: noted(part.lines) })),
  }
}

function refuseDisabled(disabled: Preview['disabled'], lines: OrderRequest['lines']) {
  if (disabled.length === 0) return
  const numbers = disabled.map(({ number }) => number)
  const fields = lines.flatMap(({ number }, at) => (numbers.includes(number.trim()) ? [`lines.${at}.number`] : []))
  throw refusedProducts('basket.product_disabled', numbers, fields)
}

/** What is not on sale yet takes nothing, and waits at its shelf. */
export const linesToReserve = ({ lines, shipFrom }: Pick<Preview, 'lines' | 'shipFrom'>) =>
  lines.map((line) => ({ ...line, warehouse: shipFrom.code }))
