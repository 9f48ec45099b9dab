import { sql } from 'kysely'
import type { ReminderAccount, ReminderLetter, ReminderPayment } from '../../../../rules/payment/reminder.ts'
import type { Db } from '../../../db/database.ts'

/** Letters of before 27 November 2026 ask for all of it to one account. */
type StoredLetter = Omit<ReminderLetter, 'payments'> & {
  payments?: ReminderLetter['payments']
  payment?: ReminderAccount | null
}

const firstPayment = ({ seller, amount, items, payment = null }: StoredLetter): ReminderPayment => ({
  seller: seller.name,
  amount,
  numbers: items.map(({ number }) => number),
  account: payment,
})

/** What a letter says, as it was sent. */
export async function findLetter(db: Db, reminderId: number) {
  const { letter } = await db
    .selectFrom('reminders')
    .select(sql<StoredLetter>`facts`.as('letter'))
    .where('id', '=', reminderId)
    .executeTakeFirstOrThrow()
  return { ...letter, payments: letter.payments ?? [firstPayment(letter)] }
}
