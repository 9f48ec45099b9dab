import { sql } from 'kysely'
import type { SourcingPreference } from '../../../../rules/sourcing/plan.ts'
import type { Db } from '../../../db/database.ts'

/** How a parcel gets from a warehouse to a country, by the carrier that asks least in a currency. */
export type Way = {
  warehouse: string
  region: string
  country: string
  vatRateBp: number
  subdivision: string | null
  timeZone: string
  to: string
  currency: string
  workingDays: number
  /** Cents. */
  price: number
  freeFrom: number | null
}

/** Where parcels go and in which currency they are paid. */
export type Route = { region: string; to: string; currency: string }

// Warehouses and carriers change a few times a year.
const freshFor = 60_000

const waysByDb = new WeakMap<Db, { since: number; ways: Promise<ReadonlyMap<string, Way[]>> }>()

/** The ways of a route, by the code of the warehouse; at most a minute old: some hundred, read for all routes at once. */
export async function findWays(db: Db, route: Route): Promise<readonly Way[]> {
  const cached = waysByDb.get(db)
  const isFresh = cached && performance.now() - cached.since < freshFor
  const ways = isFresh ? cached.ways : readWays(db)
  if (!isFresh) {
    waysByDb.set(db, { since: performance.now(), ways })
    ways.catch(() => waysByDb.delete(db))
  }
  return (await ways).get(routeKey(route)) ?? []
}

const routeKey = ({ region, to, currency }: Route) => `${region} ${to} ${currency}`

async function readWays(db: Db) {
  const { rows } = await sql<Way>`
    select distinct on (r.warehouse, r.country, r.currency)
           w.code as warehouse, w.region, w.country, k.vat_rate_bp as "vatRateBp",
           w.subdivision, w.time_zone as "timeZone", r.country as to, r.currency,
           r.days_max as "workingDays", r.price, r.free_from as "freeFrom"
      from shipping_rates r
      join warehouses w on w.code = r.warehouse
      join countries k on k.iso2 = w.country
     order by r.warehouse, r.country, r.currency, r.price, r.carrier
  `.execute(db)
  return Map.groupBy(rows, routeKey)
}

/** Where the goods of a site go, unless a customer says otherwise, and the warehouse that is its own. */
export async function findSiteRoute(db: Db, orgId: number) {
  return db
    .selectFrom('orgs')
    .select(['region', 'iso2 as to', 'currency', 'warehouse as home'])
    .select(sql<SourcingPreference>`sourcing`.as('sourcing'))
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow()
}
