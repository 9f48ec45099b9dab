import { sql } from 'kysely'
import type { OrderTotals } from '../../../../rules/order/order.ts'
import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

/** The id of an order of the customer; undefined where it is not theirs. */
export const findOwnOrderId = (tx: Tx, { customerId }: CustomerCaller, orderno: string) =>
  tx
    .selectFrom('orders')
    .select('id as orderId')
    .where('customer_id', '=', customerId)
    .where('order_number', '=', orderno)
    .executeTakeFirst()

export type Cancellation = {
  reason: string
  /** What it took off the sums of its order, in cents. */
  off: OrderTotals
  lines: { position: number; qty: number }[]
}

/** What was cancelled last of an order. */
export async function loadLastCancellation(tx: Tx, orderId: number): Promise<Cancellation> {
  const last = await tx
    .selectFrom('order_cancellations')
    .select(['id', 'reason', 'subtotal', 'discount', 'vat', 'total'])
    .select(['shipping_cost as shippingCost', 'handling_fee as handlingFee'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const lines = await tx
    .selectFrom('order_cancellation_lines')
    .select(['position', 'quantity as qty'])
    .where('cancellation_id', '=', last.id)
    .orderBy('position')
    .execute()
  const { id: _id, reason, ...off } = last
  return { reason, off, lines }
}

/** Who hears of a change of an order beside who made it: the account that placed it, the company, and its site. */
export const loadOrderContacts = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .innerJoin('orgs as g', 'g.id', 'o.org_id')
    .select(['o.account_id as placedById', 'o.customer_id as customerId', 'o.org_id as orgId'])
    .select(['c.company', 'c.custnum', 'g.order_email as orderEmail', 'g.language as siteLanguage'])
    .select(sql<boolean>`o.paid_at is not null and o.terms_net_days = 0`.as('isPaidInAdvance'))
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()
