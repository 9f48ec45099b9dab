import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect, type Db } from '../../db/database.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/database.ts'
import { importFile } from './import-file.ts'

let database: FreshDatabase
let db: Db
const folder = mkdtempSync(join(tmpdir(), 'aster-names-'))

beforeAll(async () => {
  database = await freshDatabase()
  db = connect(database.url)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await db.destroy()
  await database.drop()
})
beforeEach(() => sql`delete from skus`.execute(db))

/** Imports a desk that is called so. */
function load(names: Record<string, string>) {
  const path = join(folder, 'desk.csv')
  const columns = ['brand', 'series', 'class_id', 'oem_number', ...Object.keys(names)]
  const values = ['Testo', '', '111', 'DK-1', ...Object.values(names)]
  writeFileSync(path, `${columns.join(';')}\n${values.join(';')}\n`)
  return importFile(db, path)
}

const stored = () => db.selectFrom('skus').select(['name', 'names']).executeTakeFirstOrThrow()

test('a product is stored with its names; the same file again changes nothing', async () => {
  const file = { name: 'Desk', name_de: ' Tisch ', name_it: '', name_fr: 'Bureau', name_pl: 'Biurko' }
  expect(await load(file)).toMatchObject({ added: 1, badCount: 0 })
  expect(await stored()).toEqual({ name: 'Desk', names: { de: 'Tisch', fr: 'Bureau', pl: 'Biurko' } })
  expect(await load(file)).toMatchObject({ changed: 0, same: 1 })
})

test.each([
  ['another one takes its place', { name: 'Desk', name_de: 'Pult' }, { de: 'Pult' }],
  ['an empty one takes it away', { name: 'Desk', name_de: '' }, null],
  ['a file without the columns leaves it', { name: 'Desk' }, { de: 'Tisch' }],
  ['it goes with the English name that it said', { name: 'Chair' }, null],
  ['it stays with another English name where the file says it', { name: 'Table', name_de: 'Tisch' }, { de: 'Tisch' }],
])('of a name that is known: %s', async (_, file, names) => {
  await load({ name: 'Desk', name_de: 'Tisch' })
  expect(await load(file)).toMatchObject({ badCount: 0 })
  expect(await stored()).toEqual({ name: file.name, names })
})

test('a name that is too long is refused with its line and the reason', async () => {
  expect(await load({ name: 'Desk', name_pl: 'x'.repeat(201) })).toMatchObject({
    added: 0,
    bad: [{ line: 2, reason: 'name_pl is longer than 200 characters' }],
  })
})
