import { sql } from 'kysely'
import type { OrderState } from '../../rules/order/order.ts'
import type { Db, Tx } from '../db/database.ts'
import { canAccessSite, type Staff } from './site-access.ts'

/** Orders of the sites that a staff user can access; the admin's are all. */
export const accessibleOrders = (db: Db | Tx, staff: Staff) =>
  joinedOrders(db).where(canAccessSite(staff, sql.ref('o.org_id')))

/** All orders with their site, customer and account. */
export const joinedOrders = (db: Db | Tx) =>
  db
    .selectFrom('orders as o')
    .innerJoin('orgs as g', 'g.id', 'o.org_id')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')

/** Whose an order is, and how the buyer is reached; undefined for orders of other sites. */
export const buyerOfOrder = (db: Db, staff: Staff, orderId: number) =>
  accessibleOrders(db, staff)
    .select(['c.id as customerId', 'c.org_id as orgId', 'c.company', 'c.custnum', 'c.phone', 'a.email'])
    .select('g.site_name as siteName')
    .where('o.id', '=', orderId)
    .executeTakeFirst()

/** An order of a site that the caller can access, as far as a change of it needs to know; undefined for every other one. */
export const findAccessibleOrder = (db: Db | Tx, staff: Staff, orderId: number) =>
  accessibleOrders(db, staff)
    .select(['o.id as orderId', 'o.order_number as orderno', 'o.customer_id as customerId', 'o.org_id as orgId'])
    .select(['g.time_zone as timeZone', sql<OrderState>`o.status`.as('status')])
    .select(sql<string>`coalesce(o.so_number, '')`.as('soNumber'))
    .where('o.id', '=', orderId)
    .executeTakeFirst()

/** The same, locked until the end of the transaction: the first lock of all that changes an order. */
export async function lockAccessibleOrder(tx: Tx, staff: Staff, orderId: number) {
  await accessibleOrders(tx, staff).select('o.id').where('o.id', '=', orderId).forNoKeyUpdate('o').execute()
  return findAccessibleOrder(tx, staff, orderId)
}

/** What an order `o` is looked up by, in capitals: the expression of the index `orders_sought`. */
export const soughtOfOrder = sql`upper(o.order_number || ' ' || coalesce(o.so_number, '') || ' ' || o.po_number || ' ' || coalesce(o.ship_to ->> 'company', '')
         || ' ' || coalesce(o.ship_to ->> 'lastName', ''))`
