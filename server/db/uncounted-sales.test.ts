import { spawnSync } from 'node:child_process'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countUncounted } from '../modules/invoice/sales-report/earlier-documents.queries.ts'
import { countWaiting, emptyDatabase, type FreshDatabase } from '../testing/database.ts'
import { connect, type Db } from './database.ts'
import { migrate } from './migrate.ts'
import type { DB } from './tables.ts'

// Until 0221 nothing noted that sales of a document are to be counted.

let database: FreshDatabase
let db: Db
beforeEach(async () => {
  database = await emptyDatabase()
  await migrate(database.url, { upTo: '0219_reorder_points', duringRestore: false })
  db = connect(database.url, { connections: 3 })
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

type Connection = Pick<Kysely<DB>, 'getExecutor'>

/** Foreign keys look at nothing here, but the trigger fires. */
const alone = (tx: Connection) => sql`set local session_replication_role = replica`.execute(tx)

const post = async (tx: Connection) => {
  await alone(tx)
  const { rows } = await sql<{ id: number }>`
    insert into finance_items (customer_id, kind, side, number, currency, amount, issued_on, due_on, order_id, created_at)
    select 1, 'invoice', 'debit', gen_random_uuid(), 'EUR', 100, '2026-11-01', '2026-11-01', 1, now()
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

const write = (tx: Connection, itemId: number) =>
  sql`
    insert into invoices (item_id, kind, issuer_org_id, year, serial, order_id, shipment_id, net, vat, facts)
    values (${itemId}, 'invoice', 1, 2026, ${itemId}, 1, ${itemId}, 100, 0, '{}')`.execute(tx)

const issue = () =>
  db.transaction().execute(async (tx) => {
    const itemId = await post(tx)
    await write(tx, itemId)
    return itemId
  })

const upgrade = async () => {
  await migrate(database.url, { duringRestore: false })
  await sql`alter table invoices enable always trigger invoice_sales`.execute(db)
}

const findNoted = async () => {
  const { rows } = await sql<{ id: number }>`select invoice_id as id from uncounted_sales order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

const findEarlier = async () => {
  const { rows } = await sql`select counted_until, last_id from earlier_sales`.execute(db)
  return rows
}

test('what was issued before the upgrade is left to the job, what comes after it is noted, and the check says how many wait', async () => {
  await issue()
  const last = await issue()
  await upgrade()
  expect([await findNoted(), await findEarlier()]).toEqual([[], [{ counted_until: 0, last_id: last }]])
  const later = await issue()
  expect(await findNoted()).toEqual([later])
  expect(await countUncounted(db)).toEqual({ waiting: 1, earlier: 2 })
  const { stdout } = spawnSync(process.execPath, ['server/commands/check-finance.ts'], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url },
    encoding: 'utf8',
  })
  expect(stdout).toContain('3 documents are not in the sums of sales yet')
})

test('a document that is being issued during the upgrade is an earlier one, though a higher number was drawn meanwhile', async () => {
  let upgraded: Promise<void> = Promise.resolve()
  await db.transaction().execute(async (tx) => {
    const late = await post(tx)
    expect(await issue()).toBeGreaterThan(late)
    upgraded = upgrade()
    const waits = vi.waitFor(async () => expect(await countWaiting(db)).toBe(1))
    await Promise.race([upgraded, waits])
    await write(tx, late)
  })
  await upgraded
  expect([await findNoted(), await countUncounted(db)]).toEqual([[], { waiting: 0, earlier: 2 }])
})

test('where nothing was issued before, nothing waits', async () => {
  await upgrade()
  expect([await findEarlier(), await countUncounted(db)]).toEqual([[], { waiting: 0, earlier: 0 }])
})
