import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { canAccessSite } from '../../../staff/site-access.ts'
import { isUndoable } from '../settlement/refund.staff.ts'

type Account = { customerId: number; orgId: number; custnum: string; company: string; currency: string; today: string }

/** A customer of the caller's sites, and which day it is there; every other one is not found. */
export async function loadAccount(db: Db, staff: Caller, customerId: number, now: Date) {
  const { rows } = await sql<Account>`
    select c.id as "customerId", c.org_id as "orgId", c.custnum, c.company, c.currency,
           (${now}::timestamptz at time zone g.time_zone)::date as today
      from customers c
      join orgs g on g.id = c.org_id
     where c.id = ${customerId} and ${canAccessSite(staff, sql.ref('c.org_id'))}`.execute(db)
  return orNotFound(rows[0])
}

export type PaymentRow = {
  itemId: number
  kind: 'payment' | 'refund'
  number: string
  paidOn: string
  amount: number
  open: number
  currency: string
  note: string
  bookedBy: string
  handId: number | null
  mayUndoRefund: boolean
  isUndone: boolean
  settled: { number: string; amount: number }[]
}

const mostPayments = 50

/** The latest payments and refunds of a customer, each with what it settled and still does. Cents. */
export async function findPayments(db: Db, customerId: number) {
  const { rows } = await sql<PaymentRow>`
    select f.id as "itemId", f.kind, f.number, f.issued_on as "paidOn", f.amount, f.open, f.currency, coalesce(p.note, '') as note,
           coalesce(a.name, '') as "bookedBy", case when h.undone_at is null then h.id end as "handId",
           ${isUndoable} as "mayUndoRefund", p.taken_back_by is not null as "isUndone", settled.list as settled
      from (select * from finance_items
             where customer_id = ${customerId} and kind in ('payment', 'refund')
             order by issued_on desc, id desc limit ${mostPayments}) f
      left join payment_postings p on p.item_id = f.id
      left join hand_payments h on h.id = p.hand_id
      left join accounts a on a.id = p.account_id
     cross join lateral (
       select coalesce(json_agg(json_build_object('number', number, 'amount', amount) order by number), '[]') as list from (
         select o.number, sum(l.amount) as amount
           from clearings l
           join finance_items o on o.id = case f.side when 'credit' then l.debit_id else l.credit_id end
          where case f.side when 'credit' then l.credit_id else l.debit_id end = f.id
          group by o.id, o.number having sum(l.amount) > 0) cleared
     ) settled
     order by f.issued_on desc, f.id desc`.execute(db)
  return rows
}
