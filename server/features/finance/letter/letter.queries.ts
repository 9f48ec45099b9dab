import { sql } from 'kysely'
import type { ReminderLetter } from '../../../../rules/finance/reminder.ts'
import type { Db } from '../../../db/database.ts'

/** What a letter says, as it was sent. */
export async function findLetter(db: Db, reminderId: number) {
  const { letter } = await db
    .selectFrom('reminders')
    .select(sql<ReminderLetter>`facts`.as('letter'))
    .where('id', '=', reminderId)
    .executeTakeFirstOrThrow()
  return letter
}
