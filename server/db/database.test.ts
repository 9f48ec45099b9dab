import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { countWaiting, type FreshDatabase, freshDatabase } from '../testing/database.ts'
import { connect, type Db } from './database.ts'

let database: FreshDatabase
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  db = connect(database.url, { connections: 4 })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Runs a statement on a connection of its own. */
async function beside(statement: string) {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const backend = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db).then(({ rows }) => rows[0]?.pid)

test('values arrive in the types that the table types promise', async () => {
  const { rows } = await sql`
    select 9007199254740991::bigint as big, '2026-11-20'::date as day, '2026-11-20T08:00:00Z'::timestamptz as instant,
      12.50::numeric as exact`.execute(db)

  expect(rows).toEqual([
    { big: 9007199254740991, day: '2026-11-20', instant: new Date('2026-11-20T08:00:00Z'), exact: '12.50' },
  ])
})

test('a query is read by one process, however cheap more of them would seem', async () => {
  const plan = await db.transaction().execute(async (tx) => {
    for (const cost of ['parallel_setup_cost', 'parallel_tuple_cost', 'min_parallel_table_scan_size'])
      await sql`set local ${sql.raw(cost)} = 0`.execute(tx)
    await sql`create table many as select n from generate_series(1, 10000) n`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select count(*) from many`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('Seq Scan on many')
  expect(plan).not.toContain('Gather')
})

test('a connection that the server ended does not come back', async () => {
  const taken = vi.spyOn(pg.Pool.prototype, 'connect')
  await Promise.all([backend(), backend(), backend()])
  const [pool] = taken.mock.contexts as pg.Pool[]
  expect(pool?.totalCount).toBeGreaterThan(0)
  await beside(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect.poll(() => pool?.totalCount).toBe(0)

  const answers = await Promise.allSettled([backend(), backend(), backend(), backend()])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled'])
})

test('a connection that was ended in the middle of its work fails once, then the pool works', async () => {
  const inWork = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(tx)
    const waits = Promise.allSettled([sql`select pg_advisory_lock(1)`.execute(db)])
    await expect.poll(() => countWaiting(db)).toBe(1)
    await beside(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return waits
  })

  expect(await inWork).toMatchObject([{ status: 'rejected' }])
  expect(await backend()).toBeGreaterThan(0)
})

test('a connection to a server that has become read-only is given up', async () => {
  const single = connect(database.url, { connections: 1 })
  const pid = () =>
    sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(single).then(({ rows }) => rows[0]?.pid)
  const before = await pid()
  await sql`set default_transaction_read_only = on`.execute(single)
  await expect(sql`create table refused (id integer)`.execute(single)).rejects.toThrow('read-only')

  expect(await pid()).not.toBe(before)
  await single.destroy()
})

test('a wrong statement costs no connection', async () => {
  const single = connect(database.url, { connections: 1 })
  const pid = () =>
    sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(single).then(({ rows }) => rows[0]?.pid)
  const before = await pid()
  await expect(sql`select nothing`.execute(single)).rejects.toThrow()

  expect(await pid()).toBe(before)
  await single.destroy()
})

test('a prepared statement whose columns have changed fails once, then works', async () => {
  // Other tests of this process may have prepared as many statements as there may be.
  vi.resetModules()
  const single = (await import('./database.ts')).connect(database.url, { connections: 1 })
  await sql`create table growing (id integer)`.execute(single)
  const all = () => sql`select * from growing`.execute(single)
  for (let times = 0; times < 5; times++) await all()
  await beside('alter table growing add column more integer')

  await expect(all()).rejects.toThrow('cached plan')
  expect((await all()).rows).toEqual([])
  await single.destroy()
})

test('a server that goes while a connection is being prepared leaves none behind', async () => {
  // Greets as PostgreSQL does, then goes: authentication is granted, the server is ready, the first statement breaks.
  const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(greeting)
      socket.once('data', () => socket.destroy())
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const lost = connect(`postgres://nobody@127.0.0.1:${port}/none`, { connections: 1 })

  await expect(sql`select 1`.execute(lost)).rejects.toThrow(/terminated|ECONNRESET/)
  // With the connection left behind, this one would wait for it, and the end for ever.
  await expect(sql`select 1`.execute(lost)).rejects.toThrow(/terminated|ECONNRESET/)
  await lost.destroy()
  server.close()
})
