import type { FileAnswer } from '../../../../contract/endpoint.ts'
import type { ReminderLetter } from '../../../../rules/payment/reminder.ts'
import type { Db } from '../../../db/database.ts'
import { toBytes } from '../../../threads/bytes.ts'
import { runInThread } from '../../../threads/pool.ts'
import { findLetter } from './letter.queries.ts'

const drawer = new URL('draw-task.ts', import.meta.url)

/** A reminder as a PDF, drawn in a thread; the same facts give the same bytes. `person` is whose turn it takes. */
export async function reminderDocument(letter: ReminderLetter, person: string): Promise<FileAnswer> {
  const bytes = toBytes(await runInThread(drawer, () => letter, { person }))
  return { bytes, mediaType: 'application/pdf', name: `${letter.customer.custnum}-${letter.writtenOn}.pdf` }
}

/** A reminder as its mail takes it along: as it was written. */
export const reminderDocumentOf = async (db: Db, reminderId: number) =>
  reminderDocument(await findLetter(db, reminderId), 'mail')
