import type { Input } from '../../../../contract/endpoint.ts'
import type * as contract from '../../../../contract/fulfilment/purchase-order.ts'
import { isOpen } from '../../../../rules/fulfilment/purchase-order.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import type { StaffChange } from '../../../staff/staff-change.ts'
import { lockStock } from '../../catalogue/availability/stock-ledger.queries.ts'
import { expectGoods } from '../order-lifecycle/expect-goods.ts'
import { findTimeZone, ownWarehouses, requireWarehouse } from '../warehouse/stock.staff.ts'
import { checkLines, readLines, toNote } from './purchase-lines.ts'
import {
  findExpectedOfOrder,
  findPurchaseLines,
  lockPurchaseOrder,
  storeNewOrder,
  storePurchaseLines,
  storePurchaseOrder,
} from './purchase-order.queries.ts'
import { findPurchaseOrder } from './purchase-order.staff.ts'
import { findSupplier } from './supplier.staff.ts'

type Change<E extends { body: unknown }> = { id: number; body: E['body'] }

/** Begins a draft for a warehouse of the caller's. */
export async function addPurchaseOrder(change: StaffChange, body: Input<typeof contract.addPurchaseOrder>['body']) {
  const { tx, call, changer } = change
  const { warehouse } = body
  await requireWarehouse(tx, call.caller, warehouse)
  const supplier = orNotFound(await findSupplier(tx, body.supplierId))
  const lines = checkLines(await readLines(tx, body.lines), [], await today(change, warehouse))
  const { supplierId, currency, name } = supplier
  const made = await storeNewOrder(tx, { warehouse, supplierId, currency, now: changer.now })
  await storePurchaseLines(tx, made.purchaseOrderId, lines)
  await note(change, 'purchase_order.added', made.number, { after: { warehouse, supplier: name, ...toNote(lines) } })
  return made
}

/** Changes lines and the supplier's number; of what is ordered the arrivals follow, and whoever waits is notified. */
export async function changePurchaseOrder(
  change: StaffChange,
  { id, body }: Change<Input<typeof contract.changePurchaseOrder>>,
) {
  const { tx } = change
  const order = await loadOrder(change, id, body.version)
  const lines = await readLines(tx, body.lines)
  const before = await lockLines(change, order, lines)
  if (lines.length === 0 && order.orderedAt) throw new Refusal('purchase_order.no_lines')
  const kept = checkLines(lines, before, await today(change, order.warehouse))
  await storePurchaseLines(tx, id, kept)
  const supplierReference = body.supplierReference.trim()
  const status = order.orderedAt ? 'ordered' : 'draft'
  await storePurchaseOrder(tx, id, { status, orderedAt: order.orderedAt, supplierReference })
  if (order.orderedAt) await expectLines(change, id, [...before, ...kept])
  return done(change, 'purchase_order.changed', order, {
    before: { supplierReference: order.supplierReference, ...toNote(before) },
    after: { supplierReference, ...toNote(kept) },
  })
}

/** Marks a draft as ordered: what has a day is expected from then on. */
export async function placePurchaseOrder(
  change: StaffChange,
  { id, body }: Change<Input<typeof contract.placePurchaseOrder>>,
) {
  const { tx, changer } = change
  const order = await loadOrder(change, id, body.version)
  if (order.state !== 'draft') throw new Refusal('purchase_order.not_now')
  const lines = await findPurchaseLines(tx, id)
  if (lines.length === 0) throw new Refusal('purchase_order.no_lines')
  // Each day is a new one to those who wait.
  checkLines(
    lines.map((line) => ({ ...line, position: null })),
    [],
    await today(change, order.warehouse),
  )
  const { supplierReference } = order
  await storePurchaseOrder(tx, id, { status: 'ordered', orderedAt: changer.now, supplierReference })
  await expectLines(change, id, lines)
  return done(change, 'purchase_order.placed', order, { after: toNote(lines) })
}

/** Cancels what has not come. Where nothing has, the purchase order is cancelled; else it is complete. */
export async function cancelPurchaseOrder(
  change: StaffChange,
  { id, body }: Change<Input<typeof contract.cancelPurchaseOrder>>,
) {
  const { tx } = change
  const order = await loadOrder(change, id, body.version)
  const before = await lockLines(change, order, [])
  const after = before.map((line) => ({ ...line, cancelled: Math.max(line.quantity - line.received, line.cancelled) }))
  if (order.orderedAt) await storePurchaseLines(tx, id, after)
  const status = before.some(({ received }) => received > 0) ? 'ordered' : 'cancelled'
  await storePurchaseOrder(tx, id, { ...order, status })
  await expectLines(change, id, before)
  return done(change, 'purchase_order.cancelled', order, { before: toNote(before), after: { status } })
}

type Order = Awaited<ReturnType<typeof loadOrder>>

/** A purchase order that may still be changed, as the caller has seen it; locked until the end of the transaction. */
async function loadOrder({ tx, call }: StaffChange, id: number, version: number) {
  const warehouses = await ownWarehouses(tx, call.caller)
  await lockPurchaseOrder(tx, id)
  const order = orNotFound(await findPurchaseOrder(tx, { id, warehouses, now: call.now }))
  if (order.version !== version) throw new Refusal('purchase_order.changed')
  if (!isOpen(order.state)) throw new Refusal('purchase_order.not_now')
  return order
}

/** The lines as they are while nobody receives goods of them; those of a draft wait for nobody. */
async function lockLines({ tx }: StaffChange, order: Order, lines: readonly { skuId: number }[]) {
  const stored = await findPurchaseLines(tx, order.purchaseOrderId)
  if (!order.orderedAt) return stored
  const { warehouse } = order
  await lockStock(
    tx,
    [...stored, ...lines].map(({ skuId }) => ({ skuId, warehouse })),
  )
  return findPurchaseLines(tx, order.purchaseOrderId)
}

async function expectLines({ tx, changer }: StaffChange, id: number, lines: readonly { skuId: number }[]) {
  const skuIds = lines.map(({ skuId }) => skuId)
  await expectGoods(tx, await findExpectedOfOrder(tx, id, skuIds), changer.now)
}

const today = async ({ tx, changer }: StaffChange, warehouse: string) =>
  dateIn(changer.now, await findTimeZone(tx, warehouse))

type Action = `purchase_order.${'added' | 'changed' | 'placed' | 'cancelled'}`
type Note = { before?: object; after: object }

async function done(change: StaffChange, action: Action, { purchaseOrderId, number }: Order, noted: Note) {
  await note(change, action, number, noted)
  return { purchaseOrderId, number }
}

/** A purchase order is no customer's; the event stands with the site of the staff user. */
const note = ({ tx, call: { request, caller, now } }: StaffChange, action: Action, number: string, noted: Note) =>
  recordEvent(tx, { ...toActor(request, caller), action, subject: `purchase order ${number}`, ...noted }, now)
