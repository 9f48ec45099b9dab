import { sql } from 'kysely'
import { normalise } from '../../../../rules/product/part-number.ts'
import type { ReturnKind } from '../../../../rules/return/return.ts'
import type { ReturnState } from '../../../../rules/return/return-state.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { orderedNameColumns } from '../../product/catalogue/summary-columns.ts'
import { returnHead } from './return.queries.ts'

export type ReturnFilters = {
  keyword: string
  status?: ReturnState | undefined
  type?: ReturnKind | undefined
  /** ISO dates, both inclusive, of the site's clock. */
  from?: string | undefined
  until?: string | undefined
}

type Page = { limit: number; offset: number }
type Owner = Pick<CustomerCaller, 'customerId'>

/** A page of the customer's returns, the newest first, and how many there are. */
export async function returnPage(db: Db, owner: Owner, filters: ReturnFilters, { limit, offset }: Page) {
  const found = customerReturns(db, owner, filters)
  const [rows, { total }] = await Promise.all([
    found
      .select([...returnHead, 'r.tracking_number as trackingNumber'])
      .select([...returnSizes, credits.as('credits')])
      .orderBy('r.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

const ordernos = sql<string[]>`array(
  select distinct o.order_number from return_lines l join orders o on o.id = l.order_id where l.return_id = r.id order by 1)`
const pieces = sql<number>`(select coalesce(sum(l.quantity), 0)::integer from return_lines l where l.return_id = r.id)`
const lines = sql<number>`(select count(*)::integer from return_lines l where l.return_id = r.id)`

/** How much returns r are, and of which orders. */
export const returnSizes = [ordernos.as('ordernos'), pieces.as('pieces'), lines.as('lines')] as const

const credits = sql<string[]>`array(
  select distinct f.number from return_credits c join finance_items f on f.id = c.credit_id where c.return_id = r.id order by 1)`

/** The lines of the customer's returns, at most so many. */
export const linesOfReturns = (db: Db, owner: Owner, filters: ReturnFilters, most: number) =>
  customerReturns(db, owner, filters)
    .innerJoin('return_lines as l', 'l.return_id', 'r.id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('order_lines as p', (join) =>
      join.onRef('p.order_id', '=', 'l.order_id').onRef('p.position', '=', 'l.order_position'),
    )
    .select([...returnHead, 'r.tracking_number as trackingNumber', 'l.position', 'o.order_number as orderno'])
    .select([...orderedNameColumns('p'), 'p.cust_number as custNumber', 'l.quantity as qty'])
    .select(['l.batch_number as batchNumber', 'l.reason', 'l.state'])
    .orderBy('r.id', 'desc')
    .orderBy('l.position')
    .limit(most)
    .execute()

function customerReturns(db: Db, { customerId }: Owner, { keyword, status, type, from, until }: ReturnFilters) {
  let found = db
    .selectFrom('returns as r')
    .innerJoin('orgs as g', 'g.id', 'r.org_id')
    .where('r.customer_id', '=', customerId)
  if (status) found = found.where('r.status', '=', status)
  if (type) found = found.where('r.type', '=', type)
  if (from) found = found.where('r.created_at', '>=', sql<Date>`${from}::date::timestamp at time zone g.time_zone`)
  if (until)
    found = found.where('r.created_at', '<', sql<Date>`(${until}::date + 1)::timestamp at time zone g.time_zone`)
  return keyword ? found.where(hasNumber(keyword)) : found
}

/** Of returns r: the RMA number or an order has this in its number, or a line is of a product with it. */
export function hasNumber(keyword: string) {
  const part = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(r.rma_number like upper(${part}) or exists (
    select from return_lines l
      join orders o on o.id = l.order_id
      join order_lines p on p.order_id = l.order_id and p.position = l.order_position
     where l.return_id = r.id
       and (o.order_number ilike ${part} or p.number = upper(${keyword}) or p.cust_number ilike ${part}
            or p.sku_id in (select n.sku_id from part_numbers n where n.normalised = ${normalise(keyword)}))))`
}
