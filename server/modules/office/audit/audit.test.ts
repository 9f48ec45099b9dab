import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAuditEvents, verifyAudit } from '../../../../contract/office/audit.ts'
import { recordEvent } from '../../../events/record.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let admin: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
})
afterAll(() => world.close())

const record = (subject: string, more: { before?: object; after?: object; customerId?: number } = {}) =>
  world.db.transaction().execute((tx) =>
    recordEvent(
      tx,
      {
        action: 'account.changed',
        subject,
        orgId: 1,
        accountId: admin.accountId,
        customerId: null,
        address: '203.0.113.9',
        ...more,
      },
      world.now(),
    ),
  )

/** Changes the trail behind its guard, as a holder of the database's password would. */
const forge = (statement: string) =>
  sql.raw(`begin; set local session_replication_role = replica; ${statement}; commit`).execute(world.db)

test('what was done is listed newest first, of one customer, account, subject or action', async () => {
  const customerId = await world.customer()
  await record('account 1', { before: { role: 'buyer' }, after: { role: 'main' }, customerId })
  await record('account 2')
  const { custnum } = await world.db
    .selectFrom('customers')
    .select('custnum')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()

  const all = (await admin.call(listAuditEvents, { query: {} })).data
  expect(all.rows.map(({ subject }) => subject).slice(0, 2)).toEqual(['account 2', 'account 1'])
  const { rows } = (await admin.call(listAuditEvents, { query: { custnum } })).data
  expect(rows).toMatchObject([
    {
      subject: 'account 1',
      action: 'account.changed',
      custnum,
      userName: admin.userName,
      address: '203.0.113.9',
      before: { role: 'buyer' },
      after: { role: 'main' },
      at: world.now().toISOString(),
    },
  ])
  for (const query of [{ subject: 'account 2' }, { userName: admin.userName }, { action: 'account.changed' }]) {
    expect((await admin.call(listAuditEvents, { query })).data.rows.length).toBeGreaterThan(0)
  }
  expect((await admin.call(listAuditEvents, { query: { userName: 'nobody' } })).data).toEqual({ rows: [], total: 0 })
})

test('a shipment is found by the number that its papers have', async () => {
  await record('shipment 62')
  await record('shipment 621')
  for (const subject of ['shipment S00000062', 'shipment 62']) {
    const { rows } = (await admin.call(listAuditEvents, { query: { subject } })).data
    expect(rows.map((row) => row.subject)).toEqual(['shipment 62'])
  }
})

test('only who may read it reads it', async () => {
  const manager = await world.staff('manager')
  const main = await world.signedIn()
  for (const spec of [listAuditEvents, verifyAudit]) {
    expect((await manager.call(spec, { query: {} })).status).toBe(403)
    expect((await main.call(spec, { query: {} })).status).toBe(403)
    expect((await world.call(spec, { query: {} })).status).toBe(401)
  }
})

test('nothing of it can be changed, removed or emptied', async () => {
  await record('account 3')
  for (const statement of [
    "update audit_events set subject = 'x'",
    'delete from audit_events',
    'truncate audit_events',
  ]) {
    await expect(sql.raw(statement).execute(world.db)).rejects.toThrow('only ever added to')
  }
})

test('events that come at once form one chain without a gap', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => record(`account ${100 + index}`)))
  const { events, brokenAt } = (await admin.call(verifyAudit, {})).data
  expect(brokenAt).toBeNull()
  expect(events).toBeGreaterThanOrEqual(20)
})

test('an event that was changed or is missing shows where', async () => {
  await record('account 4', { after: { role: 'main' } })
  await record('account 5')
  const { rows } = (await admin.call(listAuditEvents, { query: { subject: 'account 4' } })).data
  const position = rows[0]?.position ?? 0

  await forge(`update audit_events set after = '{"role": "admin"}' where position = ${position}`)
  expect((await admin.call(verifyAudit, {})).data.brokenAt).toBe(position)
  await forge(`update audit_events set after = '{"role": "main"}' where position = ${position}`)
  expect((await admin.call(verifyAudit, {})).data.brokenAt).toBeNull()
  await forge(`delete from audit_events where position = ${position}`)
  expect((await admin.call(verifyAudit, {})).data.brokenAt).toBe(position)
})
