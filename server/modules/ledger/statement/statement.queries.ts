import { sql } from 'kysely'
import {
  mostStatementItems,
  type OpenStatementItem,
  type Period,
  type StatementFacts,
  type StatementItem,
} from '../../../../rules/ledger/statement.ts'
import { type Db, planForValues } from '../../../db/database.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { wasDisputed } from '../../customer/credit/credit.queries.ts'

/** A period by the clock of the customer's site: from its first instant to before its end. */
type Bounds = { customerId: number; timeZone: string; today: string; first: Date; end: Date }

/** Of what the company of a site writes: what it issued itself names no issuer, whatever it was called then. */
type StatementBounds = Bounds & { sellerOrgId: number }

/** The bounds of a period, and which day it is there. */
export async function findBounds(db: Db, customerId: number, { from, to }: Period, now: Date): Promise<Bounds> {
  const { rows } = await sql<Bounds>`
    select u.id as "customerId", g.time_zone as "timeZone", (${now}::timestamptz at time zone g.time_zone)::date as today,
           ${from}::date::timestamp at time zone g.time_zone as first, (${to}::date + 1)::timestamp at time zone g.time_zone as end
      from customers u
      join orgs g on g.id = u.org_id
     where u.id = ${customerId}`.execute(db)
  return orNotFound(rows[0])
}

/**
 * What a statement is made of. An item counts from when it was entered, and a clearing from its own instant: a payment that is booked
 * later with an earlier date changes no statement of the past. Refuses more than a statement takes.
 */
export const findStatementFacts = (db: Db, bounds: StatementBounds): Promise<StatementFacts> =>
  planForValues(db, async (tx) => {
    // One query, so that its sums agree while others post.
    const { rows } = await sql<StatementFacts>`
      select (${openings(bounds)}) as openings, (${items(bounds)}) as items, (${openItems(bounds)}) as "openItems"
    `.execute(tx)
    const [found = { openings: [], items: [], openItems: [] }] = rows
    if (Math.max(found.items.length, found.openItems.length) > mostStatementItems)
      throw new Refusal('finance.export_too_long', { fields: ['from'] })
    return found
  })

// As the index of migration 0158 has it.
const postedAt = sql`(case f.kind when 'opening' then (f.issued_on + time '12:00') at time zone 'UTC' else f.created_at end)`

const openings = ({ customerId, first }: Bounds) => sql`
  select coalesce(json_agg(o), '[]')
    from (
      select f.currency, sum(case f.side when 'debit' then f.amount else -f.amount end)::bigint as balance
        from finance_items f
       where f.customer_id = ${customerId} and ${postedAt} < ${first}::timestamptz
       group by f.currency
    ) o`

const facts = (sellerOrgId: number) => sql`
  f.id as "itemId", f.kind, f.side, f.number, f.currency, coalesce(o.order_number, '') as "orderNumber",
  coalesce(o.po_number, '') as "poNumber", f.issued_on as "issuedOn", f.due_on as "dueOn",
  case when p.issuer_org_id <> ${sellerOrgId} then p.facts #>> '{seller,name}' end as issuer`

const items = ({ customerId, timeZone, first, end, sellerOrgId }: StatementBounds) => sql<StatementItem[]>`
  select coalesce(json_agg(i order by i."postedAt", i."itemId"), '[]')
    from (
      select ${facts(sellerOrgId)}, f.amount, ${postedAt} as "postedAt", (${postedAt} at time zone ${timeZone})::date as "postedOn"
        from finance_items f
        left join orders o on o.id = f.order_id
        left join invoices p on p.item_id = f.id
       where f.customer_id = ${customerId} and ${postedAt} >= ${first}::timestamptz and ${postedAt} < ${end}::timestamptz
       limit ${mostStatementItems + 1}
    ) i`

/** What is open now, and what was cleared or undone after the last day: that had not happened yet. */
const openItems = ({ customerId, end, sellerOrgId }: StatementBounds) => sql<OpenStatementItem[]>`
  with touched as (
    select f.id, 0::bigint as amount from finance_items f where f.customer_id = ${customerId} and f.cleared < f.amount
    union all
    select f.id, c.amount
      from finance_items f
      join clearings c on c.debit_id = f.id
     where f.customer_id = ${customerId} and f.side = 'debit' and ${postedAt} < ${end}::timestamptz and c.at >= ${end}::timestamptz
    union all
    select f.id, c.amount
      from finance_items f
      join clearings c on c.credit_id = f.id
     where f.customer_id = ${customerId} and f.side = 'credit' and ${postedAt} < ${end}::timestamptz and c.at >= ${end}::timestamptz
  )
  select coalesce(json_agg(i order by coalesce(i."dueOn", i."issuedOn"), i."itemId"), '[]')
    from (
      select ${facts(sellerOrgId)}, f.open + t.amount as open, f.side = 'debit' and ${wasDisputed(end)} as "isDisputed",
             nullif(p.facts -> 'payment', 'null') - 'reference' as account
        from (select id, sum(amount)::bigint as amount from touched group by id) t
        join finance_items f on f.id = t.id
        left join orders o on o.id = f.order_id
        left join invoices p on p.item_id = f.id
       where ${postedAt} < ${end}::timestamptz and f.open + t.amount > 0
       limit ${mostStatementItems + 1}
    ) i`
