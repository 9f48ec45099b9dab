import type { Static } from 'typebox'
import type { ReturnDetail } from '../../../../contract/return/parts.ts'
import { possibleForCustomer } from '../../../../rules/return/possible-actions.ts'
import { isCollected } from '../../../../rules/return/return.ts'
import { decisionDays, expiryDays } from '../../../../rules/return/return-state.ts'
import { addDays } from '../../../../rules/shipping/day.ts'
import { addWorkingDays, dateIn } from '../../../../rules/shipping/shipping.ts'
import { calendarFrom } from '../../catalogue/availability/closed-days.ts'
import type { StoredLine, StoredReturn } from './return.queries.ts'
import { toReturnSums } from './sums.ts'

type Detail = Static<typeof ReturnDetail>

/** A return as its customer sees it, with what they may do to it now. */
export function toReturnDetail(stored: StoredReturn, now: Date): Detail {
  const { createdAt, submittedAt, lines, events, openedAt } = stored
  const today = dateIn(now, stored.timeZone)
  const { sums, nets } = toReturnSums(stored)
  return {
    ...stored,
    createdAt: createdAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    decidesBy: stored.question === '' ? decidesBy(stored) : null,
    sendBy: sendBy(stored),
    lines: lines.map((line) => toLine(line, nets, today)),
    sums,
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    actions: possibleForCustomer({ ...stored, isOpened: openedAt !== null }),
  }
}

type Site = Pick<StoredReturn, 'country' | 'timeZone'>
type Submitted = Pick<StoredReturn, 'status' | 'submittedAt' | 'answeredAt'>

/** The working day by which staff decide, by the clock and the holidays of the site; null where they do not have to. */
export function decidesBy({ status, submittedAt, answeredAt, ...site }: Submitted & Site) {
  const since = answeredAt ?? submittedAt
  return status === 'submitted' && since ? lastDecisionDay(since, site) : null
}

/** The last of the working days of a site in which is decided what waits since then (ISO date). */
export function lastDecisionDay(since: Date, { country, timeZone }: Site) {
  const day = dateIn(since, timeZone)
  return addWorkingDays(day, decisionDays, calendarFrom({ country, subdivision: null, timeZone }, day).closedDays)
}

type Approved = Pick<StoredReturn, 'status' | 'deliveryMode' | 'decidedAt' | 'timeZone'>

/**
 * The day by which its customer sends an approved one, by the clock of the site (ISO date); null where they no longer need to, and where
 * our courier collects it: a late collection costs the customer nothing.
 */
export function sendBy({ status, deliveryMode, decidedAt, timeZone }: Approved) {
  if (status !== 'approved' || isCollected(deliveryMode) || !decidedAt) return null
  return addDays(dateIn(decidedAt, timeZone), expiryDays)
}

function toLine(line: StoredLine, nets: ReturnType<typeof toReturnSums>['nets'], today: string) {
  const { state, term, termUntil, feeBp } = line
  // What was submitted was so in time.
  const isLate = state === 'saved' && termUntil !== null && today > termUntil
  return {
    ...line,
    net: nets.get(line.position) ?? 0,
    term: term && termUntil ? { kind: term, until: termUntil, feePercent: feeBp / 100, isLate } : null,
  }
}
