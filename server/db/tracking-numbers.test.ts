import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type FreshDatabase } from '../testing/database.ts'
import { connect, type Db } from './database.ts'
import { migrate } from './migrate.ts'

// Until 0152 a tracking number was any text. What fits stays as it is; of the rest letters and digits do, and nothing ends the migration.

let database: FreshDatabase
let db: Db
beforeAll(async () => {
  database = await emptyDatabase()
  await migrate(database.url, { upTo: '0151_carrier_adapters', duringRestore: false })
  db = connect(database.url, { connections: 1 })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('tracking numbers that were stored before keep what fits', async () => {
  const before = [
    '3SABC1',
    '00 340/4-1_2.',
    '',
    ' 3SABC1 ',
    '3SABC1;3SABC2',
    '=HYPERLINK("x")',
    '<b>3S</b>',
    '---',
    '包裹 7',
    '3S\t1',
  ]
  await sql`set session_replication_role = replica`.execute(db)
  for (const number of before) {
    await sql`insert into parcels (shipment_id, tracking_number) values (1, ${number})`.execute(db)
  }
  await sql`set session_replication_role = default`.execute(db)
  await migrate(database.url, { duringRestore: false })
  const { rows } = await sql<{ number: string }>`select tracking_number as number from parcels order by id`.execute(db)
  expect(rows.map(({ number }) => number)).toEqual([
    ...['3SABC1', '00 340/4-1_2.', '', '3SABC1', '3SABC1 3SABC2', 'HYPERLINK x', 'b 3S /b', '', '7', '3S 1'],
  ])
})
