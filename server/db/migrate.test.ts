import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { countWaiting } from '../testing/database.ts'
import { connect, type Db } from './database.ts'
import { migrate } from './migrate.ts'

let folder: string
let url: string
let db: Db

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aster-migrations-'))
  const name = `migrate_${Date.now()}`
  await administer(`create database ${name}`)
  url = new URL(`/${name}`, inject('templateUrl')).href
  db = connect(url)
})
afterEach(async () => {
  await db.destroy()
  await administer(`drop database ${new URL(url).pathname.slice(1)} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: inject('templateUrl') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const run = () => migrate(url, { migrations: pathToFileURL(`${folder}/`) })
const steps = () =>
  sql<{ step: number }>`select step from steps order by step`
    .execute(db)
    .then(({ rows }) => rows.map(({ step }) => step))

const first = 'create table steps (step integer); insert into steps values (1);'

test('migrations run in the order of their numbers, each once', async () => {
  write('0002_second.sql', 'insert into steps values (2);')
  write('0001_first.sql', first)
  expect(await run()).toEqual(['0001_first', '0002_second'])

  write('0003_third.sql', 'insert into steps values (3);')
  expect(await run()).toEqual(['0003_third'])
  expect(await run()).toEqual([])
  expect(await steps()).toEqual([1, 2, 3])
})

test('servers that start together run them once', async () => {
  write('0001_first.sql', `set local lock_timeout = 0; select pg_advisory_xact_lock(1); ${first}`)
  const running = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(tx)
    const all = Promise.all([run(), run(), run()])
    // One within its migration, the others before it.
    await Promise.race([all, vi.waitFor(async () => expect(await countWaiting(db)).toBe(3))])
    return { all }
  })

  expect((await running.all).flat()).toEqual(['0001_first'])
  expect(await steps()).toEqual([1])
})

test('a failing migration leaves the database as it was and is named', async () => {
  write('0001_first.sql', first)
  write('0002_wrong.sql', 'insert into steps values (2); insert into nothing values (1);')

  await expect(run()).rejects.toThrow('0002_wrong')
  await expect(steps()).rejects.toThrow('does not exist')
})

test('a database that knows more than this version is refused', async () => {
  write('0001_first.sql', first)
  write('0002_second.sql', 'insert into steps values (2);')
  await run()
  rmSync(join(folder, '0002_second.sql'))

  await expect(run()).rejects.toThrow('0002_second')
})

test('a file without a number is refused', async () => {
  write('more.sql', 'select 1;')

  await expect(run()).rejects.toThrow('more.sql')
})

test('a folder without migrations is refused', async () => {
  mkdirSync(join(folder, 'empty'))

  await expect(migrate(url, { migrations: pathToFileURL(join(folder, 'empty/')) })).rejects.toThrow(
    'There is no migration',
  )
})
