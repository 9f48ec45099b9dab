import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CustomerCaller } from '../http/caller.ts'
import { type ListOptions, quickOrderQueries } from '../modules/basket/quick-order/quick-order.queries.ts'
import type { FreshDatabase } from '../testing/database.ts'
import { connect, type Db } from './database.ts'
import { migrate } from './migrate.ts'
import { databaseBefore, quickOrdersBefore } from './testing/version-before.ts'

/** One instance of the version before and one of this answer, while the database under both is migrated and afterwards. */

const listsBefore = 5_000

let database: FreshDatabase
let caller: CustomerCaller
let before: Db
let after: Db
beforeAll(async () => {
  ;({ database, caller } = await databaseBefore(listsBefore))
  before = connect(database.url, { connections: 8 })
  after = connect(database.url, { connections: 8 })
  await migrateUnderLoad()
})
afterAll(async () => {
  await before?.destroy()
  await after?.destroy()
  await database?.drop()
})

/** What each list has to say in the end, by its id. */
const written = new Map<number, ListOptions>()
const counts = { before: 0, during: 0, after: 0 }
let stage: keyof typeof counts = 'before'

const failures: unknown[] = []
let ends = false

/** Both versions write and read on several connections, that of before from the start, this one once it has migrated. */
async function migrateUnderLoad() {
  const older = writers.map((name) => writeLists(`B${name}`, versionBefore))
  await until(() => counts.before >= 30)
  stage = 'during'
  await migrate(database.url)
  stage = 'after'
  const newer = writers.map((name) => writeLists(`A${name}`, thisVersion))
  await until(() => counts.after >= 120)
  ends = true
  await Promise.all([...older, ...newer])
}

const writers = [1, 2, 3, 4, 5, 6]

const until = (condition: () => boolean) => vi.waitUntil(() => condition() || failures.length > 0, { interval: 5 })

async function writeLists(name: string, version: Version) {
  for (let at = 0; !ends; at++) {
    const began = stage
    try {
      await writeList(version, `${name}-${at}`, at)
    } catch (error) {
      failures.push(error)
      return
    }
    counts[began]++
  }
}

/** A list is stored, looked at, and submitted with other options or as it is; its reader finds what was written last. */
async function writeList(version: Version, number: string, at: number) {
  const first = { poNumber: number, shipFrom: 'NL' }
  const later = at % 2 ? { ...first, instruction: 'Ring twice' } : undefined
  const id = await version.add(number, first)
  await version.submit(id, later)
  written.set(id, later ?? first)
  expect(await version.read(id)).toEqual(later ?? first)
}

type Version = {
  add: (number: string, options: ListOptions) => Promise<number>
  submit: (id: number, options: ListOptions | undefined) => Promise<unknown>
  read: (id: number) => Promise<ListOptions | undefined>
}

const versionBefore: Version = {
  add: (number, wishes) => quickOrdersBefore(before, caller).add({ number, wishes }),
  submit: (id, wishes) =>
    before.transaction().execute(async (tx) => {
      const lists = quickOrdersBefore(tx, caller)
      await lists.lock(id)
      await lists.submit(id, wishes)
    }),
  read: async (id) => (await quickOrdersBefore(before, caller).find(id))?.wishes,
}

const thisVersion: Version = {
  add: (number, checkoutOptions) =>
    quickOrderQueries(after, caller).add({ number, name: '', status: 'draft', checkoutOptions }, new Date()),
  submit: (id, options) =>
    after.transaction().execute(async (tx) => {
      const lists = quickOrderQueries(tx, caller)
      await lists.lockAndFind(id)
      await lists.submit(id, options, new Date())
    }),
  read: async (id) => (await quickOrderQueries(after, caller).find(id))?.checkoutOptions,
}

const both = async (id: number) => {
  const { rows } = await sql<{ wishes: ListOptions; checkoutOptions: ListOptions }>`
    select wishes, checkout_options as "checkoutOptions" from quick_orders where id = ${id}
  `.execute(after)
  return rows[0]
}
const change = (db: Db, id: number, assignments: string) =>
  sql`update quick_orders set ${sql.raw(assignments)} where id = ${id}`.execute(db)

test('lists are written before, during and after the migration, and none of them is lost', async () => {
  expect(failures).toEqual([])
  expect(counts.before).toBeGreaterThan(0)
  expect(counts.during).toBeGreaterThan(0)

  const { rows } = await sql<{ id: number; wishes: ListOptions; checkoutOptions: ListOptions }>`
    select id, wishes, checkout_options as "checkoutOptions" from quick_orders where id = any(${[...written.keys()]}::integer[])
  `.execute(after)
  expect(rows).toHaveLength(written.size)
  for (const { id, wishes, checkoutOptions } of rows) {
    expect(wishes).toEqual(written.get(id))
    expect(checkoutOptions).toEqual(wishes)
  }
})

test('what was stored before the migration says the same in both columns', async () => {
  const { rows } = await sql<{ lists: number; same: number }>`
    select count(*)::integer as lists,
           count(*) filter (where wishes = jsonb_build_object('poNumber', 'PO ' || substr(number, 3)) and checkout_options = wishes)::integer as same
      from quick_orders where number like 'QB%'
  `.execute(after)

  expect(rows[0]).toEqual({ lists: listsBefore, same: listsBefore })
})

test('each version reads what the other stored and changed', async () => {
  const stored = await versionBefore.add('EACH-1', { poNumber: 'PO-1' })
  expect(await thisVersion.read(stored)).toEqual({ poNumber: 'PO-1' })
  await thisVersion.submit(stored, { poNumber: 'PO-2', addressId: 7 })
  expect(await versionBefore.read(stored)).toEqual({ poNumber: 'PO-2', addressId: 7 })
  await versionBefore.submit(stored, {})
  expect(await thisVersion.read(stored)).toEqual({})

  const other = await thisVersion.add('EACH-2', { poNumber: 'PO-3' })
  expect(await versionBefore.read(other)).toEqual({ poNumber: 'PO-3' })
  await versionBefore.submit(other, undefined)
  await thisVersion.submit(other, undefined)
  expect(await both(other)).toEqual({ wishes: { poNumber: 'PO-3' }, checkoutOptions: { poNumber: 'PO-3' } })
})

test.each([
  ['the old column', `wishes = '{"poNumber": "new"}'`],
  ['the new column', `checkout_options = '{"poNumber": "new"}'`],
  ['the old column, the new one as it was', `wishes = '{"poNumber": "new"}', checkout_options = checkout_options`],
  ['the new column, the old one as it was', `checkout_options = '{"poNumber": "new"}', wishes = wishes`],
  ['both', `wishes = '{"poNumber": "new"}', checkout_options = '{"poNumber": "new"}'`],
])('a change of %s is shown by both', async (name, assignments) => {
  const id = await versionBefore.add(`CHANGE ${name}`, { poNumber: 'old' })
  await change(after, id, assignments)

  expect(await both(id)).toEqual({ wishes: { poNumber: 'new' }, checkoutOptions: { poNumber: 'new' } })
})

test.each([
  ['wishes', 'checkout_options'],
  ['checkout_options', 'wishes'],
])('changes of %s and then %s in one transaction leave the last', async (first, second) => {
  const id = await thisVersion.add(`ORDER ${first}`, {})
  await after.transaction().execute(async (tx) => {
    await change(tx, id, `${first} = '{"poNumber": "first"}'`)
    await change(tx, id, `${second} = '{"poNumber": "second"}'`)
  })

  expect(await both(id)).toEqual({ wishes: { poNumber: 'second' }, checkoutOptions: { poNumber: 'second' } })
})

test('a list without options is stored by either version, in both columns', async () => {
  for (const column of ['wishes', 'checkout_options', 'reason']) {
    const { rows } = await sql<{ id: number }>`
      insert into quick_orders (number, org_id, customer_id, account_id, status, created_at, changed_at, ${sql.ref(column)})
      values (${`NONE ${column}`}, 1, ${caller.customerId}, ${caller.accountId}, 'draft', now(), now(),
              ${column === 'reason' ? null : sql`'{}'::jsonb`})
      returning id
    `.execute(after)
    expect(await both(rows[0]?.id ?? 0)).toEqual({ wishes: {}, checkoutOptions: {} })
  }
})

test.each(['wishes', 'checkout_options'])('null in %s is refused, and both stay as they were', async (column) => {
  const id = await thisVersion.add(`NULL ${column}`, { poNumber: 'kept' })
  await expect(change(before, id, `${column} = null`)).rejects.toMatchObject({ code: '23502' })

  expect(await both(id)).toEqual({ wishes: { poNumber: 'kept' }, checkoutOptions: { poNumber: 'kept' } })
})

test('changes of one list by both versions at once are all in it', async () => {
  const id = await versionBefore.add('RUSH', {})
  const changes = Array.from({ length: 40 }, (_, at) => {
    const [db, column] = at % 2 ? ([before, 'wishes'] as const) : ([after, 'checkout_options'] as const)
    return change(db, id, `${column} = ${column} || '{"${at}": true}'`)
  })
  await Promise.all(changes)

  const all = Object.fromEntries(changes.map((_, at) => [at, true]))
  expect(await both(id)).toEqual({ wishes: all, checkoutOptions: all })
})

test('the page about cookies names the draft as a browser stores it now', async () => {
  const { rows } = await sql<{ body: { en: string } }>`select body from declarations where type = 'cookies'`.execute(
    after,
  )

  expect(rows).toEqual([{ body: { en: 'checkout-draft keeps an order.' } }])
})
