import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorld, type World } from '../testing/world.ts'
import { foldFacetCounts, forgetOutdated } from './cleanup.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

test('sessions that expired a week ago, old tries, places and keys go; the others stay', async () => {
  const { accountId } = await world.signedIn()
  const at = (days: number) => new Date(world.now().getTime() - days * 86_400_000)
  await world.db
    .insertInto('sessions')
    .values({
      token_hash: Buffer.from('old'),
      account_id: accountId,
      created_at: at(40),
      last_seen_at: at(40),
      expires_at: at(8),
    })
    .execute()
  const failure = (days: number) => ({ user_name: 'a', address: 'b', failed_at: at(days) })
  await world.db
    .insertInto('sign_in_failures')
    .values([failure(0), failure(2)])
    .execute()
  const key = (name: string, days: number) => ({
    account_id: accountId,
    key: name,
    request_hash: Buffer.from('x'),
    answer: '{}',
    created_at: at(days),
  })
  await world.db
    .insertInto('idempotency_keys')
    .values([key('new', 1), key('old', 31)])
    .execute()

  const place = (name: string, days: number) => ({ account_id: accountId, place: name, seen_at: at(days) })
  await world.db
    .insertInto('known_places')
    .values([place('here', 182), place('there', 184)])
    .execute()

  await forgetOutdated(world.db, world.now)()

  expect(await world.db.selectFrom('sessions').select('account_id').execute()).toEqual([{ account_id: accountId }])
  expect(await world.db.selectFrom('sign_in_failures').select('failed_at').execute()).toHaveLength(1)
  expect(await world.db.selectFrom('known_places').select('place').execute()).toEqual([{ place: 'here' }])
  expect(await world.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'new' }])
})

test('folding empties the counts that were appended and changes no sum', async () => {
  await Promise.all(Array.from({ length: 5 }, () => world.sku()))
  const sums = () =>
    world.db
      .selectFrom('live_facets')
      .select(({ fn }) => [fn.sum<number>('skus').as('skus'), fn.sum<number>('in_stock_eu').as('inStock')])
      .executeTakeFirstOrThrow()
  const before = await sums()
  expect(before).toEqual({ skus: 5, inStock: 5 })
  await foldFacetCounts(world.db)()
  expect(await sums()).toEqual(before)
  expect(await world.db.selectFrom('facet_counts').selectAll().execute()).toEqual([])
})
