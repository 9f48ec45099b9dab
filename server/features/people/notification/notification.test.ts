import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryNotifications } from '../../../../contract/people/notification.ts'
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

test('a customer is told what their site has to tell now, newest first, in their language', async () => {
  expect(await titles(1)).toEqual(['For all'])
  expect(await titles(5)).toEqual(['For Germany', 'For all'])
  expect(await titles(5, { type: 1 }, 'de')).toEqual(['Für Deutschland', 'Für alle'])
  expect(await titles(5, {}, 'fr')).toEqual(['For Germany', 'For all'])
})

test("another site's messages are not told", async () => expect(await titles(1, { orgId: 5 })).toEqual(['For all']))

test('a visitor is told nothing, and another type does not exist', async () => {
  expect((await world.call(queryNotifications, { query: {} })).status).toBe(401)
  const person = await world.signedIn()
  expect((await person.call(queryNotifications, { query: {} }, { query: { type: '2' } })).status).toBe(400)
})
