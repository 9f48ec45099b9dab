import { type RawBuilder, sql } from 'kysely'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Db } from '../../../db/database.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'
import { countWaiting, type Waiting } from '../../../staff/waiting.ts'
import { waitsFor } from '../../return/console/return.staff.ts'
import { lastDecisionDay } from '../../return/history/wire.ts'
import { listOldest, type WaitingPart } from './waiting-part.ts'

type Step = 'toDecide' | 'toCollect' | 'toInspect' | 'toCredit'
type Counts = Record<Step | 'overdue', number>

type SiteWaiting = Record<Step, Waiting> & {
  country: string
  timeZone: string
  /** Since when the first of the returns waits that are to be decided since the same day; null for all others. */
  waitsSince: Date | null
}

/**
 * How many returns of the caller's sites wait for a decision, how many of them longer than promised, and how many for our courier, an
 * inspection or a credit. Holidays are no matter of SQL: what is to be decided comes by its site and day.
 */
export async function findReturnsToday(db: Db, staff: Staff, now: Date): Promise<WaitingPart<Counts>> {
  const rows = await findWaiting(db, staff)
  const steps = {
    toDecide: joinSites(rows, 'toDecide'),
    toCollect: joinSites(rows, 'toCollect'),
    toInspect: joinSites(rows, 'toInspect'),
    toCredit: joinSites(rows, 'toCredit'),
  }
  const overdue = rows.filter((row) => isOverdue(row, now))
  return {
    counts: {
      toDecide: steps.toDecide.count,
      overdue: joinSites(overdue, 'toDecide').count,
      toCollect: steps.toCollect.count,
      toInspect: steps.toInspect.count,
      toCredit: steps.toCredit.count,
    },
    oldest: listOldest(steps),
  }
}

/** What waits for a step on all days and at all sites. */
function joinSites(rows: readonly SiteWaiting[], step: Step): Waiting {
  const waiting = rows.map((row) => row[step])
  const oldest = waiting.flatMap((site) => site.oldest ?? [])
  const [first = null] = oldest.toSorted((one, other) => Date.parse(one.f1) - Date.parse(other.f1))
  return { count: waiting.reduce((sum, { count }) => sum + count, 0), oldest: first }
}

const isOverdue = ({ waitsSince, ...site }: SiteWaiting, now: Date) =>
  waitsSince !== null && dateIn(now, site.timeZone) > lastDecisionDay(waitsSince, site)

const countStep = (waits: RawBuilder<unknown>) => countWaiting(sql`w.waits_since, w.id, w.rma_number`, waits)

/** Reads those alone that wait, by an index of the lists of staff, and asks each of them once. */
async function findWaiting(db: Db, staff: Staff) {
  const { rows } = await sql<SiteWaiting>`
    with waiting as materialized (
      select g.id as org_id, g.iso2, g.time_zone, r.id, r.rma_number, r.waits_since,
             ${waitsFor.decision} as to_decide, ${waitsFor.collection} as to_collect,
             ${waitsFor.inspection} as to_inspect, ${waitsFor.credit} as to_credit
        from orgs g join returns r on r.org_id = g.id
       where r.status <> 'saved' and r.waits_since is not null and ${canAccessSite(staff, sql.ref('g.id'))}
    )
    select w.iso2 as country, w.time_zone as "timeZone", min(w.waits_since) filter (where w.to_decide) as "waitsSince",
           ${countStep(sql`w.to_decide`)} as "toDecide", ${countStep(sql`w.to_collect`)} as "toCollect",
           ${countStep(sql`w.to_inspect`)} as "toInspect", ${countStep(sql`w.to_credit`)} as "toCredit"
      from waiting w
     group by w.org_id, w.iso2, w.time_zone, case when w.to_decide then (w.waits_since at time zone w.time_zone)::date end`.execute(
    db,
  )
  return rows
}
