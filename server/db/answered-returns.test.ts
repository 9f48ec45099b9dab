import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type FreshDatabase } from '../testing/database.ts'
import { connect, type Db } from './database.ts'
import { migrate } from './migrate.ts'

// Until 0173 the time of an answer to a question was not recorded: the record tells of those that are to be decided.

let database: FreshDatabase
let db: Db
beforeAll(async () => {
  database = await emptyDatabase()
  await migrate(database.url, { upTo: '0172_answered_questions', duringRestore: false })
  db = connect(database.url, { connections: 1 })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const at = (day: number) => `2026-11-${day}T09:00:00Z`

/** What was done to a return, a day after the other from 10 November on; the first is its submission. */
async function addReturn(
  id: number,
  actions: readonly string[],
  { status = 'submitted', question = '', reminded = 0 },
) {
  await sql`
    insert into returns (id, customer_id, account_id, org_id, rma_number, status, type, delivery_mode, address, note,
                         created_at, updated_at, submitted_at, question, reminded_at)
    overriding system value
    values (${id}, 1, 1, 1, ${`RNL00000${id}`}, ${status}, 'quality', 'ownReturn', '{}', 'x', ${at(10)}, ${at(10)}, ${at(10)},
            ${question}, ${reminded > 0 ? at(reminded) : null})`.execute(db)
  for (const [day, action] of actions.entries())
    await sql`
      insert into return_events (return_id, action, status, at) values (${id}, ${action}, 'submitted', ${at(10 + day)})`.execute(
      db,
    )
}

test('an answer of before restarts the decision deadline', async () => {
  await sql`set session_replication_role = replica`.execute(db)
  await addReturn(1, ['submit', 'edit'], { reminded: 12 })
  await addReturn(2, ['submit', 'ask', 'edit', 'edit'], { reminded: 11 })
  await addReturn(3, ['submit', 'ask', 'edit'], { reminded: 14 })
  await addReturn(4, ['submit', 'ask', 'edit', 'ask'], { question: 'Which?' })
  await addReturn(5, ['submit', 'ask', 'edit'], { status: 'completed' })
  await sql`set session_replication_role = default`.execute(db)
  await migrate(database.url, { duringRestore: false })
  const { rows } = await sql<Record<string, Date | null>>`
    select answered_at as answered, reminded_at as reminded, waits_since as waits from returns order by id`.execute(db)
  const days = rows.map((row) => Object.values(row).map((instant) => instant?.getUTCDate() ?? null))
  expect(days.slice(1)).toEqual([
    [12, null, 12],
    [12, 14, 12],
    [12, null, null],
    [null, null, null],
  ])
  expect(days[0]?.slice(0, 2)).toEqual([null, 12])
})
