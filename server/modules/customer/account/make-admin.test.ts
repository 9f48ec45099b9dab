import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { shopConnections } from '../../../db/database.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { makeAdmin } from './make-admin.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld({ connections: shopConnections })
})
afterAll(() => world.close())

test('of three who make the first admin at once one does', async () => {
  const make = (name: string) =>
    makeAdmin(world.db, { userName: name, email: `${name}@example.com`, password: null, force: false }, world.now())
  // Whoever comes first waits to be noted, so that the others have come, too.
  const made = await world.db.transaction().execute(async (tx) => {
    await sql`lock table audit_events in exclusive mode`.execute(tx)
    const all = ['one', 'two', 'three'].map(make)
    for (const one of all) one.catch(() => {})
    await vi.waitFor(async () => expect(await world.waiting()).toBe(3))
    return all
  })
  const ended = await Promise.allSettled(made)
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const admins = await world.db.selectFrom('accounts').select('id').where('role', '=', 'admin').execute()
  expect(admins).toHaveLength(1)
})

test.each(['Admin2026', 'Aster2026', 'olga.admin1', 'Olga2026!'])(
  'an admin gets no such password: %s',
  async (password) => {
    const admin = { userName: 'olga.admin', email: 'olga@example.com', password, force: true }
    await expect(makeAdmin(world.db, admin, world.now())).rejects.toMatchObject({ code: 'password.common' })
  },
)
