import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { countWaiting, type Waiting } from '../../../staff/waiting.ts'
import { listOldest, type WaitingPart } from './waiting-part.ts'

type Counts = { waiting: number; failing: number }

const mail = sql`m.queued_at, m.id, m.subject`

/** How many mails were not sent yet, not tried or tried in vain, since they were queued. */
export async function findMailsToday(db: Db): Promise<WaitingPart<Counts>> {
  const { rows } = await sql<Record<'mailsWaiting' | 'mailsFailing', Waiting>>`
    select ${countWaiting(mail, sql`m.attempts = 0`)} as "mailsWaiting",
           ${countWaiting(mail, sql`m.attempts > 0`)} as "mailsFailing"
      from mails m
     where m.sent_at is null`.execute(db)
  const [found] = rows
  if (!found) throw new Error('nothing was counted')
  return {
    counts: { waiting: found.mailsWaiting.count, failing: found.mailsFailing.count },
    oldest: listOldest(found),
  }
}
