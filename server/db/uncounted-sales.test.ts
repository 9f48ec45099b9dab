import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type FreshDatabase } from '../testing/database.ts'
import { connect, type Db } from './database.ts'
import { migrate } from './migrate.ts'

// Until 0221 nothing noted that sales of a document are to be counted.

let database: FreshDatabase
let db: Db
beforeAll(async () => {
  database = await emptyDatabase()
  await migrate(database.url, { upTo: '0215_changed_orders', duringRestore: false })
  db = connect(database.url, { connections: 1 })
  await sql`set session_replication_role = replica`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const issue = (itemId: number) =>
  sql`
    insert into invoices (item_id, kind, issuer_org_id, year, serial, order_id, shipment_id, net, vat, facts)
    values (${itemId}, 'invoice', 1, 2026, ${itemId}, 1, ${itemId}, 100, 0, '{}')`.execute(db)

test('what was issued before the upgrade waits to be counted, and so does what the version before issues after it', async () => {
  await issue(1)
  await issue(2)
  await migrate(database.url, { duringRestore: false })
  // Foreign keys look at nothing here, but triggers fire.
  await sql`alter table invoices enable always trigger invoice_sales`.execute(db)
  await issue(3)
  const { rows } = await sql<{ id: number }>`select invoice_id as id from uncounted_sales order by 1`.execute(db)
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3])
})
