import type { ReturnKind, ReturnReason } from '../../../../rules/return/return.ts'
import { type DeliveredLine, type ReturnTerm, returnTerm, termBegins } from '../../../../rules/return/terms.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { calendarFrom } from '../../catalogue/availability/closed-days.ts'
import type { LineKey } from './returnable.queries.ts'

export type Claim = { type: ReturnKind; reason: ReturnReason | null }
type Line = DeliveredLine & LineKey & { exceptionUntil: string | null }

/** The day of a site, and the terms that hold there: an exception of the account manager prolongs one, and changes nothing else. */
export async function loadSiteTerms(db: Db | Tx, orgId: number, now: Date) {
  const place = await db
    .selectFrom('orgs')
    .select(['iso2 as country', 'time_zone as timeZone'])
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow()
  const today = dateIn(now, place.timeZone)
  const termOf = (claim: Claim, line: Line, day = today): ReturnTerm => {
    const { closedDays } = calendarFrom({ ...place, subdivision: null }, termBegins(line, day).deliveredOn)
    const term = returnTerm(claim, line, { today: day, closedDays })
    if (line.exceptionUntil === null || line.exceptionUntil <= term.until) return term
    return { ...term, until: line.exceptionUntil, isLate: day > line.exceptionUntil }
  }
  return { ...place, today, termOf }
}

export type SiteTerms = Awaited<ReturnType<typeof loadSiteTerms>>

/** A return as it was submitted: when, and by which terms of its order lines. */
export type Submission = { submittedAt: Date; lines: readonly SubmittedLine[] }
export type SubmittedLine = LineKey & Omit<ReturnTerm, 'isLate'>

/**
 * The terms for a change of a submitted return: the day of its submission decides of the order lines that it has already, today of all
 * others. A term that it was submitted by stays, also where the exception of that day was removed.
 */
export function termsOfChange(terms: SiteTerms, { submittedAt, lines }: Submission): SiteTerms {
  const day = dateIn(submittedAt, terms.timeZone)
  const termOf: SiteTerms['termOf'] = (claim, line) => {
    const own = lines.filter(({ orderno, position }) => orderno === line.orderno && position === line.position)
    if (own.length === 0) return terms.termOf(claim, line)
    const term = terms.termOf(claim, line, day)
    const submitted = own.find(({ kind }) => kind === term.kind)
    return submitted ? { ...term, until: submitted.until, feeBp: submitted.feeBp, isLate: false } : term
  }
  return { ...terms, termOf }
}

/** As a term travels. */
export const toWireTerm = ({ feeBp, ...term }: ReturnTerm) => ({ ...term, feePercent: feeBp / 100 })
