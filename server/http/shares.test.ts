import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addToBasket, basketStat } from '../../contract/basket/basket.ts'
import { listBrands } from '../../contract/catalogue/catalogue.ts'
import { getInfo } from '../../contract/me/session.ts'
import { shopConnections } from '../db/database.ts'
import { buildWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld({ connections: shopConnections })
})
afterAll(() => world.close())

// Of a pool of twenty connections: so many requests of one caller hold some at once, and so many wait.
const share = 4
const line = 400

/** As long as `work` runs, whoever changes the basket of this account waits. */
const whileLocked = (accountId: number, work: () => Promise<void>) =>
  world.db.transaction().execute(async (tx) => {
    await sql`select from accounts where id = ${accountId} for update`.execute(tx)
    await work()
  })

const untilWaiting = (count: number) =>
  vi.waitFor(async () => expect(await world.waiting()).toBe(count), { interval: 10 })

test('however much one caller asks for at once, others are answered, and beyond their line they are refused with a time', async () => {
  const [crowd, other] = [await world.signedIn(), await world.signedIn()]
  const { number } = await world.sku({ unitPrice: 100, stock: { NL: 900 } })
  // The caller was never asked for before: until then they are one of their network.
  await crowd.call(basketStat, {})
  const add = () => crowd.call(addToBasket, { body: { number, qty: 1 } })
  let calls: ReturnType<typeof add>[] = []
  await whileLocked(crowd.accountId, async () => {
    calls = Array.from({ length: 600 }, add)
    await untilWaiting(share)
    for (let time = 0; time < 5; time++) expect((await other.call(getInfo, {})).code).toBe(200)
    expect((await world.call(listBrands, { query: {} })).code, 'a visitor').toBe(200)
    expect(await world.waiting(), 'never more of theirs than their share').toBe(share)
  })
  const answers = await Promise.all(calls)
  const refused = answers.filter(({ code }) => code !== 200)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(share)
  expect(answers.length - refused.length).toBeLessThanOrEqual(share + line)
  expect(new Set(refused.map(({ status, failure }) => `${status} ${failure.reason}`))).toEqual(
    new Set(['429 request.too_many']),
  )
  expect((await add()).code, 'afterwards').toBe(200)
})

test('unknown tokens count for the network that sends them, not each as a caller of its own', async () => {
  const from = { address: '203.0.113.77' }
  const forged = (at: number) => world.call(getInfo, {}, { ...from, token: `forged${at}` })
  const answers = await Promise.all(Array.from({ length: 600 }, (_, at) => forged(at)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
})

test('a caller is found while all turns for work are taken', async () => {
  const { number } = await world.sku({ unitPrice: 100, stock: { NL: 900 } })
  const people = [await world.signedIn(), await world.signedIn(), await world.signedIn()]
  const calls: Promise<{ code: number }>[] = []
  const lockAll = (rest: typeof people): Promise<void> => {
    const [person, ...others] = rest
    if (person) return whileLocked(person.accountId, () => lockAll(others))
    return whileAllWait()
  }
  const whileAllWait = async () => {
    for (const { call } of people)
      for (let time = 0; time < share + 1; time++) calls.push(call(addToBasket, { body: { number, qty: 1 } }))
    await untilWaiting(people.length * share)
    const forged = await world.call(getInfo, {}, { token: 'forged', address: '203.0.113.78' })
    expect(forged.status).toBe(401)
  }
  await lockAll(people)
  expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(calls.map(() => 200))
})
