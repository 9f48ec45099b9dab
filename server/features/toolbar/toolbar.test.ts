import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkToolbar, getToolbar, setToolbar } from '../../../contract/toolbar.ts'
import { buildWorld, type World } from '../../testing/world.ts'
import { originsOfKey } from './toolbar.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
const set = (person: Person, ...origins: string[]) => person.call(setToolbar, { body: { origins } })
const get = async (person: Person) => (await person.call(getToolbar, {})).data
const audited = ({ customerId }: Person) =>
  world.db
    .selectFrom('audit_events')
    .select(['before', 'after'])
    .where('customer_id', '=', customerId)
    .where('action', '=', 'toolbar.changed')
    .orderBy('position')
    .execute()

test('a company has none until somebody sets it up; then it has a key that stays', async () => {
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
  for (const unknown of ['', 'a', '../..', `${key}a`, 'A'.repeat(32)]) {
    expect(await originsOfKey(world.db, unknown)).toEqual([])
  }
  await set(one)
  expect(await originsOfKey(world.db, key ?? '')).toEqual([])
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

test('who looks after the accounts sets it, who makes lists may ask whether it is his', async () => {
  const main = await world.signedIn()
  const { key } = (await set(main, 'https://a.example')).data
  const params = { key: key ?? '' }
  for (const role of ['buyer', 'salesrep', 'requester'] as const) {
    const person = await world.signedIn({ role, customerId: main.customerId })
    expect([(await person.call(getToolbar, {})).status, (await set(person)).status]).toEqual([403, 403])
    expect((await person.call(checkToolbar, { params })).code).toBe(200)
  }
  const stranger = await world.signedIn()
  expect((await stranger.call(checkToolbar, { params })).status).toBe(404)
  expect((await stranger.call(checkToolbar, { params: { key: 'a' } })).status).toBe(404)
  expect((await world.call(checkToolbar, { params })).status).toBe(401)
})
