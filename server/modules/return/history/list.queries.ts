import { type RawBuilder, sql } from 'kysely'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import type { ReturnKind } from '../../../../rules/return/return.ts'
import type { ReturnState } from '../../../../rules/return/return-state.ts'
import { type Db, planForValues, type Tx } from '../../../db/database.ts'
import { substringPattern } from '../../../db/like.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { orderedNameColumns } from '../../catalogue/products/summary-columns.ts'
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
export const returnPage = (db: Db, owner: Owner, filters: ReturnFilters, page: Page) =>
  withReturns(db, owner, filters, (tx, returns) => readPage(tx, returns, page))

/** Reads from the customer's returns that fit. */
async function withReturns<T>(
  db: Db,
  owner: Owner,
  filters: ReturnFilters,
  read: (db: Db | Tx, found: Returns) => Promise<T>,
) {
  const { keyword } = filters
  if (keyword === '') return read(db, customerReturns(db, owner, filters))
  return await planForValues(db, async (tx) => {
    const isMatch = await isSought(tx, keyword, { whose: sql`t.customer_id = ${owner.customerId}` })
    return read(tx, customerReturns(tx, owner, filters).where(isMatch))
  })
}

type Returns = ReturnType<typeof customerReturns>

async function readPage(db: Db | Tx, returns: Returns, { limit, offset }: Page) {
  const page = returns.select('r.id as found').orderBy('r.id', 'desc').limit(limit).offset(offset)
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom(page.as('page'))
      .innerJoin('returns as r', 'r.id', 'page.found')
      .select([...returnHead, 'r.tracking_number as trackingNumber'])
      .select([...returnSizes, credits.as('credits')])
      .orderBy('r.id', 'desc')
      .execute(),
    returns.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
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
  withReturns(db, owner, filters, (_, returns) =>
    returns
      .innerJoin('return_lines as l', 'l.return_id', 'r.id')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .innerJoin('order_lines as p', (join) =>
        join.onRef('p.order_id', '=', 'l.order_id').onRef('p.position', '=', 'l.order_position'),
      )
      .select([
        ...returnHead,
        'g.time_zone as timeZone',
        'r.tracking_number as trackingNumber',
        'l.position',
        'o.order_number as orderno',
      ])
      .select([...orderedNameColumns('p'), 'p.cust_number as custNumber', 'l.quantity as qty'])
      .select(['l.batch_number as batchNumber', 'l.reason', 'l.state'])
      .orderBy('r.id', 'desc')
      .orderBy('l.position')
      .limit(most)
      .execute(),
  )

function customerReturns(db: Db | Tx, { customerId }: Owner, { status, type, from, until }: ReturnFilters) {
  let returns = db
    .selectFrom('returns as r')
    .innerJoin('orgs as g', 'g.id', 'r.org_id')
    .where('r.customer_id', '=', customerId)
  if (status) returns = returns.where('r.status', '=', status)
  if (type) returns = returns.where('r.type', '=', type)
  if (from) returns = returns.where('r.created_at', '>=', sql<Date>`${from}::date::timestamp at time zone g.time_zone`)
  if (until)
    returns = returns.where('r.created_at', '<', sql<Date>`(${until}::date + 1)::timestamp at time zone g.time_zone`)
  return returns
}

/** Among which `returns t` it is looked for, and what else finds some. */
type Seekers = { whose: RawBuilder<unknown>; more?: RawBuilder<unknown> }

/**
 * Whether `returns as r` are those with this whole RMA, order or tracking number; where there are none, with a part of one, or of a number
 * of their products. Each way has an index, and a whole number none that it shares with all others. `offset 0` keeps the
 * look-up of each return a look-up, however wrong the planner's guess of their number.
 */
export async function isSought(tx: Tx, keyword: string, { whose, more = sql`` }: Seekers) {
  const sought = keyword.trim().toUpperCase()
  const { rows: whole } = await sql<{ id: number }>`
    select t.id from (
      select id from returns where rma_number = ${sought}
      union select id from returns where upper(tracking_number) = ${sought} and tracking_number <> ''
      union select l.return_id from orders o join return_lines l on l.order_id = o.id where o.order_number = ${sought}
    ) s cross join lateral (select t.id from returns t where t.id = s.id and ${whose} offset 0) t`.execute(tx)
  if (whole.length > 0) return sql<boolean>`r.id = any(${whole.map(({ id }) => id)}::bigint[])`
  const part = substringPattern(sought)
  const plain = normalise(sought)
  const isWritten =
    plain === '' ? sql`l.words like ${part}` : sql`(l.words like ${part} or l.words like ${`%${plain}%`})`
  return sql<boolean>`r.id in (
    select t.id from returns t where ${whose} and upper(coalesce(t.rma_number, '') || ' ' || t.tracking_number) like ${part}
    union all
    select l.return_id from return_lines l join returns t on t.id = l.return_id where ${whose} and ${isWritten}
    ${more})`
}
