import { sql } from 'kysely'
import { readShipmentNumber } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { soughtNumber } from '../../../../rules/invoice/creditor-reference.ts'
import {
  type AgeingBucket,
  ageingBucket,
  bucketDays,
  type FinanceView,
  type ItemKind,
  type ItemSide,
  type ItemSort,
} from '../../../../rules/ledger/item.ts'
import { type Db, planForValues } from '../../../db/database.ts'
import { substringPattern } from '../../../db/like.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { ageingDay, dueDay, isDisputed } from '../../customer/credit/credit.queries.ts'

export type ItemFilters = {
  view: FinanceView
  keyword: string
  /** Days overdue at least. */
  ageing?: number | undefined
  bucket?: AgeingBucket | undefined
  /** When it was issued; ISO dates, both inclusive. */
  from?: string | undefined
  until?: string | undefined
  /** When what is open and owed is due; ISO dates, both inclusive. */
  dueFrom?: string | undefined
  dueUntil?: string | undefined
  sort?: ItemSort | undefined
}

export type ItemRow = {
  itemId: number
  kind: ItemKind
  side: ItemSide
  number: string
  orderno: string
  poNumber: string
  issuedOn: string
  dueOn: string | null
  amount: number
  cleared: number
  currency: string
  isDisputed: boolean
  daysOverdue: number | null
}

export type ItemSum = { currency: string; amount: number; cleared: number; items: number }

const views: Readonly<Record<FinanceView, ReturnType<typeof sql>>> = {
  allOpen: sql`f.cleared < f.amount`,
  all: sql`true`,
  openInvoice: sql`f.cleared < f.amount and f.side = 'debit'`,
  openCredit: sql`f.cleared < f.amount and f.side = 'credit'`,
  cleared: sql`f.cleared = f.amount`,
}

/** By when it is to be paid, disputed or not; null for a credit. */
const dueOn = sql<string | null>`(case f.side when 'debit' then ${dueDay} end)`

const sorts: Readonly<Record<ItemSort, ReturnType<typeof sql>>> = {
  newest: sql`f.issued_on desc, f.id desc`,
  oldest: sql`f.issued_on, f.id`,
  due: sql`${dueOn}, f.id`,
  highest: sql`f.amount desc, f.id desc`,
  lowest: sql`f.amount, f.id`,
}

type Owner = Pick<CustomerCaller, 'customerId' | 'orgId'>
type Page = { limit: number; offset: number }
export type ListContext = { db: Db; caller: CustomerCaller; now: Date }

/** A page of the items of the caller's company, and the sums of all of them by currency: what is the customer's below zero. Cents. */
export const itemPage = ({ db, caller, now }: ListContext, filters: ItemFilters, { limit, offset }: Page) => {
  const today = todayAt(caller, now)
  const which = matches(caller, filters, today)
  return planForValues(db, async (tx) => {
    const { rows } = await sql<ItemRow>`
      select ${itemColumns(today)} where ${which}
       order by ${sorts[filters.sort ?? 'newest']}
       limit ${limit} offset ${offset}`.execute(tx)
    const sums = await sql<ItemSum>`
      select f.currency, sum(case f.side when 'debit' then f.amount else -f.amount end)::bigint as amount,
             sum(case f.side when 'debit' then f.cleared else -f.cleared end)::bigint as cleared, count(*)::integer as items
        from finance_items f
       where ${which}
       group by f.currency
       order by f.currency`.execute(tx)
    return { rows, sums: sums.rows }
  })
}

/** An item of the caller's company; undefined where it is not theirs. */
export async function findItem({ db, caller, now }: ListContext, itemId: number) {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns(todayAt(caller, now))} where f.id = ${itemId} and f.customer_id = ${caller.customerId}`.execute(
    db,
  )
  return rows[0]
}

const itemColumns = (today: ReturnType<typeof todayAt>) => sql`
  f.id as "itemId", f.kind, f.side, f.number, coalesce(o.order_number, '') as orderno, coalesce(o.po_number, '') as "poNumber",
         f.issued_on as "issuedOn", f.due_on as "dueOn", f.amount, f.cleared, f.currency,
         f.side = 'debit' and ${isDisputed} as "isDisputed",
         case when f.cleared < f.amount then ${today} - ${ageingDay} end as "daysOverdue"
    from finance_items f
    left join orders o on o.id = f.order_id`

function matches({ customerId }: CustomerCaller, filters: ItemFilters, today: ReturnType<typeof todayAt>) {
  const { view, keyword, ageing, bucket, from, until, dueFrom, dueUntil } = filters
  const due = sql`f.cleared < f.amount and not ${isDisputed} and ${dueOn}`
  return sql.join(
    [
      sql`f.customer_id = ${customerId}`,
      views[view],
      ...(keyword === '' ? [] : [hasNumber(keyword, customerId)]),
      ...(ageing === undefined ? [] : [sql`${due} <= ${today} - ${ageing}::integer`]),
      ...(bucket ? [isIn(bucket, today)] : []),
      ...(dueFrom ? [sql`${due} >= ${dueFrom}::date`] : []),
      ...(dueUntil ? [sql`${due} <= ${dueUntil}::date`] : []),
      ...(from ? [sql`f.issued_on >= ${from}::date`] : []),
      ...(until ? [sql`f.issued_on <= ${until}::date`] : []),
    ],
    sql` and `,
  )
}

/** Whether an item is open and stands in a bucket. */
function isIn(bucket: AgeingBucket, today: ReturnType<typeof todayAt>) {
  const { from = null, until = null } = bucketDays.find((days) => days.bucket === bucket) ?? {}
  const days = sql`${today} - ${ageingDay}`
  return sql.join(
    [
      sql`f.cleared < f.amount and f.side = 'debit' and ${bucket === 'disputed' ? isDisputed : sql`not ${isDisputed}`}`,
      ...(from === null ? [] : [sql`${days} >= ${from}::integer`]),
      ...(until === null ? [] : [sql`${days} <= ${until}::integer`]),
    ],
    sql` and `,
  )
}

/** Numbers of items are in capitals; the reference of a payment is that of its item. Orders are asked apart: an index finds the number of an item, another one the items of an order. */
function hasNumber(keyword: string, customerId: number) {
  const part = substringPattern(soughtNumber(keyword))
  return sql`(f.number like upper(${part}) or f.order_id = any(array(
    select o.id from orders o
     where o.customer_id = ${customerId} and (o.order_number ilike ${part} or o.po_number ilike ${part} or o.so_number ilike ${part})))
     or ${isShippedBy(keyword)})`
}

/** A whole shipment number alone, as it stands on the invoice: its digits are those of many other numbers. */
function isShippedBy(keyword: string) {
  const shipmentId = keyword.trim().toUpperCase().startsWith('S') ? readShipmentNumber(keyword) : undefined
  return shipmentId === undefined
    ? sql`false`
    : sql`f.id = any(array(select v.item_id from invoices v where v.kind = 'invoice' and v.shipment_id = ${shipmentId}::bigint))`
}

/** Which day it is by the clock of the caller's site. */
const todayAt = ({ orgId }: Owner, now: Date) =>
  sql<string>`(select (${now}::timestamptz at time zone time_zone)::date from orgs where id = ${orgId})`

export type Aged = { currency: string; bucket: AgeingBucket | null; amount: number; items: number }

/** What is open of a company's ledger, by currency and bucket; without one what is theirs. Cents. */
export async function findAgeing({ db, caller, now }: { db: Db; caller: Owner; now: Date }) {
  const today = todayAt(caller, now)
  // "offset 0" has the days of an item computed once.
  const { rows } = await sql<Aged>`
    select currency, case side when 'debit' then ${bucketOfDays} end as bucket, sum(open)::bigint as amount, count(*)::integer as items
      from (select f.currency, f.side, f.open, ${today} - ${ageingDay} as days
              from finance_items f
             where f.customer_id = ${caller.customerId} and f.cleared < f.amount
            offset 0) aged
     group by 1, 2
     order by 1`.execute(db)
  return rows
}

const bucketOfDays = sql`(case ${sql.join(
  bucketDays.map(({ bucket, until }) =>
    until === null ? sql`when days is not null then ${bucket}` : sql`when days <= ${until}::integer then ${bucket}`,
  ),
  sql` `,
)} else ${ageingBucket(null)} end)`
