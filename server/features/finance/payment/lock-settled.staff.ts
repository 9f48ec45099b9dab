import { sql } from 'kysely'
import type { ItemSide } from '../../../../rules/finance/item.ts'
import type { SettlementParts } from '../../../../rules/finance/settlement.ts'
import type { Tx } from '../../../db/database.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { looksAfter } from '../../console/customer/customer.staff.ts'
import { lockOwnOrder, type StaffChange } from '../../console/desk/staff-change.ts'
import { isReserved } from './open-item.staff.ts'

/** What a payment is for: an item, or an order that waits for it. Cents, below 0 for what is the customer's. */
export type Wanted = { itemId?: number | undefined; orderId?: number | undefined; cents: number }

/** Whose account it is, and whose numbers its payments get. */
export type Payer = {
  customerId: number
  company: string
  currency: string
  orgId: number
  prefix: string
  timeZone: string
}

/** A customer of the caller's sites; every other one is not found. */
export async function findPayer({ tx, call }: StaffChange, customerId: number): Promise<Payer> {
  const payer = await tx
    .selectFrom('customers as c')
    .innerJoin('orgs as g', 'g.id', 'c.org_id')
    .select(['c.id as customerId', 'c.company', 'c.currency', 'g.id as orgId'])
    .select(['g.number_prefix as prefix', 'g.time_zone as timeZone'])
    .where('c.id', '=', customerId)
    .where(looksAfter(call.caller, sql.ref('c.org_id')))
    .executeTakeFirst()
  return orNotFound(payer)
}

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
 * another currency, credits that an order needs, and what is asked for on the wrong side; what is another customer's is not found.
 */
export async function lockWanted(
  change: StaffChange,
  { customerId, currency }: { customerId: number; currency: string },
  wanted: readonly Wanted[],
): Promise<Omit<SettlementParts, 'amount'>> {
  const itemIds = wanted.flatMap(({ itemId }) => itemId ?? [])
  const orderIds = wanted.flatMap(({ orderId }) => orderId ?? [])
  await lockOrders(change, [...orderIds, ...(await findOrdersOfCredits(change.tx, itemIds))])
  const orders = await findUnpaid(change.tx, customerId, orderIds)
  const items = await lockItems(change.tx, customerId, itemIds)
  if ([...orders, ...items].some((one) => one.currency !== currency)) throw new Refusal('money.other_currency')
  if (items.some((item) => item.isReserved)) throw new Refusal('money.reserved')
  const parts: { debits: Wide[]; credits: Wide[]; orders: (Wide & { orderId: number })[] } = {
    debits: [],
    credits: [],
    orders: [],
  }
  for (const { itemId = 0, orderId, cents } of wanted) {
    const order = orders.find((one) => one.orderId === orderId)
    const item = items.find((one) => one.itemId === itemId)
    if (order && orderId) parts.orders.push({ itemId, orderId, open: order.open, share: cents })
    else if (item?.side === 'debit') parts.debits.push({ itemId, open: item.open, share: cents })
    else if (item) parts.credits.push({ itemId, open: item.open, share: -cents })
  }
  return parts
}

type Wide = { itemId: number; open: number; share: number }

async function lockOrders(change: StaffChange, orderIds: readonly number[]) {
  for (const orderId of [...new Set(orderIds)].sort((one, other) => one - other)) await lockOwnOrder(change, orderId)
}

/** An order whose credit is used is locked with those that are paid, so that it stays as it stands. */
async function findOrdersOfCredits(tx: Tx, itemIds: readonly number[]) {
  const { rows } = await sql<{ orderId: number }>`
    select distinct order_id as "orderId" from finance_items
     where id = any(${itemIds}::bigint[]) and side = 'credit' and order_id is not null`.execute(tx)
  return rows.map(({ orderId }) => orderId)
}

/** What orders still need; nothing of those that are paid or cancelled by now. */
async function findUnpaid(tx: Tx, customerId: number, orderIds: readonly number[]) {
  const { rows } = await sql<{ orderId: number; currency: string; open: number }>`
    select o.id as "orderId", o.currency, case when o.status = 'awaitingPayment' then coalesce(t.amount, 0) else 0 end as open
      from orders o
      left join orders_to_invoice t on t.order_id = o.id
     where o.id = any(${orderIds}::bigint[]) and o.customer_id = ${customerId}`.execute(tx)
  if (rows.length < orderIds.length) throw new Refusal('request.not_found')
  return rows
}

async function lockItems(tx: Tx, customerId: number, itemIds: readonly number[]) {
  const { rows } = await sql<LockedItem>`
    select f.id as "itemId", f.order_id as "orderId", f.side, f.currency, f.open, ${isReserved} as "isReserved"
      from finance_items f
     where f.id = any(${itemIds}::bigint[]) and f.customer_id = ${customerId}
     order by f.id for no key update of f`.execute(tx)
  if (rows.length < itemIds.length) throw new Refusal('request.not_found')
  return rows
}

/** An item of the caller's sites, locked with the order that it is of; undefined for every other one. */
export async function lockOwnItem(change: StaffChange, itemId: number) {
  const { rows } = await sql<{ customerId: number; orderId: number | null }>`
    select f.customer_id as "customerId", f.order_id as "orderId"
      from finance_items f
      join customers c on c.id = f.customer_id and ${looksAfter(change.call.caller, sql.ref('c.org_id'))}
     where f.id = ${itemId}`.execute(change.tx)
  const { customerId, orderId } = orNotFound(rows[0])
  await lockOrders(change, orderId === null ? [] : [orderId])
  const [item] = await lockItems(change.tx, customerId, [itemId])
  return { ...orNotFound(item), customerId }
}
