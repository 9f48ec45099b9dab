import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkToolbar, getToolbar, renewToolbarKey, setToolbar } from '../../../../contract/basket/toolbar.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { originsOfKey } from './toolbar.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
const set = (person: Person, ...origins: string[]) => person.call(setToolbar, { body: { origins } })
const get = async (person: Person) => (await person.call(getToolbar, {})).data
const renew = (person: Person, key: string | null) => person.call(renewToolbarKey, { body: { key: key ?? '' } })
const audited = ({ customerId }: Person, action = 'toolbar.changed') =>
  world.db
    .selectFrom('audit_events')
    .select(['before', 'after'])
    .where('customer_id', '=', customerId)
    .where('action', '=', action)
    .orderBy('position')
    .execute()

test('a company has none until it is set up; then it has a key that stays', async () => {
  const main = await world.signedIn()
  expect(await get(main)).toEqual({ key: null, origins: [] })

  const first = (await set(main, 'https://Intranet.example', 'https://a.example:8443')).data
  expect(first).toEqual({
    key: expect.stringMatching(/^[\w-]{32}$/),
    origins: ['https://intranet.example', 'https://a.example:8443'],
  })
  const second = (await set(main, 'https://b.example')).data
  expect(second).toEqual({ key: first.key, origins: ['https://b.example'] })
  expect(await get(main)).toEqual(second)
  expect(await audited(main)).toMatchObject([
    { before: { origins: [] }, after: { origins: first.origins } },
    { before: { origins: first.origins }, after: { origins: ['https://b.example'] } },
  ])
})

test('a key opens the toolbar to the origins of its company alone', async () => {
  const [one, other] = [await world.signedIn(), await world.signedIn()]
  const { key } = (await set(one, 'https://one.example')).data
  await set(other, 'https://other.example', 'https://more.example')
  expect(await originsOfKey(world.db, key ?? '')).toEqual(['https://one.example'])
  for (const unknown of ['', 'a', '../../../features', `${key}a`, 'A'.repeat(32)]) {
    expect(await originsOfKey(world.db, unknown)).toEqual([])
  }
  await set(one)
  expect(await originsOfKey(world.db, key ?? '')).toEqual([])
})

test('a renewed key takes the place of the old one, which answers as an unknown one at once', async () => {
  const main = await world.signedIn()
  const { key } = (await set(main, 'https://a.example')).data
  const after = (await renew(main, key)).data
  expect(after).toEqual({ key: expect.stringMatching(/^[\w-]{32}$/), origins: ['https://a.example'] })
  expect(after.key).not.toBe(key)
  expect(await get(main)).toEqual(after)
  expect(await originsOfKey(world.db, key ?? '')).toEqual([])
  expect(await originsOfKey(world.db, after.key ?? '')).toEqual(['https://a.example'])
  expect((await main.call(checkToolbar, { params: { key: key ?? '' } })).status).toBe(404)
  expect((await main.call(checkToolbar, { params: { key: after.key ?? '' } })).code).toBe(200)
  expect((await set(main, 'https://b.example')).data.key).toBe(after.key)

  const [event] = await audited(main, 'toolbar.key_renewed')
  expect(event).toEqual({ before: { key: `${key?.slice(0, 6)}…` }, after: { key: `${after.key?.slice(0, 6)}…` } })
})

test('of two who renew it at once one does, and the other is refused', async () => {
  const main = await world.signedIn()
  const { key } = (await set(main, 'https://a.example')).data
  const answers = await Promise.all(Array.from({ length: 10 }, () => renew(main, key)))
  const [renewed, ...more] = answers.filter(({ code }) => code === 200)
  expect([more, await get(main)]).toEqual([[], renewed?.data])
  const refused = answers.filter(({ code }) => code !== 200)
  expect(new Set(refused.map(({ code, failure }) => `${code} ${failure.reason}`))).toEqual(
    new Set(['10232 toolbar.key_renewed']),
  )
  expect(await audited(main, 'toolbar.key_renewed')).toHaveLength(1)
})

test('nobody renews the key of another company, nor one where there is none', async () => {
  const [one, other] = [await world.signedIn(), await world.signedIn()]
  const { key } = (await set(one, 'https://one.example')).data
  await set(other, 'https://other.example')
  const stranger = await world.signedIn()
  expect([(await renew(other, key)).code, (await renew(stranger, key)).code]).toEqual([10_232, 10_232])
  expect((await get(one)).key).toBe(key)
})

test.each(['http://a.example', 'https://*.a.example', 'https://a.example/path', "'none'; script-src *", ''])(
  '%j is refused by its place, and nothing of its list is kept',
  async (bad) => {
    const main = await world.signedIn()
    const answer = await set(main, 'https://good.example', bad)
    expect([answer.code, answer.failure.fields]).toEqual([10_231, ['origins.1']])
    expect(await get(main)).toEqual({ key: null, origins: [] })
  },
)

test('twenty origins are kept, one more is refused', async () => {
  const main = await world.signedIn()
  const origins = Array.from({ length: 21 }, (_, at) => `https://a${at}.example`)
  expect((await set(main, ...origins.slice(0, 20))).data.origins).toHaveLength(20)
  expect((await set(main, ...origins)).status).toBe(400)
  expect((await get(main)).origins).toHaveLength(20)
})

test('two who set it up at once get one key and one of their lists', async () => {
  const main = await world.signedIn()
  const lists = Array.from({ length: 10 }, (_, at) => [`https://a${at}.example`, `https://b${at}.example`])
  const answers = await Promise.all(lists.map((origins) => set(main, ...origins)))
  expect(new Set(answers.map(({ data }) => data.key)).size).toBe(1)
  expect(lists).toContainEqual((await get(main)).origins)
})

test('who manages the accounts sets it, who makes lists may ask whether it is theirs', async () => {
  const main = await world.signedIn()
  const { key } = (await set(main, 'https://a.example')).data
  const params = { key: key ?? '' }
  for (const role of ['buyer', 'salesrep', 'requester'] as const) {
    const person = await world.signedIn({ role, customerId: main.customerId })
    const refused = [await person.call(getToolbar, {}), await set(person), await renew(person, key)]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await person.call(checkToolbar, { params })).code).toBe(200)
  }
  const stranger = await world.signedIn()
  expect((await stranger.call(checkToolbar, { params })).status).toBe(404)
  expect((await stranger.call(checkToolbar, { params: { key: 'a' } })).status).toBe(404)
  expect((await world.call(checkToolbar, { params })).status).toBe(401)
})
