import { sql } from 'kysely'
import type { ItemSide } from '../../../../rules/ledger/item.ts'
import type { OrderState } from '../../../../rules/order/order.ts'
import type { SettlementParts } from '../../../../rules/payment/settlement.ts'
import type { Tx } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { canAccessItem } from '../../../staff/site-access.ts'
import type { StaffChange } from '../../../staff/staff-change.ts'
import { isBySource, type PaymentSource } from '../../ledger/posting/payment-source.ts'
import { isReserved } from './open-item.staff.ts'
import { takesPrepayment } from './payer.staff.ts'

/** What a payment is for: an item, or an order that waits for it. Cents, below 0 for what is the customer's. */
export type SettledShare = { itemId?: number | undefined; orderId?: number | undefined; cents: number }

type LockedItem = {
  itemId: number
  orderId: number | null
  side: ItemSide
  currency: string
  open: number
  isReserved: boolean
}

/**
 * What is open of what a payment is for, locked until the end of the transaction: orders before items, each by their ids. Refuses
 * another currency, credits that an order needs, and what is asked for on the wrong side; what is another customer's, or neither of the
 * caller's sites nor issued by one, is not found.
 */
export async function lockShares(
  change: StaffChange,
  { customerId, currency }: { customerId: number; currency: string },
  shares: readonly SettledShare[],
): Promise<Omit<SettlementParts, 'amount'>> {
  const itemIds = shares.flatMap(({ itemId }) => itemId ?? [])
  const orderIds = shares.flatMap(({ orderId }) => orderId ?? [])
  await lockOrders(change.tx, [...orderIds, ...(await findOrdersOfCredits(change.tx, itemIds))])
  const orders = await findUnpaid(change, customerId, orderIds)
  const items = await lockItems(change, customerId, itemIds)
  if ([...orders, ...items].some((one) => one.currency !== currency)) throw new Refusal('money.other_currency')
  if (items.some((item) => item.isReserved)) throw new Refusal('money.reserved')
  const parts: { debits: Wide[]; credits: Wide[]; orders: (Wide & { orderId: number })[] } = {
    debits: [],
    credits: [],
    orders: [],
  }
  for (const { itemId = 0, orderId, cents } of shares) {
    const order = orders.find((one) => one.orderId === orderId)
    const item = items.find((one) => one.itemId === itemId)
    if (order && orderId) parts.orders.push({ itemId, orderId, open: order.open, share: cents })
    else if (item?.side === 'debit') parts.debits.push({ itemId, open: item.open, share: cents })
    else if (item) parts.credits.push({ itemId, open: item.open, share: -cents })
  }
  return parts
}

type Wide = { itemId: number; open: number; share: number }

/** Whose they are is asked with what is paid of them. */
const lockOrders = (tx: Tx, orderIds: readonly number[]) =>
  sql`select from orders where id = any(${orderIds}::bigint[]) order by id for no key update`.execute(tx)

/** Orders whose payment the caller takes, locked by their ids; all are not found where one is another's. */
export async function lockPaidOrders({ tx, call }: StaffChange, orderIds: readonly number[]) {
  await lockOrders(tx, orderIds)
  const { rows } = await sql<{ orderno: string; status: OrderState }>`
    select o.order_number as orderno, o.status from orders o
     where o.id = any(${orderIds}::bigint[]) and ${takesPrepayment(call.caller)} order by o.id`.execute(tx)
  if (rows.length < new Set(orderIds).size) throw new Refusal('request.not_found')
  return rows
}

/** An order whose credit is used is locked with those that are paid, so that it stays as it stands. */
async function findOrdersOfCredits(tx: Tx, itemIds: readonly number[]) {
  const { rows } = await sql<{ orderId: number }>`
    select distinct order_id as "orderId" from finance_items
     where id = any(${itemIds}::bigint[]) and side = 'credit' and order_id is not null`.execute(tx)
  return rows.map(({ orderId }) => orderId)
}

/** What orders still need; nothing of those that are paid or cancelled by now. */
async function findUnpaid({ tx, call }: StaffChange, customerId: number, orderIds: readonly number[]) {
  const { rows } = await sql<{ orderId: number; currency: string; open: number }>`
    select o.id as "orderId", o.currency, case when o.status = 'awaitingPayment' then coalesce(t.amount, 0) else 0 end as open
      from orders o
      left join orders_to_invoice t on t.order_id = o.id
     where o.id = any(${orderIds}::bigint[]) and o.customer_id = ${customerId}
       and ${takesPrepayment(call.caller)}`.execute(tx)
  if (rows.length < orderIds.length) throw new Refusal('request.not_found')
  return rows
}

async function lockItems({ tx, call }: StaffChange, customerId: number, itemIds: readonly number[]) {
  const { rows } = await sql<LockedItem>`
    select f.id as "itemId", f.order_id as "orderId", f.side, f.currency, f.open, ${isReserved} as "isReserved"
      from finance_items f
      join customers c on c.id = f.customer_id and ${isOwn(call.caller)}
     where f.id = any(${itemIds}::bigint[]) and f.customer_id = ${customerId}
     order by f.id for no key update of f`.execute(tx)
  if (rows.length < itemIds.length) throw new Refusal('request.not_found')
  return rows
}

const isOwn = (staff: Caller) => canAccessItem(staff, { orgId: sql.ref('c.org_id'), itemId: sql.ref('f.id') })

/** An item of the caller's sites, or issued by one, locked with the order that it is of; every other one is not found. */
export async function lockOwnItem(change: StaffChange, itemId: number) {
  const { rows } = await sql<{ customerId: number; orderId: number | null }>`
    select f.customer_id as "customerId", f.order_id as "orderId" from finance_items f where f.id = ${itemId}`.execute(
    change.tx,
  )
  const { customerId, orderId } = orNotFound(rows[0])
  await lockOrders(change.tx, orderId === null ? [] : [orderId])
  const [item] = await lockItems(change, customerId, [itemId])
  return { ...orNotFound(item), customerId }
}

/** Not found where a payment, of one of our accounts or by hand, settled something that is not the caller's. */
export async function refuseForeign({ tx, call }: StaffChange, source: PaymentSource) {
  const { rows } = await sql`
    select from (select l.debit_id, l.credit_id from clearings l where ${isBySource('l', source)}
                  group by l.debit_id, l.credit_id having sum(l.amount) > 0) settled
      join finance_items f on f.id in (settled.debit_id, settled.credit_id)
      join customers c on c.id = f.customer_id
     where not ${isOwn(call.caller)}
       and not exists (select from payment_postings p where p.item_id = f.id and ${isBySource('p', source)})
     limit 1`.execute(tx)
  if (rows.length > 0) throw new Refusal('request.not_found')
}
