import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { StartError } from '../start/start-error.ts'
import { migrate } from './migrate.ts'

let folder: string
let url: string
let holder: pg.Client
let reader: pg.Client

const limits = { wait: 200, tries: 4, pause: 20 }
const run = (given = limits) => migrate(url, { migrations: pathToFileURL(`${folder}/`), limits: given })
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aster-migrations-'))
  const name = `locked_${Date.now()}`
  await administer(`create database ${name}`)
  url = new URL(`/${name}`, inject('templateUrl')).href
  write('0001_first.sql', 'create table steps (step integer); create table others (step integer);')
  await run()
  write('0002_second.sql', 'insert into others values (2); alter table steps add column name text;')
  holder = await connectAs('a report')
  reader = await connectAs('a page')
})
afterEach(async () => {
  await Promise.all([holder.end(), reader.end()])
  await administer(`drop database ${new URL(url).pathname.slice(1)} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

async function connectAs(program: string) {
  const client = new pg.Client({ connectionString: url, application_name: program })
  await client.connect()
  return client
}

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: inject('templateUrl') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Whether a statement of the reader waits for a session that waits for the holder. */
const standsBehind = async () => {
  const { rows } = await holder.query<{ waits: boolean }>(
    "select count(*) > 0 as waits from pg_stat_activity where application_name = 'a page' and wait_event_type = 'Lock'",
  )
  return rows[0]?.waits ?? false
}

/** Reads until one has stood behind the migration; each ends although the table is held all the while. */
async function readBehind() {
  for (let stood = false; !stood; ) {
    let isRead = false
    const read = reader.query('select count(*) from steps').finally(() => {
      isRead = true
    })
    while (!isRead && !stood) stood = await standsBehind()
    await read
  }
}

const hold = (statement = 'select * from steps') => holder.query(`begin; ${statement}`)
const columns = async () => (await reader.query('select * from steps')).fields.map(({ name }) => name)
const rows = async () => (await reader.query('select * from others')).rowCount

test('a locked table is changed once the lock is released, and no session waits for it as long', async () => {
  await hold()
  const migrated = run({ ...limits, tries: 1_000 })
  await readBehind()
  await holder.query('commit')

  expect(await migrated).toEqual(['0002_second'])
  expect([await columns(), await rows()]).toEqual([['step', 'name'], 1])
})

test('a table that is not let go is named with who holds it, and nothing was changed', async () => {
  await hold()
  const error = await run().catch((error: unknown) => error)
  expect(error).toBeInstanceOf(StartError)
  const { pid } = (await holder.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0] ?? {}
  expect(String(error)).toContain(`Table steps is held by process ${pid} (user`)
  expect(String(error)).toMatch(
    /a report, idle in transaction, its transaction open for \d+ s\): begin; select \* from steps/,
  )
  expect(String(error)).toContain('pg_terminate_backend')
  expect([await columns(), await rows()]).toEqual([['step'], 0])
})

test('the tables of the job queue wait no longer', async () => {
  rmSync(join(folder, '0002_second.sql'))
  await hold('lock table graphile_worker.migrations')

  await expect(run()).rejects.toThrow('Table graphile_worker.migrations is held by process')
})

test('a server waits for another that migrates as long as it takes', async () => {
  write(
    '0002_second.sql',
    'set local lock_timeout = 0; select pg_advisory_xact_lock(1); insert into others values (2);',
  )
  await hold('select pg_advisory_xact_lock(1)')
  const running = Promise.all([run(), run()])
  // One within its migration, the other before it, for longer than either would for a table.
  await Promise.race([running, vi.waitFor(async () => expect(await countPatient()).toBe(2))])
  await holder.query('commit')

  expect((await running).flat()).toEqual(['0002_second'])
  expect(await rows()).toBe(1)
})

/** How many have waited for a lock longer than they may for that of a table. */
const countPatient = async () => {
  const { rowCount } = await reader.query(
    `select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()
        and clock_timestamp() - query_start > interval '${2 * limits.wait} ms'`,
  )
  return rowCount
}

test('what fails for another reason is tried once', async () => {
  // It counts on, also where the migration that asked for a number is undone.
  await reader.query('create sequence tries')
  write('0002_second.sql', "select nextval('tries'); insert into nothing values (2);")

  await expect(run({ wait: 200, tries: 4, pause: 1 })).rejects.toThrow('0002_second')
  expect((await reader.query('select last_value::integer from tries')).rows).toEqual([{ last_value: 1 }])
})
