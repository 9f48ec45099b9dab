import Value from 'typebox/value'
import type { Input } from '../../../../contract/endpoint.ts'
import { type changeOrder, previewOrderChange } from '../../../../contract/fulfilment/order-change.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { changeOnce, lockOwnOrder, type StaffCall, type StaffChange } from '../../../staff/staff-change.ts'
import { findAccessibleOrder } from '../../../staff/staff-orders.ts'
import { lockArrivals } from '../../catalogue/availability/arrival.queries.ts'
import { lockStock } from '../../catalogue/availability/stock-ledger.queries.ts'
import { returnCoupon } from '../../catalogue/coupon/coupon.queries.ts'
import { findRecipients } from '../../customer/account/recipients.queries.ts'
import { skusFor } from '../../order/checkout/preview.queries.ts'
import { findOrder } from '../../order/history/order.queries.ts'
import { cancelWaiting } from '../order-lifecycle/cancel-order.ts'
import { type Changer, checkChange, lockOrder, writeChange } from '../order-lifecycle/change-order.ts'
import { endPromises, promiseWaiting } from '../order-lifecycle/promise.queries.ts'
import { lockLines } from '../order-lifecycle/shippable.queries.ts'
import { changeMail } from './change-mail.ts'
import {
  insertCancellation,
  insertLines,
  lockCustomer,
  promisePieces,
  updateLines,
  updateSums,
} from './order-change.queries.ts'
import { type ChangedLine, type PlannedChange, planChange } from './plan-change.ts'
import { changeOnWire } from './wire.ts'

type Confirmed = Input<typeof changeOrder>['body']

/** Thrown inside the transaction, so that it rolls back; answered outside with what the change would be now. */
class ChangeIsStale extends Error {}

/**
 * Changes an order as its preview showed it, once for its key and in one transaction: stock, lines, sums, coupon, hold, event, mail and
 * audit trail. Refuses with 30060 and the new preview where anything differs from the confirmed revision.
 */
export async function changeConfirmedOrder(call: StaffCall, orderId: number, confirmed: Confirmed) {
  try {
    return await changeOnce(call, (change) => changeLines(change, orderId, confirmed))
  } catch (error) {
    if (!(error instanceof ChangeIsStale)) throw error
    const planned = await planChange(call.db, orderId, confirmed, call.now)
    const details = Value.Clean(previewOrderChange.reply, changeOnWire(orderId, planned, call.language))
    throw new Refusal('order_change.stale', { details: details as object })
  }
}

/** Locks: key, customer, order, stock (sorted), arrivals, coupon, audit trail. */
async function changeLines(change: StaffChange, orderId: number, confirmed: Confirmed) {
  const { tx, call, changer } = change
  const { customerId } = orNotFound(await findAccessibleOrder(tx, call.caller, orderId))
  await lockCustomer(tx, customerId)
  const own = await lockOwnOrder(change, orderId)
  const { planned, details, status } = await applyChange(tx, orderId, confirmed, changer)
  await announceChange(change, own, { orderId, planned, details: { ...details, reason: confirmed.reason.trim() } })
  return { orderId, orderno: own.orderno, status, total: toAmount(planned.totals.total) }
}

/** Changes an order under its locks: order, stock (sorted), arrivals, coupon. Throws `ChangeIsStale` where anything differs by now. */
export async function applyChange(tx: Tx, orderId: number, confirmed: Confirmed, changer: Changer) {
  const order = await lockOrder(tx, orderId)
  checkChange('changeLines', order, changer)
  await lockShelves(tx, order, confirmed, changer.now)
  const planned = await planChange(tx, orderId, confirmed, changer.now)
  if (planned.revision !== confirmed.revision) throw new ChangeIsStale()
  const reason = confirmed.reason.trim()
  if (planned.changesLines) await writeLines(tx, orderId, planned, { ...changer, reason })
  await writeHead(tx, orderId, planned)
  const details = describeChange(planned)
  const heldBecause = order.heldBecause === 'staff' ? ('staff' as const) : planned.held
  const status = await writeChange(
    tx,
    order,
    { action: 'changeLines', reason, details, set: { held_because: heldBecause, promised_on: planned.promisedOn } },
    changer,
  )
  if (planned.changesLines) {
    // Who was placed later waits for what is free now, or behind what is waited for in addition.
    const moved = planned.lines.filter(({ removed, waitsMore }) => removed > 0 || waitsMore > 0)
    const places = moved.map(({ skuId }) => ({ skuId, warehouse: order.shipFrom }))
    await promiseWaiting(tx, places, { now: changer.now, causedBy: orderId })
  }
  return { planned, details, status }
}

type Shelves = { orderId: number; shipFrom: string }

/** The shelves of all lines, old and new, before anything is read of them; then the arrivals that would be promised. */
async function lockShelves(tx: Tx, { orderId, shipFrom }: Shelves, { added }: Confirmed, now: Date) {
  const skus = await skusFor(
    tx,
    added.map(({ number }) => number.trim()),
  )
  const lines = await tx.selectFrom('order_lines').select('sku_id as skuId').where('order_id', '=', orderId).execute()
  const places = [...lines, ...skus.values()].map(({ skuId }) => ({ skuId, warehouse: shipFrom }))
  await lockStock(tx, places)
  await lockLines(tx, { orderId, shipFrom })
  await lockArrivals(tx, places, now)
}

type Cause = { accountId: number | null; now: Date; reason: string }

async function writeLines(tx: Tx, orderId: number, planned: PlannedChange, cause: Cause) {
  const removed = planned.lines
    .filter((line) => line.removed > 0)
    .map(({ position, removed: pieces, waiting }) => ({
      position,
      pieces,
      waiting: Math.min(waiting, pieces),
    }))
  await cancelWaiting(tx, orderId, removed)
  await endPromises(
    tx,
    removed.flatMap(({ position, pieces, waiting }) =>
      pieces > waiting ? [{ orderId, position, pieces: pieces - waiting }] : [],
    ),
    'cancelled',
  )
  await updateLines(
    tx,
    orderId,
    planned.lines.filter(({ isNew }) => !isNew),
    cause.now,
  )
  await insertLines(
    tx,
    orderId,
    planned.lines.filter(({ isNew }) => isNew),
  )
  await promisePieces(tx, orderId, planned.lines)
  if (planned.couponLost) await returnCoupon(tx, orderId)
  await writeSums(tx, orderId, planned, { removed, ...cause })
}

type Removal = Cause & { removed: readonly { position: number; pieces: number }[] }

/** What is cancelled is never more than the whole: what grows is written first. */
async function writeSums(tx: Tx, orderId: number, planned: PlannedChange, { removed, ...cause }: Removal) {
  const { placed, head, off } = planned
  const isNoted = removed.length > 0 || Object.values(off).some((cents) => cents !== 0)
  const note = () => (isNoted ? insertCancellation(tx, orderId, { off, lines: removed, ...cause }) : Promise.resolve())
  const write = () => updateSums(tx, orderId, { ...planned, totals: placed })
  if (placed.total >= head.total) {
    await write()
    await note()
  } else {
    await note()
    await write()
  }
}

const writeHead = (tx: Tx, orderId: number, { poNumber, instruction }: PlannedChange) =>
  tx.updateTable('orders').set({ po_number: poNumber, instruction }).where('id', '=', orderId).execute()

const linesBefore = (lines: readonly ChangedLine[]) =>
  lines.flatMap(({ position, number, piecesBefore, priceBefore }) =>
    piecesBefore > 0 ? [{ position, number, pieces: piecesBefore, price: toAmount(priceBefore) }] : [],
  )
const linesAfter = (lines: readonly ChangedLine[]) =>
  lines.flatMap(({ position, number, pieces, discountPrice, unitPrice, source }) =>
    pieces > 0
      ? [
          {
            position,
            number,
            pieces,
            price: toAmount(discountPrice ?? unitPrice),
            ...(source === 'staff' && { typed: true }),
          },
        ]
      : [],
  )

/** What an order was before a change and is after it, as its event and the audit trail keep it. */
const describeChange = ({ head, lines, totals, totalsBefore, coupon, promisedOn, ...change }: PlannedChange) => ({
  before: {
    lines: linesBefore(lines),
    total: toAmount(totalsBefore.total),
    promisedOn: head.promisedOn,
    couponCode: head.couponCode,
    poNumber: head.poNumber,
    instruction: head.instruction,
  },
  after: {
    lines: linesAfter(lines),
    total: toAmount(totals.total),
    promisedOn,
    couponCode: coupon?.code ?? '',
    poNumber: change.poNumber,
    instruction: change.instruction,
  },
})

type Announced = {
  orderId: number
  planned: PlannedChange
  details: ReturnType<typeof describeChange> & { reason: string }
}

/** Mails the change to the account that placed the order, and notes it in the audit trail: the last of the transaction. */
async function announceChange(
  { tx, call }: StaffChange,
  own: { orderno: string; status: string },
  announced: Announced,
) {
  const { orderId, planned, details } = announced
  const { customerId, orgId, accountId } = planned.head
  const order = orNotFound(await findOrder(tx, { customerId }, { id: orderId }))
  const readers = await findRecipients(tx, [accountId])
  const mails = readers.map((reader) => changeMail({ order, planned, orgId }, reader))
  const { before, after, reason } = details
  const event = {
    ...toActor(call.request, call.caller),
    customerId,
    orgId,
    mails,
    action: 'order.lines_changed',
    subject: `order ${own.orderno}`,
    before: { status: own.status, ...before },
    after: { status: order.status, ...after, reason },
  } as const
  await recordEvent(tx, event, call.now)
}

/** What a change would make of an order of the caller's sites. Every other one is not found. */
export async function previewChange(
  call: Pick<StaffCall, 'caller' | 'language' | 'now'> & { db: Db },
  orderId: number,
  request: Omit<Confirmed, 'revision' | 'reason'>,
) {
  const { status } = orNotFound(await findAccessibleOrder(call.db, call.caller, orderId))
  checkChange('changeLines', { status }, { party: 'staff', accountId: call.caller.accountId, now: call.now })
  return changeOnWire(orderId, await planChange(call.db, orderId, request, call.now), call.language)
}
