import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** How goods come from a warehouse to the country of a site, by the carrier that asks least. */
export type Way = {
  orgId: number
  warehouse: string
  /** The site's own, where its orders ship from unless the customer chooses another. */
  own: boolean
  country: string
  timeZone: string
  to: string
  workingDays: number
}

// Warehouses, sites and carriers change a few times a year.
const freshFor = 60_000

const waysByDb = new WeakMap<Db, { since: number; ways: Promise<Way[]> }>()

/** The ways of all sites, at most a minute old: a few dozen, read for all products at once. */
export function findWays(db: Db): Promise<Way[]> {
  const cached = waysByDb.get(db)
  if (cached && performance.now() - cached.since < freshFor) return cached.ways
  const ways = readWays(db)
  waysByDb.set(db, { since: performance.now(), ways })
  ways.catch(() => waysByDb.delete(db))
  return ways
}

async function readWays(db: Db): Promise<Way[]> {
  const { rows } = await sql<Way>`
    select distinct on (o.id, w.code) o.id as "orgId", w.code as warehouse, w.code = o.warehouse as own, w.country,
           w.time_zone as "timeZone", o.iso2 as "to", r.days_max as "workingDays"
      from orgs o
      join warehouses w on w.region = o.region
      join shipping_rates r on r.warehouse = w.code and r.country = o.iso2 and r.currency = o.currency
     order by o.id, w.code, r.price, r.carrier
  `.execute(db)
  return rows
}
