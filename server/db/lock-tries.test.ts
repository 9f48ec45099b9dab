import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { StartError } from '../start/start-error.ts'
import { migrate } from './migrate.ts'

let folder: string
let url: string
let holder: pg.Client
let reader: pg.Client

const limits = { wait: 200, tries: 4, pause: 200 }
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

/** Reads again and again; answers the longest wait in milliseconds. */
async function readUntil(ended: Promise<unknown>): Promise<number> {
  let isOver = false
  const over = ended.finally(() => {
    isOver = true
  })
  let longest = 0
  while (!isOver) {
    const before = performance.now()
    await reader.query('select count(*) from steps')
    longest = Math.max(longest, performance.now() - before)
    await pass(5)
  }
  await over
  return longest
}

const hold = (statement = 'select * from steps') => holder.query(`begin; ${statement}`)
const columns = async () => (await reader.query('select * from steps')).fields.map(({ name }) => name)
const rows = async () => (await reader.query('select * from others')).rowCount

test('a table that somebody holds is changed once they let it go, and nobody waits for it as long', async () => {
  await hold()
  const migrated = run({ ...limits, tries: 20 })
  const released = pass(1_500).then(() => holder.query('commit'))

  expect(await readUntil(Promise.all([migrated, released]))).toBeLessThan(1_000)
  expect(await migrated).toEqual(['0002_second'])
  expect([await columns(), await rows()]).toEqual([['step', 'name'], 1])
})

test('a table that is not let go is named with who holds it, and nothing was changed', async () => {
  await hold()
  const refused = run().catch((error: unknown) => error)

  expect(await readUntil(refused)).toBeLessThan(1_000)
  const error = await refused
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
  write('0002_second.sql', 'select pg_sleep(1.5); insert into others values (2);')
  const ran = await Promise.all([run(), run()])

  expect(ran.flat()).toEqual(['0002_second'])
  expect(await rows()).toBe(1)
})

test('what fails for another reason is tried once', async () => {
  write('0002_second.sql', 'insert into nothing values (2);')
  const before = performance.now()

  await expect(run({ wait: 200, tries: 4, pause: 60_000 })).rejects.toThrow('0002_second')
  expect(performance.now() - before).toBeLessThan(10_000)
})
