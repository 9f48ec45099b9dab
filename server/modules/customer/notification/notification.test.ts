import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countUnread, markRead, queryNotifications } from '../../../../contract/customer/notification.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
  const write = (orgId: number | null, title: object, publishedAt: string, endsAt: string | null = null) =>
    sql`insert into notices (org_id, title, body, published_at, ends_at)
        values (${orgId}, ${JSON.stringify(title)}, '{"en": "Words"}', ${publishedAt}, ${endsAt})`.execute(world.db)
  await sql`delete from notices`.execute(world.db)
  await write(null, { en: 'For all', de: 'Für alle' }, '2026-11-01T08:00:00Z')
  await write(5, { en: 'For Germany', de: 'Für Deutschland' }, '2026-11-02T08:00:00Z')
  await write(null, { en: 'Not yet' }, '2026-12-01T08:00:00Z')
  await write(null, { en: 'Over' }, '2026-10-01T08:00:00Z', '2026-11-01T00:00:00Z')
})
afterAll(() => world.close())

const titles = async (orgId: number, query: { type?: number; orgId?: number } = {}, language = 'en') => {
  const person = await world.signedIn({ orgId })
  const { data } = await person.call(queryNotifications, { query }, { headers: { 'accept-language': language } })
  return data.map(({ notificationTitle }) => notificationTitle)
}

test('a customer sees the notices of their site, newest first, in their language', async () => {
  expect(await titles(1)).toEqual(['For all'])
  expect(await titles(5)).toEqual(['For Germany', 'For all'])
  expect(await titles(5, { type: 1 }, 'de')).toEqual(['Für Deutschland', 'Für alle'])
  expect(await titles(5, {}, 'fr')).toEqual(['For Germany', 'For all'])
})

test("another site's messages are not shown", async () => expect(await titles(1, { orgId: 5 })).toEqual(['For all']))

test('what came since the last reading is unread, on all their devices; nobody reads back, or ahead', async () => {
  const person = await world.signedIn({ orgId: 5 })
  const read = (until: string) => person.call(markRead, { body: { until } })
  const unread = async () => (await person.call(countUnread, {})).data.unread
  const set = (until: string) =>
    world.db.updateTable('accounts').set({ messages_read_until: until }).where('id', '=', person.accountId).execute()
  await set('2026-10-31T00:00:00Z')
  expect(await unread()).toBe(2)
  await read('2026-11-01T08:00:00Z')
  const { data } = await person.call(queryNotifications, { query: {} })
  expect(data.map((one) => [one.notificationTitle, one.unread])).toEqual([
    ['For Germany', true],
    ['For all', false],
  ])
  await read('2026-11-02T08:00:00.000Z')
  expect(await unread()).toBe(0)
  await read('2026-10-31T00:00:00Z')
  expect(await unread()).toBe(0)
  await read('2027-01-01T00:00:00Z')
  const { rows } = await sql<{ at: Date }>`
    select messages_read_until as at from accounts where id = ${person.accountId}`.execute(world.db)
  expect(rows[0]?.at.toISOString()).toBe('2026-11-02T08:00:00.000Z')
  expect((await read('yesterday')).status).toBe(400)
})

test('a visitor has no notifications, and another type does not exist', async () => {
  expect((await world.call(queryNotifications, { query: {} })).status).toBe(401)
  const person = await world.signedIn()
  expect((await person.call(queryNotifications, { query: {} }, { query: { type: '2' } })).status).toBe(400)
})
