import type { Db } from '../../../db/database.ts'
import { workingCalendar } from './closed-days.ts'
import { findSiteRoute, findWays } from './ways.queries.ts'

/** When what is ordered at a site leaves its own warehouse and how long it travels; null where no carrier goes from there. */
export async function findSiteDelivery(db: Db, orgId: number, now: Date) {
  const route = await findSiteRoute(db, orgId)
  const way = (await findWays(db, route)).find(({ warehouse }) => warehouse === route.home)
  return way ? { warehouse: way.warehouse, workingDays: way.workingDays, ...workingCalendar(way, now) } : null
}
