import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../contract/order/checkout.ts'
import { buildApp } from '../../app.ts'
import { connect } from '../../db/database.ts'
import { buildWorld, type World } from '../../testing/world.ts'

const worlds: World[] = []
afterAll(() => Promise.all(worlds.map((world) => world.close())))

let world: World
beforeEach(async () => {
  world = await buildWorld()
  worlds.push(world)
})

/** The figures of the shop by their names, as Prometheus reads them. */
async function figures(app = world.app): Promise<Record<string, number>> {
  const { payload, statusCode } = await app.inject({ url: '/metrics' })
  expect(statusCode).toBe(200)
  const lines = payload.split('\n').filter((line) => line.startsWith('aster_'))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

test('an empty shop has nothing that waits, and was never backed up', async () => {
  const found = await figures()
  expect(found).toMatchObject({
    aster_database_up: 1,
    aster_registrations_waiting: 0,
    'aster_mails_unsent{state="waiting"}': 0,
    aster_mails_oldest_unsent_seconds: 0,
    'aster_jobs_failed{state="given_up"}': 0,
    aster_backup_last_success_timestamp_seconds: 0,
  })
  const sites = Object.keys(found).filter((name) => name.startsWith('aster_orders_placed'))
  expect(sites.length).toBeGreaterThan(5)
})

test('orders, registrations, mails, jobs and backups are reported', async () => {
  const person = await world.signedIn()
  const lines = [{ number: (await world.sku({ stock: { NL: 9 } })).number, qty: 1 }]
  for (let at = 0; at < 2; at++) {
    const { revision } = (await person.call(previewOrder, { body: { lines } })).data
    await person.call(placeOrder, { body: { lines, revision } })
  }
  const waiting = await world.customer()
  await world.db.updateTable('customers').set({ status: 'pending' }).where('id', '=', waiting).execute()
  const [first] = await world.db.selectFrom('mails').select('id').orderBy('id').execute()
  const failed = { attempts: 3, last_error: 'mailbox busy' }
  await world.db
    .updateTable('mails')
    .set(failed)
    .where('id', '=', first?.id ?? 0)
    .execute()
  await sql`select graphile_worker.add_job('tellWatcher')`.execute(world.db)
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'x'
             where id = (select min(id) from graphile_worker._private_jobs)`.execute(world.db)
  const takenAt = new Date('2026-11-18T02:00:00Z')
  const backup = { taken_at: takenAt, finished_at: takenAt, rows: 1, files: 0, bytes: 1 }
  await world.db.insertInto('backups').values(backup).execute()
  world.setNow('2026-11-18T09:05:00Z')

  const found = await figures()
  const placed = Object.entries(found).filter(([name, value]) => name.startsWith('aster_orders_placed') && value > 0)
  expect(placed.map(([, value]) => value)).toEqual([2])
  expect(found).toMatchObject({
    aster_registrations_waiting: 1,
    'aster_mails_unsent{state="waiting"}': 3,
    'aster_mails_unsent{state="failing"}': 1,
    'aster_mails_unsent{state="given_up"}': 0,
    aster_mails_oldest_unsent_seconds: 300,
    'aster_jobs_failed{state="failing"}': 0,
    'aster_jobs_failed{state="given_up"}': 1,
    aster_backup_last_success_timestamp_seconds: takenAt.getTime() / 1_000,
  })
})

test('however many ask, the database is asked once', async () => {
  const queries = await world.queriesOf(() => Promise.all(Array.from({ length: 50 }, () => figures())))
  expect(queries).toHaveLength(2)
})

test('while the database is away the metrics say so and leave the rest out', async () => {
  const nowhere = connect('postgres://nobody:x@127.0.0.1:1/nothing')
  const app = await buildApp({ db: nowhere, now: world.now, files: world.files, trustedProxies: [] })
  const found = await figures(app)
  expect(found).toEqual({ aster_database_up: 0, aster_live_streams: 0 })
  await app.close()
  await nowhere.destroy()
})

test('nobody outside may read them', async () => {
  const { statusCode } = await world.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
  expect(statusCode).toBe(404)
})
