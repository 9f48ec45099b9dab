import { sql } from 'kysely'
import type { ReminderLetter, ReminderPlan } from '../../../../rules/payment/reminder.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { Changer } from '../../fulfilment/order-lifecycle/change-order.ts'
import type { OverdueAccount } from './overdue.staff.ts'

type Sent = { account: OverdueAccount; plan: ReminderPlan; letter: ReminderLetter }

/** Stores a letter with what it names; answers its id. An item that had the level before is refused by the table. */
export async function storeReminder(tx: Tx, { account, plan, letter }: Sent, { accountId, now }: Changer) {
  const { id } = await tx
    .insertInto('reminders')
    .values({
      customer_id: account.customerId,
      currency: account.currency,
      level: plan.level,
      amount: plan.amount,
      written_on: letter.writtenOn,
      at: now,
      account_id: accountId ?? 0,
      language: letter.language,
      facts: JSON.stringify(letter),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const levels = new Map(plan.items.map(({ itemId, level }) => [itemId, level]))
  const rows = account.items.map(({ itemId, open, daysOverdue }) => ({
    reminder_id: id,
    item_id: itemId,
    level: levels.get(itemId) ?? null,
    open,
    days_overdue: daysOverdue,
  }))
  await tx.insertInto('reminder_items').values(rows).execute()
  return id
}

type Remark = { reason: string; by: string; on: string }

/** Why a customer is not reminded now, and until when; undefined where they are. */
export async function findStop(db: Db, customerId: number, today: string) {
  const { rows } = await sql<Remark & { until: string | null }>`
    select s.until_on as until, s.reason, a.name as by, s.at::date as on
      from reminder_stops s
      join accounts a on a.id = s.account_id
     where s.customer_id = ${customerId} and s.ended_at is null and (s.until_on is null or s.until_on >= ${today}::date)`.execute(
    db,
  )
  return rows[0]
}

/** The items of a customer that are disputed. */
export async function findDisputes(db: Db, customerId: number) {
  const { rows } = await sql<Remark & { itemId: number }>`
    select d.item_id as "itemId", d.reason, a.name as by, d.at::date as on
      from item_disputes d
      join finance_items f on f.id = d.item_id
      join accounts a on a.id = d.account_id
     where f.customer_id = ${customerId} and d.ended_at is null
     order by d.id`.execute(db)
  return rows
}

type SentRow = {
  reminderId: number
  level: number
  currency: string
  amount: number
  writtenOn: string
  by: string
  numbers: string[]
}

const mostReminders = 50

/** The latest letters to a customer. Cents. */
export async function findReminders(db: Db, customerId: number) {
  const { rows } = await sql<SentRow>`
    select r.id as "reminderId", r.level, r.currency, r.amount, r.written_on as "writtenOn", a.name as by,
           array(select f.number from reminder_items i join finance_items f on f.id = i.item_id
                  where i.reminder_id = r.id order by f.id) as numbers
      from reminders r
      join accounts a on a.id = r.account_id
     where r.customer_id = ${customerId}
     order by r.id desc
     limit ${mostReminders}`.execute(db)
  return rows
}
