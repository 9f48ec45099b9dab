import { sql } from 'kysely'
import type { Role } from '../../../../rules/identity/permissions.ts'
import type { OrderUpdateKind, UpdateFrequency } from '../../../../rules/order/order-update.ts'
import type { Tx } from '../../../db/database.ts'
import type { MailPart } from '../../../mail/mail-content.ts'

export type DailyNote = {
  accountId: number
  orgId: number
  kind: Extract<OrderUpdateKind, 'returned' | 'paid'>
  subject: string
  parts: readonly MailPart[]
}

/** Puts notes into the next daily mails of accounts: those of their sites, at so many hours by their clocks. */
export const addDailyNotes = async (tx: Tx, notes: readonly DailyNote[], { hour, now }: { hour: number; now: Date }) =>
  notes.length === 0
    ? undefined
    : await sql`
        insert into daily_notes (account_id, kind, subject, parts, due_at)
        select d."accountId", d.kind, d.subject, d.parts,
               (t.at::date + case when t.at::time < u.due then 0 else 1 end + u.due) at time zone g.time_zone
          from json_to_recordset(${JSON.stringify(notes)})
                 as d ("accountId" integer, "orgId" integer, kind text, subject text, parts jsonb)
          join orgs g on g.id = d."orgId"
         cross join lateral (select ${now}::timestamptz at time zone g.time_zone as at) t
         cross join (select make_time(${hour}, 0, 0) as due) u`.execute(tx)

/** A note with the account that it is for. */
export type TakenNote = Pick<DailyNote, 'kind'> & {
  orgId: number
  email: string
  language: string
  role: Role
  mayEnter: boolean
  frequency: UpdateFrequency | null
  subject: string
  parts: MailPart[]
}

/** Takes the due notes of an account out of its mail: whoever takes them first writes it. */
export const takeDailyNotes = async (tx: Tx, accountId: number, now: Date) =>
  (
    await sql<TakenNote>`
      with taken as (delete from daily_notes where account_id = ${accountId} and due_at <= ${now} returning *)
      select c.org_id as "orgId", a.email, a.language, a.role, (a.status = 'active' and c.status = 'active') as "mayEnter",
             n.kind, k.frequency, n.subject, n.parts
        from taken n
        join accounts a on a.id = n.account_id
        join customers c on c.id = a.customer_id
        left join order_update_choices k on k.account_id = a.id and k.kind = n.kind
       order by n.id`.execute(tx)
  ).rows
