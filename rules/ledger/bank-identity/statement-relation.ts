import { addDays } from '../../shipping/day.ts'
import type { StatementEvidence } from '../bank-statement.ts'

/**
 * How the entries of two statements of one account lie to each other on a day: `nested` where those of one are among those of the other,
 * `apart` where no entry is in both, `unknown` where neither is proven.
 */
export type Relation = 'nested' | 'apart' | 'unknown'

/** Relates two statements on a day (ISO date). */
export function relateStatements(one: StatementEvidence, other: StatementEvidence, day: string): Relation {
  const areNamedAlike = one.id !== '' && one.id === other.id && one.sequence === other.sequence
  if (areNamedAlike && one.page !== null && other.page !== null) return one.page === other.page ? 'nested' : 'apart'
  const byTime = relateByTime(one, other, day)
  const byBalance = relateByBalance(one, other, areNamedAlike)
  if (byBalance === 'unknown' && byTime === 'apart') return 'apart'
  if (byBalance) return byBalance === 'nested' && byTime === 'apart' ? 'unknown' : byBalance
  return byTime ?? relateByName(one, other)
}

/**
 * By where they begin and end; null where the balances prove nothing. An account may have the same balance twice, so that one which seems
 * to follow another is sure to where the bank counts them so.
 */
function relateByBalance(one: StatementEvidence, other: StatementEvidence, areNamedAlike: boolean): Relation | null {
  if (one.opening === null || other.opening === null || isPartial(one) || isPartial(other)) return null
  if (isNext(one, other) || isNext(other, one)) return 'apart'
  const areInTurn = mayFollow(one, other) || mayFollow(other, one)
  const beginTogether = dayBegins(one) !== null && dayBegins(one) === dayBegins(other)
  if (!beginTogether) return areInTurn ? 'unknown' : null
  // One that moves nothing in sum ends where it began, and so may be followed by what begins there, too.
  return one.opening !== other.opening || (areInTurn && !areNamedAlike) ? 'unknown' : 'nested'
}

const isNext = (first: StatementEvidence, next: StatementEvidence) =>
  mayFollow(first, next) &&
  isCount(first.sequence) &&
  isCount(next.sequence) &&
  Number(first.sequence) + 1 === Number(next.sequence)

const isCount = (sequence: string | null) => sequence !== null && /^\d{1,9}$/.test(sequence)

function mayFollow(first: StatementEvidence, next: StatementEvidence): boolean {
  if (first.closing !== next.opening) return false
  const begins = dayBegins(next)
  return first.endsAt === null || begins === null || first.endsAt <= `${addDays(begins, 1)}T00:00:00`
}

const dayBegins = ({ startsAt }: StatementEvidence) => startsAt?.slice(0, 10) ?? null

type Span = { from: string; until: string; isWhole: boolean; isOpen: boolean; isPartial: boolean }

/** By the times that each is of; null where that is not said. */
function relateByTime(one: StatementEvidence, other: StatementEvidence, day: string): Relation | null {
  const spans = [one, other].flatMap((some) => toSpan(some, day) ?? [])
  if (spans.some(({ isWhole, isPartial }) => isWhole && !isPartial)) return 'nested'
  const [span, otherSpan] = spans
  if (!span || !otherSpan) return null
  if (ends(span, otherSpan) || ends(otherSpan, span)) return 'apart'
  if (span.isPartial || otherSpan.isPartial) return null
  return holds(span, otherSpan) || holds(otherSpan, span) ? 'nested' : 'unknown'
}

const holds = (outer: Span, inner: Span) => outer.from <= inner.from && outer.until >= inner.until
const ends = (first: Span, next: Span) => !first.isOpen && first.until <= next.from

/** What of a day a statement is of. One that was written before its end is of what was there then, in a zone that may be another. */
function toSpan(statement: StatementEvidence, day: string): Span | null {
  const { startsAt, endsAt, writtenAt } = statement
  if (startsAt === null || endsAt === null) return null
  const [begin, end] = [`${day}T00:00:00`, `${addDays(day, 1)}T00:00:00`]
  const isOpen = writtenAt !== null && writtenAt < endsAt && writtenAt < end
  const from = later(startsAt, begin)
  const until = earlier(isOpen ? writtenAt : endsAt, end)
  return { from, until, isWhole: from === begin && until === end, isOpen, isPartial: isPartial(statement) }
}

const earlier = (one: string, other: string) => (one.localeCompare(other) < 0 ? one : other)
const later = (one: string, other: string) => (one.localeCompare(other) < 0 ? other : one)

/** It leaves out some of its time. */
const isPartial = ({ kind, page }: StatementEvidence) => kind === 'notification' || page !== null

/** The same statement, written again. */
function relateByName(one: StatementEvidence, other: StatementEvidence): Relation {
  if (one.id === '' || one.id !== other.id) return 'unknown'
  if (one.sequence === null || other.sequence === null) return 'nested'
  const isCountedAlike = one.sequence !== '' && one.sequence === other.sequence
  const isOfSameTime = one.startsAt !== null && one.startsAt === other.startsAt && one.endsAt === other.endsAt
  return isCountedAlike || isOfSameTime ? 'nested' : 'unknown'
}
