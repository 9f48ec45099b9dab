import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachmentTypes } from '../../rules/attachment.ts'
import { shortPickReasons } from '../../rules/fulfilment/shipment/short-pick.ts'
import { orderFileKinds } from '../../rules/order/file.ts'
import { orderStates } from '../../rules/order/order.ts'
import { deliveryModes, returnReasons, returnTypes } from '../../rules/return/return.ts'
import { returnStates } from '../../rules/return/return-state.ts'
import { carrierAdapters } from '../../rules/shipping/carrier.ts'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'
import { connect, type Db } from './database.ts'

let database: FreshDatabase
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  db = connect(database.url)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

// A word that a rule knows and a CHECK does not is refused with every row that has it.
test.each<[table: string, column: string, words: readonly string[]]>([
  ['return_lines', 'reason', returnReasons],
  ['batch_notes', 'reason', returnReasons],
  ['returns', 'type', returnTypes],
  ['returns', 'delivery_mode', deliveryModes],
  ['returns', 'status', returnStates],
  ['orders', 'status', orderStates],
  ['order_files', 'kind', orderFileKinds],
  ['order_files', 'media_type', attachmentTypes],
  ['return_files', 'media_type', attachmentTypes],
  ['carriers', 'adapter', carrierAdapters],
  ['short_picks', 'reason', shortPickReasons],
])('%s.%s stores the words of its rule', async (table, column, words) => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = ${table}::regclass and conname = ${`${table}_${column}_check`}`.execute(db)
  const stored = [...(rows[0]?.definition ?? '').matchAll(/'(\w[^']*)'::text/g)].map(([, word]) => word)
  expect(stored.toSorted()).toEqual(words.toSorted())
})
