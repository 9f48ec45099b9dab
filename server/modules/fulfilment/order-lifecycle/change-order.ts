import { sql } from 'kysely'
import type { BackOrders } from '../../../../rules/order/back-order.ts'
import type { HoldCause, OrderState } from '../../../../rules/order/order.ts'
import {
  isValidTransition,
  mayChange,
  type OrderAction,
  type OrderFacts,
  type OrderParty,
  orderStatus,
  possibleActions,
} from '../../../../rules/order/order-state.ts'
import type { Tx } from '../../../db/database.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { findPromisedDay, isWaiting } from '../../order/checkout/promised-day.ts'

/** Who changes an order, and when. `accountId` is null where the shop does it by itself. */
export type Changer = { party: OrderParty; accountId: number | null; now: Date }

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/**
 * Locks an order until the end of the transaction: the first lock of all that changes one. Locks always come in this order: order,
 * shelves (sorted), lines, number.
 */
export async function lockOrder(tx: Tx, orderId: number) {
  const order = await tx
    .selectFrom('orders')
    .select(['id as orderId', 'org_id as orgId', 'customer_id as customerId', 'ship_from as shipFrom'])
    .select(['so_at as releasedAt', 'paid_at as paidAt', 'terms_net_days as termsNetDays'])
    .select([
      sql<OrderState>`status`.as('status'),
      sql<HoldCause | null>`held_because`.as('heldBecause'),
      sql<BackOrders>`back_orders`.as('backOrders'),
    ])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return orNotFound(order)
}

/** Refuses what may not be done to an order as it stands. */
export function checkChange(action: OrderAction, { status }: Pick<LockedOrder, 'status'>, { party }: Changer) {
  if (!mayChange(action, status, party)) throw orderStands(status, party)
}

/** The refusal that says how an order stands and what this party may do with it now. */
export function orderStands(status: OrderState, party: OrderParty) {
  const actions = possibleActions(status, party).map((action) =>
    action === 'cancelRest' && party === 'customer'
      ? 'standing.order_cancelWaiting'
      : (`standing.order_${action}` as const),
  )
  const words = { key: 'standing.order', values: { state: status }, actions } as const
  return new Refusal('order_change.not_now', { details: { status }, words })
}

type Change = {
  action: OrderAction
  /** For staff; that of a cancellation the customer reads, too. */
  reason?: string
  /** Of a hold: what the customer reads of it. */
  customerReason?: string
  shipmentId?: number
  /** What it took the place of. */
  details?: object
  /** Columns of the order that change with it. */
  set?: {
    so_number?: string
    so_at?: Date
    paid_at?: Date
    held_because?: HoldCause | null
    hold_note?: string
    promised_on?: string | null
  }
}

/**
 * Writes what an action made of a locked order: its columns, its state by the rule, and the event. The lines and shipments are as they
 * should be by now. An order that has waited for a payment or a release and goes on is promised for a day from now on.
 */
export async function writeChange(tx: Tx, order: LockedOrder, change: Change, { accountId, now }: Changer) {
  const { action, reason = '', customerReason = '', shipmentId = null, details, set = {} } = change
  const status = orderStatus(await readFacts(tx, order, set))
  if (!isValidTransition(action, order.status, status)) {
    throw new Error(`${action} leads no order from ${order.status} to ${status}`)
  }
  // Nothing but an order on hold says why it is held.
  const held = status === 'onHold' ? {} : { held_because: null, hold_note: '' }
  const goesOn = isWaiting(order.status) && !isWaiting(status) && status !== 'cancelled'
  const promised = goesOn ? { promised_on: await findPromisedDay(tx, { orderId: order.orderId, now }) } : {}
  await tx
    .updateTable('orders')
    .set({ ...set, ...held, ...promised, status })
    .where('id', '=', order.orderId)
    .execute()
  await tx
    .insertInto('order_events')
    .values({
      order_id: order.orderId,
      status,
      action,
      reason,
      customer_reason: customerReason,
      shipment_id: shipmentId,
      details: details === undefined ? null : JSON.stringify(details),
      account_id: accountId,
      at: now,
    })
    .execute()
  return status
}

async function readFacts(tx: Tx, order: LockedOrder, set: NonNullable<Change['set']>): Promise<OrderFacts> {
  const { rows } = await sql<Pick<OrderFacts, 'lines' | 'underWay'>>`
    select (select json_agg(json_build_object('quantity', quantity, 'shipped', shipped, 'cancelled', cancelled))
              from order_lines where order_id = ${order.orderId}) as lines,
           (select count(*)::integer from shipments where order_id = ${order.orderId} and status = 'left') as "underWay"
  `.execute(tx)
  const { lines, underWay } = orNotFound(rows[0])
  const paidAt = set.paid_at ?? order.paidAt
  return {
    lines,
    underWay,
    awaitsPayment: order.termsNetDays === 0 && paidAt === null,
    isHeld: (set.held_because === undefined ? order.heldBecause : set.held_because) !== null,
    isReleased: (set.so_at ?? order.releasedAt) !== null,
  }
}
