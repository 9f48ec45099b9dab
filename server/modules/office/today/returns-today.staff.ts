import { sql } from 'kysely'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Db } from '../../../db/database.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'
import { waitsFor } from '../../return/console/return.staff.ts'
import { lastDecisionDay } from '../../return/history/wire.ts'

type Waiting = {
  country: string
  timeZone: string
  /** Since when the first of the returns waits that are to be decided since the same day; null for all others. */
  waitsSince: Date | null
  toDecide: number
  toCollect: number
  toInspect: number
  toCredit: number
}

/**
 * How many returns of the caller's sites wait for a decision, how many of them longer than promised, and how many for our courier, an
 * inspection or a credit. Holidays are no matter of SQL: what is to be decided comes by its site and day.
 */
export async function returnsToday(db: Db, staff: Staff, now: Date) {
  const waiting = await countWaiting(db, staff)
  const overdue = waiting.filter((row) => isOverdue(row, now))
  return {
    toDecide: sumSteps(waiting, 'toDecide'),
    overdue: sumSteps(overdue, 'toDecide'),
    toCollect: sumSteps(waiting, 'toCollect'),
    toInspect: sumSteps(waiting, 'toInspect'),
    toCredit: sumSteps(waiting, 'toCredit'),
  }
}

const sumSteps = (rows: readonly Waiting[], step: 'toDecide' | 'toCollect' | 'toInspect' | 'toCredit') =>
  rows.reduce((sum, row) => sum + row[step], 0)

const isOverdue = ({ waitsSince, ...site }: Waiting, now: Date) =>
  waitsSince !== null && dateIn(now, site.timeZone) > lastDecisionDay(waitsSince, site)

/** Reads those alone that wait, by an index of the lists of staff. */
async function countWaiting(db: Db, staff: Staff) {
  const { rows } = await sql<Waiting>`
    select g.iso2 as country, g.time_zone as "timeZone", min(r.waits_since) filter (where ${waitsFor.decision}) as "waitsSince",
           count(*) filter (where ${waitsFor.decision})::integer as "toDecide",
           count(*) filter (where ${waitsFor.collection})::integer as "toCollect",
           count(*) filter (where ${waitsFor.inspection})::integer as "toInspect",
           count(*) filter (where ${waitsFor.credit})::integer as "toCredit"
      from orgs g join returns r on r.org_id = g.id
     where r.status <> 'saved' and r.waits_since is not null and ${canAccessSite(staff, sql.ref('g.id'))}
     group by g.id, case when ${waitsFor.decision} then (r.waits_since at time zone g.time_zone)::date end`.execute(db)
  return rows
}
