import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../../db/database.ts'
import type { Clock } from '../../start/clock.ts'
import { type ShopFigures, shopFigures } from './shop-figures.queries.ts'

// Milliseconds: however many ask, the database is asked once in that time.
const freshFor = 10_000

/** Adds what waits in the shop and what failed to the metrics. Where the database is silent they are left out and say so. */
export function addShopMetrics(registry: Registry, db: Db, now: Clock) {
  let askedAt = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve()
  const collect = () => {
    if (performance.now() - askedAt < freshFor) return answer
    askedAt = performance.now()
    answer = shopFigures(db).then(
      (figures) => show(gauges, figures, now()),
      () => forget(gauges),
    )
    return answer
  }
  const gauges = shopGauges(registry, collect)
}

function shopGauges(registry: Registry, collect: () => Promise<void>) {
  const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry], collect })

  const up = gauge('aster_database_up', 'Whether the database has answered')
  const orders = gauge('aster_orders_placed', 'Orders that were ever placed', 'site')
  const registrations = gauge('aster_registrations_waiting', 'Registrations that wait for a decision')
  const mails = gauge('aster_mails_unsent', 'E-mails that were not sent, by what has become of them', 'state')
  const oldest = gauge('aster_mails_oldest_unsent_seconds', 'Age of the oldest e-mail that is still to be sent')
  const jobs = gauge('aster_jobs_failed', 'Jobs that have failed: tried again, or given up', 'state')
  const backup = gauge('aster_backup_last_success_timestamp_seconds', 'When the last backup was taken; 0 for never')
  return { up, orders, registrations, mails, oldest, jobs, backup }
}

type Gauges = ReturnType<typeof shopGauges>

function show({ up, orders, registrations, mails, oldest, jobs, backup }: Gauges, figures: ShopFigures, at: Date) {
  up.set(1)
  orders.reset()
  for (const { site, placed } of figures.orders) orders.set({ site }, placed)
  registrations.set(figures.registrationsWaiting)
  mails.set({ state: 'waiting' }, figures.mails.waiting)
  mails.set({ state: 'failing' }, figures.mails.failing)
  mails.set({ state: 'given_up' }, figures.mails.givenUp)
  const since = figures.mails.oldest?.getTime() ?? at.getTime()
  oldest.set(Math.max(0, (at.getTime() - since) / 1_000))
  jobs.set({ state: 'failing' }, figures.jobs.failing)
  jobs.set({ state: 'given_up' }, figures.jobs.givenUp)
  backup.set((figures.lastBackup?.getTime() ?? 0) / 1_000)
}

function forget({ up, orders, registrations, mails, oldest, jobs, backup }: Gauges) {
  for (const one of [registrations, oldest, backup]) one.remove()
  for (const one of [orders, mails, jobs]) one.reset()
  up.set(0)
}
