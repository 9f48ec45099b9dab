import type { ReturnKind, ReturnReason } from '../../../../rules/return/return.ts'
import { type DeliveredLine, type ReturnTerm, returnTerm } from '../../../../rules/return/terms.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { calendarFrom } from '../../product/availability/closed-days.ts'

export type Claim = { type: ReturnKind; reason: ReturnReason | null }
type Line = DeliveredLine & { exceptionUntil: string | null }

/** The day of a site, and the terms that hold there: an exception of the account manager prolongs one, and changes nothing else. */
export async function loadSiteTerms(db: Db | Tx, orgId: number, now: Date) {
  const place = await db
    .selectFrom('orgs')
    .select(['iso2 as country', 'time_zone as timeZone'])
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow()
  const today = dateIn(now, place.timeZone)
  const termOf = (claim: Claim, line: Line): ReturnTerm => {
    const { closedDays } = calendarFrom(place, line.deliveredOn)
    const term = returnTerm(claim, line, { today, closedDays })
    if (line.exceptionUntil === null || line.exceptionUntil <= term.until) return term
    return { ...term, until: line.exceptionUntil, isLate: today > line.exceptionUntil }
  }
  return { ...place, today, termOf }
}

export type SiteTerms = Awaited<ReturnType<typeof loadSiteTerms>>

/** As a term travels. */
export const toWireTerm = ({ feeBp, ...term }: ReturnTerm) => ({ ...term, feePercent: feeBp / 100 })
