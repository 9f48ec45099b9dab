import {
  findAnnouncedBefore,
  findBooked,
  type PendingContent,
} from '../../../../rules/ledger/bank-identity/pending-entry.ts'
import type { PendingEntry } from '../../../../rules/ledger/bank-statement.ts'
import { isoDay } from '../../../../rules/shipping/day.ts'
import type { Tx } from '../../../db/database.ts'
import type { ReadStatement } from '../../ledger/bank-file/statement-parts.ts'
import { deleteOldPending, findBookedAlike, findPending, storeBooked, storePending } from './pending-entry.staff.ts'

type Stored = { statementId: number; now: Date }

/**
 * Keeps what a statement announces and has not booked, each once whatever file announces it, and ends what an entry has booked, in whichever
 * order the files come. Its account is locked, and the entries of the statement are stored.
 */
export async function notePending(tx: Tx, statement: ReadStatement, { statementId, now }: Stored) {
  const today = isoDay(now)
  await deleteOldPending(tx, statement, today)
  const seenOn = statement.writtenAt?.slice(0, 10) ?? today
  const announced = statement.pending.filter(({ amount }) => amount > 0).map((entry) => toContent(entry, seenOn))
  const before = findAnnouncedBefore(announced, announced.length > 0 ? await findPending(tx, statement) : [])
  const added = announced.filter((_, at) => !before.has(at))
  if (added.length > 0) await storePending(tx, statementId, added)
  await endBooked(tx, statement)
}

async function endBooked(tx: Tx, statement: ReadStatement) {
  const pending = (await findPending(tx, statement)).filter(({ bookedAs }) => bookedAs === null)
  if (pending.length === 0) return
  const entries = await findBookedAlike(tx, statement)
  const booked = [...findBooked(pending, entries)].flatMap(([at, place]) => {
    const [one, entry] = [pending[at], entries[place]]
    return one && entry ? [{ id: one.id, entryId: entry.id }] : []
  })
  await storeBooked(tx, booked)
}

const toContent = ({ bookedOn, ...entry }: PendingEntry, seenOn: string): PendingContent => ({
  ...entry,
  expectedOn: bookedOn,
  seenOn,
})
