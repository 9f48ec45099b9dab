import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSku } from '../../../contract/catalogue.ts'
import { seedDemo } from '../../../db/seed/index.ts'
import { buildWorld, type World } from '../../testing/world.ts'

let world: World
let pair: { ours: number; original: number }
beforeAll(async () => {
  world = await buildWorld()
  await seedDemo(world.db, world.now())
  const found = await world.db
    .selectFrom('skus as s')
    .innerJoin('skus as o', (join) =>
      join.onRef('o.oem_code', '=', 's.oem_code').onRef('o.brand_id', '=', 's.brand_id').on('o.own_make', '=', false),
    )
    .select(['s.id as ours', 'o.id as original'])
    .where('s.own_make', '=', true)
    .where('s.class_id', '=', 102)
    .where('s.status', '=', 'active')
    .where('o.status', '=', 'active')
    .orderBy('s.id')
    .executeTakeFirstOrThrow()
  pair = found
})
afterAll(() => world.close())

const product = async (id: number) => (await world.call(getSku, { params: { id }, query: {} })).data
const numbersOf = async (id: number) => (await product(id)).counterparts.map((one) => [one.id, one.ownMake])

test('an original leads to ours, and ours to the original', async () => {
  expect(await numbersOf(pair.original)).toEqual([[pair.ours, true]])
  expect(await numbersOf(pair.ours)).toEqual([[pair.original, false]])
})

test('a visitor sees no price of the other, a customer their own', async () => {
  expect((await product(pair.original)).counterparts[0]?.price).toBeUndefined()
  const person = await world.signedIn()
  const [other] = (await person.call(getSku, { params: { id: pair.original }, query: {} })).data.counterparts
  expect(other?.price).toEqual((await person.call(getSku, { params: { id: pair.ours }, query: {} })).data.price)
})

test('no product leads to one of another colour, of another kind, or that is not sold any more', async () => {
  const ids = await world.db
    .selectFrom('skus')
    .select(['id', 'class_id', 'colour', 'own_make'])
    .where('status', '<>', 'disabled')
    .limit(400)
    .execute()
  let found = 0
  for (const { id, class_id, colour, own_make } of ids) {
    for (const other of (await product(id)).counterparts) {
      expect([other.classId, other.colour]).toEqual([class_id, colour])
      expect(other.status).not.toBe('disabled')
      expect(other.ownMake).toBe(!own_make)
      found++
    }
  }
  expect(found).toBeGreaterThan(50)
})

test('what is not sold any more leads to what is, of either make', async () => {
  await world.db.updateTable('skus').set({ status: 'disabled' }).where('id', '=', pair.original).execute()
  expect(await numbersOf(pair.original)).toEqual([[pair.ours, true]])
  expect(await numbersOf(pair.ours)).toEqual([])
})

test('a product and what does the same are two queries', async () => {
  const ask = () => world.call(getSku, { params: { id: pair.ours }, query: {} })
  await ask()
  expect(await world.queriesOf(ask)).toHaveLength(2)
})
