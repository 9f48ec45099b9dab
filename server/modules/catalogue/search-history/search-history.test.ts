import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetSearch, listSearchHistory, recordSearch } from '../../../../contract/catalogue/search-history.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { mostKept } from './search-history.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

test('the last ten searches come newest first, the same keyword once', async () => {
  const person = await world.signedIn()
  const start = world.now().getTime()
  const search = async (keyword: string, minute: number) => {
    world.setNow(new Date(start + minute * 60_000).toISOString())
    await person.call(recordSearch, { body: { keyword } })
  }
  for (let minute = 0; minute < 12; minute++) await search(`toner ${minute}`, minute)
  await search(' toner 5 ', 20)
  await search('   ', 21)

  const { data } = await person.call(listSearchHistory, {})
  expect(data.map((row) => row.keyword)).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((minute) => `toner ${minute}`))
})

test('so many searches are kept of an account, the last ones, and those of others stay', async () => {
  const [person, other] = [await world.signedIn(), await world.signedIn()]
  const start = world.now().getTime()
  const older = Array.from({ length: 300 }, (_, at) => ({ keyword: `old ${at}`, searched_at: new Date(start - at) }))
  for (const { accountId } of [person, other]) {
    await world.db
      .insertInto('search_history')
      .values(older.map((search) => ({ account_id: accountId, ...search })))
      .execute()
  }
  world.setNow(new Date(start + 1).toISOString())
  await person.call(recordSearch, { body: { keyword: 'newest' } })
  const keywords = (accountId: number) =>
    world.db.selectFrom('search_history').select('keyword').where('account_id', '=', accountId).execute()
  expect(await keywords(other.accountId)).toHaveLength(300)
  const kept = (await keywords(person.accountId)).map(({ keyword }) => keyword)
  expect(new Set(kept)).toEqual(new Set(['newest', ...older.slice(0, mostKept - 1).map(({ keyword }) => keyword)]))
})

test('a search can be forgotten by whose it is, and by nobody else', async () => {
  const [person, stranger] = [await world.signedIn(), await world.signedIn()]
  await person.call(recordSearch, { body: { keyword: 'CF259A' } })
  const [search] = (await person.call(listSearchHistory, {})).data
  const params = { id: search?.searchId ?? 0 }

  expect((await stranger.call(listSearchHistory, {})).data).toEqual([])
  expect((await stranger.call(forgetSearch, { params })).status).toBe(404)
  expect((await person.call(listSearchHistory, {})).data).toHaveLength(1)
  expect((await person.call(forgetSearch, { params })).code).toBe(200)
  expect((await person.call(listSearchHistory, {})).data).toEqual([])
})

test('a visitor has no history and leaves none', async () => {
  expect((await world.call(recordSearch, { body: { keyword: 'TN-2420' } })).code).toBe(200)
  expect((await world.call(listSearchHistory, {})).data).toEqual([])
})

test('a customer number in the body is not read', async () => {
  const [person, other] = [await world.signedIn(), await world.signedIn()]
  await person.call(recordSearch, { body: { keyword: 'mine', custnum: String(other.customerId) } })
  expect((await other.call(listSearchHistory, {})).data).toEqual([])
})
