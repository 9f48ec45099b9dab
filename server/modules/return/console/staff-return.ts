import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { possibleForLine } from '../../../../rules/return/possible-actions.ts'
import type { ReturnLineState } from '../../../../rules/return/return-state.ts'
import { workingDaysSince } from '../../../../rules/return/waiting.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { orNotFound } from '../../../http/refuse.ts'
import type { Staff } from '../../../staff/site-access.ts'
import { calendarFrom } from '../../catalogue/availability/closed-days.ts'
import { findReturn } from '../history/return.queries.ts'
import { decidesBy, toReturnDetail } from '../history/wire.ts'
import type { BatchNote } from '../processing/batch-note.queries.ts'
import { findNotesOfReturn } from '../processing/batch-note.queries.ts'
import { previewCredit } from '../processing/credit-return.ts'
import { findAccessibleReturn, findStaffReturnLines, findTrail, type StaffReturnLine } from './return.staff.ts'

type Waiting = Parameters<typeof decidesBy>[0] & { waits: boolean; waitsSince: Date; question: string }

/** How long a return waits by the clock and the holidays of its site, and by when it is decided; a question stops that clock. */
export function toWaiting({ waits, waitsSince, question, ...of }: Waiting, now: Date) {
  return {
    waits,
    waitsSince: waitsSince.toISOString(),
    // Of what ended years ago nobody reads them, and to count them takes longer than the list.
    workingDays: waits ? workingDays(waitsSince, of, now) : 0,
    decidesBy: question === '' ? decidesBy(of) : null,
  }
}

function workingDays(since: Date, site: Pick<Waiting, 'country' | 'timeZone'>, now: Date) {
  const from = dateIn(since, site.timeZone)
  return workingDaysSince(
    from,
    dateIn(now, site.timeZone),
    calendarFrom({ ...site, subdivision: null }, from).closedDays,
  )
}

export const toBatchNote = ({ at, ...note }: BatchNote) => ({ ...note, at: at.toISOString() })

/** A return of the caller's sites as its customer sees it, and what staff know of it and may do now. */
export async function loadStaffReturn(db: Db | Tx, staff: Staff, returnId: number, now: Date) {
  const head = orNotFound(await findAccessibleReturn(db, staff, returnId))
  const stored = orNotFound(await findReturn(db, returnId))
  const [lines, trail, notes, credit] = await Promise.all([
    findStaffReturnLines(db, returnId),
    findTrail(db, returnId),
    findNotesOfReturn(db, returnId),
    previewCredit(db, returnId),
  ])
  const { customerId, company, custnum, siteName, name, email, phone, openedAt, openedBy, ...waiting } = head
  return {
    ...toReturnDetail(stored, now),
    customerId,
    company,
    custnum,
    siteName,
    person: { name, email, phone },
    desk: {
      ...toWaiting({ ...stored, ...waiting }, now),
      openedAt: openedAt?.toISOString() ?? null,
      openedBy,
      lines: lines.map((line) => toStaffReturnLine(line, stored)),
      trail,
      batchNotes: notes.map(toBatchNote),
      credit: credit && { ...credit, net: toAmount(credit.net) },
    },
  }
}

type Stored = Omit<Parameters<typeof possibleForLine>[1], 'lines'> & {
  lines: readonly { position: number; state: ReturnLineState }[]
}

function toStaffReturnLine(line: StaffReturnLine, stored: Stored) {
  const { received, ...shown } = line
  const { state } = orNotFound(stored.lines.find(({ position }) => position === line.position))
  const kept = line.restocked + line.scrapped
  return { ...shown, actions: possibleForLine({ state, received, kept }, stored) }
}
