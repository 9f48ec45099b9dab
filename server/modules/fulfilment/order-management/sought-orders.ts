import { type RawBuilder, sql } from 'kysely'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import { soughtNumber } from '../../../../rules/invoice/creditor-reference.ts'
import { isShortWord, newestSearched } from '../../../../rules/order/order.ts'
import type { Tx } from '../../../db/database.ts'
import { prefixPattern, substringPattern } from '../../../db/like.ts'
import type { Staff } from '../../../staff/site-access.ts'
import { soughtOfOrder } from '../../../staff/staff-orders.ts'
import { findByShortNumber, findByWholeNumber } from './orders-by-number.ts'

type Row = { id: number }

/** The expressions of the indexes `orders_consignee` and `orders_town`. */
const consignee = sql`upper((o.ship_to ->> 'firstName') || ' ' || (o.ship_to ->> 'lastName'))`
const town = sql`upper(o.ship_to ->> 'city')`

/** Of `orders as o` those that a word means, and the few customers all of whose orders are among them. */
export type SoughtOrders = {
  isSought: RawBuilder<boolean>
  /** The same of few orders, each looked at by itself. */
  isOneSought: RawBuilder<boolean>
  customerIds: readonly number[]
}

/**
 * Orders with this whole number, or of this customer; where there are none, those with the product of this number, and
 * with a part of a number or name, of a consignee's whole first name and the beginning of their last name, or of this town. Each way has an
 * index. Customers and products are looked up before, as only their number decides whether to read theirs or the newest orders.
 */
export async function findSought(tx: Tx, staff: Staff, keyword: string): Promise<SoughtOrders> {
  const sought = soughtNumber(keyword.trim()).toUpperCase()
  const whole = await findByWholeNumber(tx, sought)
  if (whole.length > 0) return alone(isInRows('o.id', whole))
  const customer = await sql<Row>`select id from customers where custnum = ${sought}`.execute(tx)
  if (customer.rows.length > 0) return ofCustomers(customer.rows)
  // So few digits are part of nearly every number.
  if (/^\d{1,2}$/.test(sought)) return alone(isInRows('o.id', await findByShortNumber(tx, sought)))
  const isLookedAt = await isNewEnough(tx, sought)
  const like = sql<boolean>`(${isLookedAt} and ${soughtOfOrder} like ${substringPattern(sought)})`
  const skus = await findProducts(tx, sought)
  if (skus.length > 0) return alone(hasProduct(skus, like))
  const ways = [
    like,
    ...(sought.includes(' ') ? [sql<boolean>`${consignee} like ${prefixPattern(sought)}`] : []),
    sql<boolean>`${town} = ${sought}`,
  ]
  const customers = await findCustomers(tx, sought)
  return ofCustomers(customers, ways, await isOfOwnSite(tx, staff), isLookedAt)
}

/** The newest orders for a short word: looking at all of a million came to no answer. */
async function isNewEnough(tx: Tx, sought: string) {
  if (!isShortWord(sought)) return sql<boolean>`true`
  const { rows } = await sql<Row>`select id from orders order by id desc limit 1 offset ${newestSearched - 1}`.execute(
    tx,
  )
  return sql<boolean>`o.id >= ${rows[0]?.id ?? 0}`
}

const alone = (isSought: RawBuilder<boolean>): SoughtOrders => ({ isSought, isOneSought: isSought, customerIds: [] })

// A word that names more customers is in so many orders that the newest of all are looked at.
const mostCustomers = 20

/**
 * The orders of these customers, and those that are found another way. Those of few customers are found by their indexes and that of sites: who
 * looks at the newest of all orders until there are enough looks at every one where the customers are of sites that the caller cannot access.
 */
function ofCustomers(
  customers: readonly Row[],
  ways: readonly RawBuilder<boolean>[] = [],
  isOwn = sql<boolean>`true`,
  isLookedAt = sql<boolean>`true`,
): SoughtOrders {
  const isTheirs = customers.length > 0 ? [isInRows('o.customer_id', customers)] : []
  const either = sql<boolean>`(${sql.join([...ways, ...isTheirs], sql` or `)})`
  if (customers.length === 0 || customers.length > mostCustomers)
    return alone(sql<boolean>`(${isLookedAt} and ${either})`)
  const sets = [...ways, ...isTheirs].map((way) => sql`select o.id from orders o where ${way} and ${isOwn}`)
  const isSought = ways.length === 0 ? either : sql<boolean>`o.id in (${sql.join(sets, sql` union all `)})`
  return { isSought, isOneSought: either, customerIds: customers.map(({ id }) => id) }
}

/** Whether `orders as o` are of a site of the caller, with the sites as values: by them the planner knows how few are. */
async function isOfOwnSite(tx: Tx, { accountId, role }: Staff) {
  if (role === 'admin') return sql<boolean>`true`
  const { rows } = await sql<Row>`select org_id as id from staff_sites where account_id = ${accountId}`.execute(tx)
  return sql<boolean>`o.org_id = any(${rows.map(({ id }) => id)}::integer[])`
}

/** Products of ours or of makers with exactly this number, signs aside. */
async function findProducts(tx: Tx, sought: string) {
  const number = normalise(sought)
  if (number === '') return []
  const { rows } = await sql<Row>`
    select distinct sku_id as id from part_numbers where normalised = ${number} limit 50`.execute(tx)
  return rows
}

// Both are read by their index; as alternatives of one condition, neither would be.
const hasProduct = (skus: readonly Row[], like: RawBuilder<boolean>) => sql<boolean>`o.id in (
  select l.order_id from order_lines l where l.sku_id = any(${skus.map(({ id }) => id)}::integer[])
  union all select o.id from orders o where ${like})`

/** Customers with a part of a number or name; by an e-mail address of one of their accounts, too. */
async function findCustomers(tx: Tx, sought: string) {
  const like = substringPattern(sought)
  const { rows } = await sql<Row>`
    select id from customers where upper(custnum || ' ' || company) like ${like}
    union select customer_id from accounts
           where ${sought.includes('@')} and customer_id is not null and upper(name || ' ' || email) like ${like}`.execute(
    tx,
  )
  return rows
}

// Of one alone an index has the orders in the order of the list, of any of several it does not.
const isInRows = (column: 'o.id' | 'o.customer_id', rows: readonly Row[]) =>
  rows.length === 1
    ? sql<boolean>`${sql.ref(column)} = ${rows[0]?.id}`
    : sql<boolean>`${sql.ref(column)} = any(${rows.map(({ id }) => id)}::bigint[])`
