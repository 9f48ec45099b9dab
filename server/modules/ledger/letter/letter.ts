import type { FileAnswer } from '../../../../contract/endpoint.ts'
import type { ReminderLetter } from '../../../../rules/payment/reminder.ts'
import type { Db } from '../../../db/database.ts'
import { toBytes } from '../../../threads/bytes.ts'
import { runInThread } from '../../../threads/pool.ts'
import { findLetter } from './letter.queries.ts'

const drawer = new URL('draw-task.ts', import.meta.url)

/** A reminder as a PDF, drawn in a thread; the same facts give the same bytes. `callerId` is whose turn it takes. */
export async function reminderDocument(letter: ReminderLetter, callerId: string): Promise<FileAnswer> {
  const bytes = toBytes(await runInThread(drawer, () => letter, { callerId }))
  return { bytes, mediaType: 'application/pdf', name: `${letter.customer.custnum}-${letter.writtenOn}.pdf` }
}

/** A reminder as its mail takes it along: as it was written. */
export const findReminderDocument = async (db: Db, reminderId: number) =>
  reminderDocument(await findLetter(db, reminderId), 'mail')
