import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect } from '../db/database.ts'
import { migrate, migrationNames } from '../db/migrate.ts'
import { countWaiting, emptyDatabase, type FreshDatabase } from '../testing/database.ts'
import { picture } from '../testing/files/pictures.ts'
import { buildWorld, type World } from '../testing/world.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const root = mkdtempSync(join(tmpdir(), 'aster-restores-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let world: World
let backup: string
beforeAll(async () => {
  world = await buildWorld()
  await world.sku({ stock: { NL: 5 } })
  const { customerId } = await world.signedIn()
  await world.db
    .insertInto('documents')
    .values({
      customer_id: customerId,
      file: await world.files.storeFile(await picture()),
      thumbnail: await world.files.storeFile(Buffer.from('small')),
      name: 'a.png',
      media_type: 'image/png',
      bytes: 10,
      width: 1,
      height: 1,
      uploaded_at: world.now(),
    })
    .execute()
  backup = (await backUp()).folder
})
afterAll(() => world.close())

const { signal: never } = new AbortController()
const backUp = (more: Partial<Parameters<typeof takeBackup>[0]> = {}) =>
  takeBackup({ url: world.databaseUrl, filesDir: world.folder, into: join(root, 'backups'), signal: never, ...more })

let target: FreshDatabase
let filesDir: string
beforeEach(async () => {
  target = await emptyDatabase()
  filesDir = mkdtempSync(join(root, 'files-'))
  return () => target.drop()
})

const restore = (more: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({ url: target.url, filesDir, folder: backup, signal: never, ...more })

async function ask<Row extends object>(text: string, url = target.url): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text).finally(() => client.end())
  return rows
}

const tables = () => ask(`select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)

/** A copy of the backup that a test may spoil. */
function copied() {
  const folder = join(mkdtempSync(join(root, 'spoilt-')), 'backup')
  cpSync(backup, folder, { recursive: true })
  return folder
}

function change(file: string, by: (text: string) => string) {
  writeFileSync(file, by(readFileSync(file, 'utf8')))
}

/** With the manifest changed and its sum right, as another version would have written it. */
function rewritten(by: (manifest: { format: number; migrations: string[] }) => void) {
  const folder = copied()
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  by(manifest)
  const text = JSON.stringify(manifest)
  writeFileSync(join(folder, 'manifest.json'), text)
  const sum = createHash('sha256').update(text).digest('hex')
  change(join(folder, 'SHA256SUMS'), (sums) => sums.replace(/^.*(?= {2}manifest)/m, sum))
  return folder
}

test.each<[string, (folder: string) => void]>([
  ['a byte of a table', (folder) => change(join(folder, 'SHA256SUMS'), (sums) => sums.replace(/^./m, 'x'))],
  ['rows that were added', (folder) => appendFileSync(join(folder, 'tables/orgs.zst'), 'x')],
  ['a table that is cut', (folder) => writeFileSync(join(folder, 'tables/skus.zst'), '')],
  ['a table that is missing', (folder) => rmSync(join(folder, 'tables/skus.zst'))],
  ['a file that is missing', (folder) => rmSync(join(folder, 'files'), { recursive: true })],
  [
    'another manifest',
    (folder) => change(join(folder, 'manifest.json'), (text) => text.replace('"rows": ', '"rows": 1')),
  ],
  ['a sum that is missing', (folder) => change(join(folder, 'SHA256SUMS'), (sums) => sums.replace(/^.*orgs.*\n/m, ''))],
  [
    'a sum too many',
    (folder) => change(join(folder, 'SHA256SUMS'), (sums) => `${sums}${'0'.repeat(64)}  tables/x.zst\n`),
  ],
])('a damaged backup is refused before anything is written: %s', async (_, spoil) => {
  const folder = copied()
  spoil(folder)
  await expect(restore({ folder })).rejects.toThrow('is damaged')
  expect(await tables()).toEqual([])
  expect(readdirSync(filesDir)).toEqual([])
})

test.each([
  ['no folder', () => join(root, 'nowhere'), 'is no finished backup'],
  ['a backup that was interrupted', () => mkdtempSync(join(root, 'half-')), 'is no finished backup'],
  ['another format', () => rewritten((manifest) => (manifest.format = 2)), 'has a format'],
  ['a newer version', () => rewritten(({ migrations }) => migrations.push('9999_later')), '9999_later'],
])('%s is refused', async (_, folder, said) => {
  await expect(restore({ folder: folder() })).rejects.toThrow(said)
  expect(await tables()).toEqual([])
})

test('a database that holds anything is refused, and stays as it was', async () => {
  await ask('create table something (a int); insert into something values (7)')
  await expect(restore()).rejects.toThrow('This database is not empty (it has the table something)')
  expect(await ask('select a from something')).toEqual([{ a: 7 }])
})

test('a database that others use is refused', async () => {
  const other = new pg.Client({ connectionString: target.url })
  await other.connect()
  await expect(restore()).rejects.toThrow('Others use this database (1 connections)')
  await other.end()
  expect(await tables()).toEqual([])
})

test('an interrupted restore is reported at the start, and starts over', async () => {
  const controller = new AbortController()
  const progress = (done: number) => {
    if (done > 0.4) controller.abort()
  }
  await expect(restore({ signal: controller.signal, progress })).rejects.toThrow(/abort/)
  await expect(migrate(target.url)).rejects.toThrow('A restore into this database has not ended')
  await expect(backUp({ url: target.url })).rejects.toThrow('A restore into this database has not ended')
  await restore()
  expect(await migrate(target.url)).toEqual([])
  expect(await ask('select count(*)::int as count from skus')).toEqual([{ count: 1 }])
})

test('a user who may do no more than create is enough', async () => {
  const name = new URL(target.url).pathname.slice(1)
  await ask(`create role ${name} login password 'x'; alter database ${name} owner to ${name}`)
  const url = new URL(target.url)
  url.username = name
  url.password = 'x'
  await restore({ url: url.href })
  expect(await ask('select count(*)::int as count from skus')).toEqual([{ count: 1 }])
  const again = await backUp({ url: url.href, filesDir })
  expect(again.manifest.tables.map(({ sha256 }) => sha256)).toHaveLength(again.manifest.tables.length)
  await ask(
    `alter database ${name} owner to aster; reassign owned by ${name} to aster; drop owned by ${name}; drop role ${name}`,
  )
})

test('a backup of an older version is brought to the migrations of this one', async () => {
  const older = await emptyDatabase()
  const upTo = migrationNames().findLast((name) => name < '0094') ?? ''
  await migrate(older.url, { upTo })
  const db = connect(older.url, { connections: 2 })
  // Not the reference data of today, which knows columns that were not there.
  await sql`insert into brands (name) values ('Of the older version')`.execute(db)
  await db.destroy()
  const { folder, manifest } = await backUp({ url: older.url })
  expect(manifest.migrations.at(-1)).toBe(upTo)
  await restore({ folder })
  expect(await ask('select count(*)::int as count from backups')).toEqual([{ count: 0 }])
  expect(await ask('select name from brands')).toEqual([{ name: 'Of the older version' }])
  await older.drop()
})

test('rows that break a rule of the database end the restore, and nothing of them stays', async () => {
  const broken = await buildWorld()
  const customer = await broken.signedIn()
  await sql`alter table accounts drop constraint accounts_customer_id_fkey`.execute(broken.db)
  await sql`update accounts set customer_id = 999999 where id = ${customer.accountId}`.execute(broken.db)
  const { folder } = await backUp({ url: broken.databaseUrl, filesDir: broken.folder })
  await expect(restore({ folder })).rejects.toThrow('break a rule of the database')
  expect(await ask('select count(*)::int as count from accounts')).toEqual([{ count: 0 }])
  await broken.close()
})

const backups = () => readdirSync(join(root, 'backups')).sort()

test('a backup without a file that a row names fails, and leaves nothing', async () => {
  const before = backups()
  await expect(backUp({ filesDir: mkdtempSync(join(root, 'none-')) })).rejects.toThrow(
    /which the database names, is not in/,
  )
  expect(backups()).toEqual(before)
})

test('a backup whose connection is lost, or that is interrupted, fails and leaves nothing', async () => {
  const before = backups()
  const kill = () =>
    ask(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'aster backup' and datname = current_database()`,
      world.databaseUrl,
    )
  const held = await world.db.startTransaction().execute()
  await sql`lock table accounts`.execute(held)
  const lost = expect(backUp()).rejects.toThrow()
  await expect.poll(() => countWaiting(world.db)).toBe(1)
  await kill()
  await lost
  await held.rollback().execute()
  const controller = new AbortController()
  await expect(backUp({ signal: controller.signal, progress: () => controller.abort() })).rejects.toThrow(/abort/)
  expect(backups()).toEqual(before)
})

test('a database without a shop is not backed up', async () => {
  await expect(backUp({ url: target.url })).rejects.toThrow('There is no shop in this database')
})
