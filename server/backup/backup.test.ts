import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../contract/order/checkout.ts'
import { addOrderFile } from '../../contract/order/file.ts'
import { getOrder } from '../../contract/order/order.ts'
import { connect, type Db } from '../db/database.ts'
import { recordEvent } from '../events/record.ts'
import { chainOfAudit } from '../modules/office/audit/audit.staff.ts'
import { password } from '../testing/builders.ts'
import { emptyDatabase, type FreshDatabase, schemaOf } from '../testing/database.ts'
import { formOf } from '../testing/files/pictures.ts'
import { buildWorld, type World } from '../testing/world.ts'
import { restoreBackup } from './restore-backup.ts'
import { fileColumns, inSession, readTables } from './session.ts'
import { takeBackup } from './take-backup.ts'
import { verifyBackup } from './verify-backup.ts'

const into = mkdtempSync(join(tmpdir(), 'aster-backups-'))
afterAll(() => rmSync(into, { recursive: true, force: true }))

let world: World
let number: string
let buyer: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorld()
  number = (await world.sku({ stock: { NL: 5_000 }, names: { de: 'Groß & „schön“' } })).number
  buyer = await world.signedIn()
})
afterAll(() => world.close())

const { signal } = new AbortController()
const backUp = (of: World = world) => takeBackup({ url: of.databaseUrl, filesDir: of.folder, into, signal })

type Person = Pick<typeof buyer, 'call'>

async function order({ call }: Person): Promise<string> {
  const lines = [{ number, qty: 1 }]
  const { revision } = (await call(previewOrder, { body: { lines } })).data
  return (await call(placeOrder, { body: { lines, revision } })).data.orderno
}

async function sendFile({ token }: typeof buyer) {
  const form = formOf({ name: 'list.pdf', bytes: '%PDF-1.7\n1 0 obj\n%%EOF\n', type: 'application/pdf' })
  const url = `${apiPrefix}${addOrderFile.path}?kind=packingList`
  const headers = { ...form.headers, authorization: `Bearer ${token}` }
  expect((await world.app.inject({ method: 'POST', url, ...form, headers })).statusCode).toBe(200)
}

/** Restores into a new database and folder; `work` gets both. */
async function restored<T>(folder: string, work: (there: { database: FreshDatabase; folder: string }) => Promise<T>) {
  const database = await emptyDatabase()
  const filesDir = mkdtempSync(join(into, 'files-'))
  try {
    await restoreBackup({ url: database.url, filesDir, folder, signal })
    return await work({ database, folder: filesDir })
  } finally {
    await database.drop()
  }
}

/** Every row of every table, in an order that does not depend on where it lies. */
async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const db = connect(url, { connections: 1 })
  try {
    const tables = await inSession(url, readTables)
    const all: [string, string[]][] = []
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(
        db,
      )
      all.push([name, rows.map(({ row }) => row)])
    }
    return Object.fromEntries(all)
  } finally {
    await db.destroy()
  }
}

test('a restored shop has every row, rule and file, and goes on where the other stood', async () => {
  const orderno = await order(buyer)
  await sendFile(buyer)
  await world.db
    .transaction()
    .execute((tx) =>
      recordEvent(
        tx,
        { action: 'session.opened', subject: 'account 1', orgId: 1, accountId: null, customerId: null, address: '' },
        world.now(),
      ),
    )
  const before = await rowsOf(world.databaseUrl)
  const { folder, manifest } = await backUp()

  await restored(folder, async ({ database, folder: files }) => {
    const { backups, ...after } = await rowsOf(database.url)
    expect(backups).toEqual([])
    expect(after).toEqual((({ backups: _, ...rest }) => rest)(before))
    expect(await schemaOf(database.url)).toBe(await schemaOf(world.databaseUrl))
    expect(readdirSync(files).sort()).toEqual(readdirSync(world.folder).sort())
    expect(manifest.files).toHaveLength(1)

    const other = await buildWorld({ database, folder: files })
    const body = new URLSearchParams({ username: buyer.userName, password, grant_type: 'password' }).toString()
    const signedIn = await other.app.inject({
      method: 'POST',
      url: '/dev-api/clientauth/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: body,
    })
    const token: string = signedIn.json().access_token
    expect(token).toBeTruthy()
    const call: Person['call'] = (spec, input, options) => other.call(spec, input, { token, ...options })
    expect((await call(getOrder, { params: { orderno } })).data.orderno).toBe(orderno)
    const next = await order({ call })
    expect(Number(next.replace(/\D/g, ''))).toBe(Number(orderno.replace(/\D/g, '')) + 1)
    expect(await chainOfAudit(other.db)).toMatchObject({ brokenAt: null })
    await other.app.close()
    await other.db.destroy()
  })
})

const one = async <Row>(db: Db, query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows[0]

test('a backup while orders are placed is the shop at one instant', async () => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => world.signedIn()))
  let ordering = true
  const placed: string[] = []
  const working = buyers.map(async (person) => {
    while (ordering) placed.push(await order(person))
  })
  await expect.poll(() => placed.length).toBeGreaterThan(5)
  const before = placed.length
  const { folder } = await backUp()
  const after = placed.length
  await expect.poll(() => placed.length).toBeGreaterThan(after + 5)
  ordering = false
  await Promise.all(working)

  await restored(folder, async ({ database }) => {
    const db = connect(database.url, { connections: 1 })
    const { rows } = await sql<{ number: string }>`select order_number as number from orders order by id`.execute(db)
    const restoredNumbers = rows.map(({ number }) => number)
    expect(placed.slice(0, before).filter((orderno) => !restoredNumbers.includes(orderno))).toEqual([])
    expect(restoredNumbers.length).toBeLessThan(placed.length)
    const torn = await one(
      db,
      sql<{ torn: number }>`
        select count(*)::int as torn from orders o
         where not exists (select from order_lines l join allocations a on a.order_line_id = l.id where l.order_id = o.id)
            or not exists (select from order_events e where e.order_id = o.id)
            or not exists (select from mails m where m.order_id = o.id)`,
    )
    expect(torn).toEqual({ torn: 0 })
    const stock = await one(
      db,
      sql<{ same: boolean }>`
        select sum(s.allocated) = (select sum(quantity) from allocations) as same from stock s`,
    )
    expect(stock).toEqual({ same: true })
    await db.destroy()
  })
})

test('a backup is its owner’s alone, says what it holds and is noted', async () => {
  const { folder, manifest } = await backUp()
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
  const modes = all.map((entry) => statSync(join(entry.parentPath, entry.name)).mode & 0o777)
  expect(new Set(modes)).toEqual(new Set([0o600, 0o700]))
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(await verifyBackup(folder)).toEqual(manifest)
  const noted = await world.db.selectFrom('backups').select(['taken_at', 'files']).orderBy('taken_at', 'desc').execute()
  expect(noted[0]).toEqual({ taken_at: new Date(manifest.takenAt), files: manifest.files.length })
})

test('columns that name files are found by their rule', async () => {
  expect(await inSession(world.databaseUrl, fileColumns)).toEqual([
    { table: 'documents', column: 'file' },
    { table: 'documents', column: 'thumbnail' },
    { table: 'order_files', column: 'file' },
    { table: 'return_files', column: 'file' },
  ])
})
