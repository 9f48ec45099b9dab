import { type RawBuilder, sql } from 'kysely'
import type { ReturnKind } from '../../../../rules/return/return.ts'
import type { ReturnState } from '../../../../rules/return/return-state.ts'
import type { ReturnWait } from '../../../../rules/return/waiting.ts'
import { type Db, planForValues, type Tx } from '../../../db/database.ts'
import { substringPattern } from '../../../db/like.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'
import { isSought, returnSizes } from '../history/list.queries.ts'
import { returnHead } from '../history/return.queries.ts'

/** Returns that were submitted at the sites that a staff user can access; the admin's are all. */
const accessibleReturns = (db: Db | Tx, staff: Staff) =>
  db
    .selectFrom('returns as r')
    .innerJoin('orgs as g', 'g.id', 'r.org_id')
    .innerJoin('customers as c', 'c.id', 'r.customer_id')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .where('r.status', '<>', 'saved')
    .where(canAccessSite(staff, sql.ref('r.org_id')))

const hasLine = (state: 'received' | 'inspected') =>
  sql<boolean>`exists (select from return_lines l where l.return_id = r.id and l.state = ${sql.lit(state)})`

/** Of returns r that wait: for a decision that no question holds up, for our courier, for an inspection or for a credit; of their lines one is enough. */
export const waitsFor: Readonly<Record<ReturnWait, RawBuilder<boolean>>> = {
  decision: sql<boolean>`(r.status = 'submitted' and r.question = '')`,
  collection: sql<boolean>`(r.status = 'approved' and r.delivery_mode = 'providerCourier')`,
  inspection: hasLine('received'),
  credit: hasLine('inspected'),
}

const waits = sql<boolean>`r.waits_since is not null`

/** What does not wait says when it was submitted, or when its last step was. */
const since = sql<Date>`coalesce(r.waits_since, case when r.status = 'submitted' then r.submitted_at else r.updated_at end)`

const waitingColumns = [
  waits.as('waits'),
  since.as('waitsSince'),
  'r.answered_at as answeredAt',
  'r.question',
  'g.iso2 as country',
  'g.time_zone as timeZone',
] as const

export type ReturnQuery = {
  keyword: string
  batchNumber?: string | undefined
  status?: ReturnState | undefined
  type?: ReturnKind | undefined
  orgId?: number | undefined
  waits?: boolean | undefined
  waitsFor?: ReturnWait | undefined
  limit: number
  offset: number
}

/** Nobody pages through more. */
const mostCounted = 10_000

/** A page of returns, first those that wait for us, the longest first, and how many there are, counted up to `mostCounted`. */
export const findReturnPage = (db: Db, staff: Staff, query: ReturnQuery) =>
  query.keyword === ''
    ? readPage(db, staff, filteredReturns(db, staff, query), query)
    : planForValues(db, async (tx) => {
        const sought = await isSought(tx, query.keyword, returnSeekers(staff, query.keyword))
        return readPage(tx, staff, filteredReturns(tx, staff, query).where(sought), query)
      })

async function readPage(
  db: Db | Tx,
  staff: Staff,
  returns: ReturnType<typeof filteredReturns>,
  { limit, offset }: Paging,
) {
  const all = returns.limit(mostCounted).as('found')
  const { rows: page, total } = await rowsAndTotal({ limit, offset }, (paging) =>
    db
      .selectFrom(all)
      .select(['found.id', sql<number>`count(*) over ()::integer`.as('total')])
      .orderBy('found.waits_since', (order) => order.asc().nullsLast())
      .orderBy('found.id', 'desc')
      .limit(paging.limit)
      .offset(paging.offset)
      .execute(),
  )
  const ids = page.map(({ id }) => id)
  const rows = await accessibleReturns(db, staff)
    .select([...returnHead, ...returnSizes, ...waitingColumns])
    .select(['c.id as customerId', 'c.company', 'c.custnum', 'g.site_name as siteName'])
    .select([sql<boolean>`r.opened_at is not null`.as('isOpened')])
    .where(sql<boolean>`r.id = any(${ids}::bigint[])`)
    .orderBy(sql`array_position(${ids}::bigint[], r.id)`)
    .execute()
  return { rows, total }
}

type Paging = Pick<ReturnQuery, 'limit' | 'offset'>

/** What fits in the order of the list, by the index `returns_desk` or that of one state. */
function filteredReturns(db: Db | Tx, staff: Staff, { batchNumber, status, type, orgId, ...waiting }: ReturnQuery) {
  let returns = db
    .selectFrom('returns as r')
    .select(['r.id', 'r.waits_since'])
    // As the indexes have it: a parameter would keep them out.
    .where(sql<boolean>`r.status <> 'saved'`)
    .where(canAccessSite(staff, sql.ref('r.org_id')))
    .orderBy('r.waits_since', (order) => order.asc().nullsLast())
    .orderBy('r.id', 'desc')
  if (status) returns = returns.where(sql<boolean>`r.status = ${sql.lit(status)}`)
  if (type) returns = returns.where('r.type', '=', type)
  if (orgId) returns = returns.where('r.org_id', '=', orgId)
  if (waiting.waits) returns = returns.where(waits)
  if (waiting.waitsFor) returns = returns.where(waits).where(waitsFor[waiting.waitsFor])
  if (batchNumber) returns = returns.where(hasBatch(batchNumber))
  return returns
}

/** Staff find returns by their customer, too. */
function returnSeekers(staff: Staff, keyword: string) {
  const part = substringPattern(keyword.toUpperCase())
  return {
    whose: canAccessSite(staff, sql.ref('t.org_id')),
    more: sql`
    union all
    select t.id from customers k join returns t on t.customer_id = k.id where upper(k.custnum || ' ' || k.company) like ${part}`,
  }
}

const hasBatch = (batchNumber: string) =>
  sql<boolean>`exists (select from return_lines l
    where l.return_id = r.id and upper(l.batch_number) = ${batchNumber.toUpperCase()} and l.batch_number <> '')`

/** Whose a return is, and who of us has opened it; undefined for returns of other sites. */
export const findAccessibleReturn = (db: Db | Tx, staff: Staff, returnId: number) =>
  accessibleReturns(db, staff)
    .leftJoin('accounts as p', 'p.id', 'r.opened_by')
    .select(['r.customer_id as customerId', 'r.org_id as orgId', 'c.company', 'c.custnum', 'g.site_name as siteName'])
    .select(sql<string>`r.rma_number`.as('rmaNumber'))
    .select([sql<string>`coalesce(nullif(a.name, ''), a.user_name)`.as('name'), 'a.email', 'c.phone'])
    .select(['r.opened_at as openedAt', sql<string>`coalesce(nullif(p.name, ''), p.user_name, '')`.as('openedBy')])
    .select(waitingColumns)
    .where('r.id', '=', returnId)
    .executeTakeFirst()

export type StaffReturnLine = {
  position: number
  orderId: number
  received: number | null
  finding: string | null
  restocked: number
  scrapped: number
  toSendBack: number
  replacementId: number | null
  exceptionUntil: string | null
}

/** What only staff see of its lines. */
export async function findStaffReturnLines(db: Db | Tx, returnId: number) {
  const { rows } = await sql<StaffReturnLine>`
    select l.position, l.order_id as "orderId", l.received, l.finding, l.restocked, l.scrapped, l.to_send_back as "toSendBack",
           l.replacement_id as "replacementId", x.until_on as "exceptionUntil"
      from return_lines l
      left join return_exceptions x on x.order_id = l.order_id and x.position = l.order_position
     where l.return_id = ${returnId} order by l.position`.execute(db)
  return rows
}

/** The warehouses of the region of its site, and those from which its goods came, with the lines that did. */
export async function findReturnWarehouses(db: Db, returnId: number) {
  const { rows } = await sql<{ warehouse: string; positions: number[] }>`
    select w.code as warehouse, coalesce(array_agg(l.position order by l.position) filter (where o.ship_from = w.code), '{}') as positions
      from returns r
      join orgs g on g.id = r.org_id
      join return_lines l on l.return_id = r.id
      join orders o on o.id = l.order_id
      join warehouses w on w.region = g.region or w.code = o.ship_from
     where r.id = ${returnId} group by w.code order by w.code`.execute(db)
  return rows
}

/** Who did each step of its record, in the order of it; '' for the shop. */
export async function findTrail(db: Db | Tx, returnId: number) {
  const { rows } = await sql<{ by: string }>`
    select coalesce(nullif(a.name, ''), a.user_name, '') as by
      from return_events e left join accounts a on a.id = e.account_id where e.return_id = ${returnId} order by e.id`.execute(
    db,
  )
  return rows.map(({ by }) => by)
}

/** A file of a return, and where it is kept. */
export const findFileOfReturn = (db: Db, returnId: number, fileId: number) =>
  db
    .selectFrom('return_files')
    .select(['file', 'name', 'media_type as mediaType'])
    .where('return_id', '=', returnId)
    .where('id', '=', fileId)
    .executeTakeFirst()
