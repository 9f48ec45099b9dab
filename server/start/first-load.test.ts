import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Db } from '../db/database.ts'
import { filesIn } from '../files/files.ts'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'
import { emptyTables, loadOnce } from './first-load.ts'

let database: FreshDatabase
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  db = connect(database.url)
  await empty(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** The databases of tests have the reference data already. */
const empty = (some: Db) =>
  some.transaction().execute((tx) => emptyTables(tx, ['orgs', 'countries', 'price_lists', 'classes', 'carriers']))

const now = new Date('2026-11-20T09:00:00Z')
const files = filesIn('/nowhere')
const load = (demo: boolean) => loadOnce(db, { demo, now, files })
const count = async (table: string) =>
  (await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db)).rows[0]?.count

test('an interrupted load begins again, a finished one is kept', async () => {
  const broken = loadOnce(db, { demo: true, now: new Date(Number.NaN), files })
  await expect(broken).rejects.toThrow()
  expect(await count('orgs')).toBeGreaterThan(0)

  expect(await load(false)).toBe(true)
  expect(await count('accounts')).toBe(0)
  expect(await load(true)).toBe(false)
  expect(await count('accounts')).toBe(0)
})

test('servers that start together load once', async () => {
  const own = await freshDatabase()
  const both = [connect(own.url), connect(own.url)]
  await Promise.all(both.slice(0, 1).map(empty))
  const loaded = await Promise.all(both.map((one) => loadOnce(one, { demo: false, now, files })))

  expect(loaded.toSorted()).toEqual([false, true])
  await Promise.all(both.map((one) => one.destroy()))
  await own.drop()
})
