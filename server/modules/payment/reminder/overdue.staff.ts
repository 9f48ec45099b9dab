import { sql } from 'kysely'
import type { OverdueItem } from '../../../../rules/payment/reminder.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { canAccessSite } from '../../../staff/site-access.ts'
import { countWaiting, type Waiting } from '../../../staff/waiting.ts'
import { ageingDay, dueDay } from '../../customer/credit/credit.queries.ts'

type NamedItem = OverdueItem & { number: string; orderNumber: string; issuedOn: string; dueOn: string }

/** What a customer is overdue with in one currency, and what decides whether they are reminded of it. Cents. */
export type OverdueAccount = {
  customerId: number
  custnum: string
  company: string
  orgId: number
  currency: string
  today: string
  days: number[]
  pauseDays: number
  credit: number
  lastLevel: number | null
  lastOn: string | null
  daysSinceLast: number | null
  items: NamedItem[]
}

type Which = { customerId: number; currency: string }

/** Customers of the caller's sites with something overdue that is not disputed, who may be reminded; or one of them. */
export async function findOverdue(db: Db | Tx, staff: Caller, now: Date, which?: Which) {
  const { customerId = null, currency = null } = which ?? {}
  const today = sql`(${now}::timestamptz at time zone g.time_zone)::date`
  const { rows } = await sql<OverdueAccount>`
    select c.id as "customerId", c.custnum, c.company, c.org_id as "orgId", f.currency, ${today} as today,
           g.reminder_days as days, g.reminder_pause_days as "pauseDays", l.level as "lastLevel", l.written_on as "lastOn",
           ${today} - l.written_on as "daysSinceLast",
           (select coalesce(sum(t.open), 0)::bigint from finance_items t
             where t.customer_id = c.id and t.currency = f.currency and t.side = 'credit' and t.cleared < t.amount) as credit,
           json_agg(json_build_object(
             'itemId', f.id, 'open', f.open, 'daysOverdue', ${today} - ${dueDay}, 'number', f.number,
             'orderNumber', coalesce(o.order_number, ''), 'issuedOn', f.issued_on, 'dueOn', ${dueDay},
             'lastLevel', coalesce((select max(i.level) from reminder_items i where i.item_id = f.id), 0)) order by ${dueDay}, f.id) as items
      from finance_items f
      join customers c on c.id = f.customer_id and ${canAccessSite(staff, sql.ref('c.org_id'))}
      join orgs g on g.id = c.org_id
      left join orders o on o.id = f.order_id
      left join lateral (select level, written_on from reminders r
                          where r.customer_id = c.id and r.currency = f.currency order by r.id desc limit 1) l on true
     where f.cleared < f.amount and ${ageingDay} < ${today}
       and (${customerId}::integer is null or c.id = ${customerId}::integer)
       and (${currency}::text is null or f.currency = ${currency}::text)
       and not exists (select from reminder_stops s
                        where s.customer_id = c.id and s.ended_at is null and (s.until_on is null or s.until_on >= ${today}))
     group by c.id, g.id, f.currency, l.level, l.written_on
     order by min(${dueDay}), c.id`.execute(db)
  return rows
}

/** How many disputes of open items began before an instant and go on, for a query that asks for more; the page of one is that of its customer. */
export const findOldDisputes = (staff: Caller, before: Date) => sql<Waiting>`(
  select ${countWaiting(sql`d.at, f.customer_id, f.number`)}
    from item_disputes d
    join finance_items f on f.id = d.item_id
    join customers c on c.id = f.customer_id
   where d.ended_at is null and d.at < ${before}::timestamptz and f.cleared < f.amount and ${canAccessSite(staff, sql.ref('c.org_id'))})`

/**
 * Locks a customer, so that their letters are written one after the other, and then their open items, so that none is paid before
 * the letter is stored.
 */
export async function lockAccount(tx: Tx, customerId: number) {
  await sql`select from customers where id = ${customerId} for no key update`.execute(tx)
  await sql`
    select from finance_items where customer_id = ${customerId} and cleared < amount order by id for no key update`.execute(
    tx,
  )
}
