import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, listBasket } from '../../../../contract/basket/basket.ts'
import { findSkus, getPrinter, getSku, suggest } from '../../../../contract/catalogue/catalogue.ts'
import { buildDemoWorld } from '../../../testing/demo-world.ts'
import type { World } from '../../../testing/world.ts'

let world: World
let pair: { ours: number; original: number }
beforeAll(async () => {
  world = await buildDemoWorld()
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

test("an original in the basket leads to ours with the customer's own price, ours to nothing", async () => {
  const person = await world.signedIn()
  const numbers = await world.db
    .selectFrom('skus')
    .select(['id', 'number'])
    .where('id', 'in', [pair.ours, pair.original])
    .execute()
  for (const { number } of numbers) await person.call(addToBasket, { body: { number, qty: 1 } })
  const { rows } = (await person.call(listBasket, { query: {} })).data
  const skus = new Map(rows.map(({ goodsSku }) => [goodsSku.id, goodsSku]))
  const { counterparts, ...ours } = (await person.call(getSku, { params: { id: pair.ours }, query: {} })).data
  expect(counterparts).toHaveLength(1)
  expect(skus.get(pair.original)?.counterpart).toMatchObject({ id: pair.ours, price: ours.price })
  expect(skus.get(pair.ours)?.counterpart).toBeUndefined()
})

test('an original in the basket does not lead to one of ours that is not on sale yet, but to the one that is', async () => {
  const person = await world.signedIn()
  const { number, oemCode } = await product(pair.original)
  await person.call(addToBasket, { body: { number, qty: 1 } })
  const inBasket = async () => (await person.call(listBasket, { query: {} })).data.rows[0]?.goodsSku.counterpart?.id
  const setStatus = (id: number, status: string) =>
    world.db.updateTable('skus').set({ status }).where('id', '=', id).execute()
  const { class_id, colour, brand_id } = await world.db
    .selectFrom('skus')
    .select(['class_id', 'colour', 'brand_id'])
    .where('id', '=', pair.ours)
    .executeTakeFirstOrThrow()
  // It lies on a shelf already, and its number is the first.
  const coming = await world.sku({ status: 'announced', stock: { NL: 900 } })
  await world.db
    .updateTable('skus')
    .set({ class_id, colour, brand_id, own_make: true, oem_code: oemCode, number: 'A-0' })
    .where('id', '=', coming.id)
    .execute()
  const numbers = await world.db
    .selectFrom('part_numbers')
    .select(['raw', 'normalised', 'canonical', 'skeleton'])
    .where('sku_id', '=', pair.original)
    .where('kind', '=', 'oem')
    .execute()
  await world.db
    .insertInto('part_numbers')
    .values(numbers.map((words) => ({ ...words, sku_id: coming.id, kind: 'replaces' })))
    .execute()
  const shown = (await product(pair.original)).counterparts.map(({ id }) => id)
  expect(shown).toEqual([pair.ours, coming.id])
  expect(await inBasket()).toBe(pair.ours)
  await setStatus(pair.ours, 'announced')
  expect(await inBasket()).toBeUndefined()
  await setStatus(pair.ours, 'active')
  await setStatus(coming.id, 'disabled')
})

test('no product leads to one of another colour, of another kind, or that is discontinued', async () => {
  const ids = await world.db
    .selectFrom('skus')
    .select(['id', 'class_id', 'colour', 'own_make'])
    .where('status', '<>', 'disabled')
    .limit(400)
    .execute()
  let found = 0
  for (const { id, class_id, colour, own_make } of ids) {
    for (const other of (await product(id)).counterparts) {
      expect(await product(other.id)).toMatchObject({ classId: class_id, colour })
      expect(other.status).not.toBe('disabled')
      expect(other.ownMake).toBe(!own_make)
      found++
    }
  }
  expect(found).toBeGreaterThan(50)
})

const rowsOf = async (query: object, ask: Pick<World, 'call'> = world) =>
  (await ask.call(findSkus, { query: { pageSize: 60, ...query } })).data.rows

test('each original of a list leads to ours, which is the first of its page; ours lead nowhere', async () => {
  const rows = await rowsOf({ classId: [102], brandId: [1] })
  const led = rows.filter(({ counterpart }) => counterpart)
  expect(led.length).toBeGreaterThan(5)
  for (const { id, ownMake, counterpart } of rows) {
    const [first] = (await product(id)).counterparts
    expect([id, counterpart?.id]).toEqual([id, ownMake ? undefined : first?.id])
  }
})

test('the rows of a printer lead to ours as those of a list do', async () => {
  const { sku_id, model_id } = await world.db
    .selectFrom('compatibilities')
    .select(['sku_id', 'model_id'])
    .where('sku_id', '=', pair.original)
    .orderBy('model_id')
    .executeTakeFirstOrThrow()
  const { groups } = (await world.call(getPrinter, { params: { id: model_id }, query: {} })).data
  const rows = groups.flatMap(({ skus }) => skus)
  expect(rows.find(({ id }) => id === sku_id)?.counterpart?.id).toBe(pair.ours)
  expect(rows).toEqual(expect.arrayContaining(await rowsOf({ modelId: model_id, make: ['original'] })))
})

test('a visitor sees no price of the second line, a customer their own of both', async () => {
  const query = { keyword: (await product(pair.original)).oemCode }
  const seen = await rowsOf(query)
  expect(seen.find(({ id }) => id === pair.original)?.counterpart).toBeDefined()
  expect(JSON.stringify(seen)).not.toContain('"unitPrice"')
  const rows = await rowsOf(query, await world.signedIn())
  const priceOf = (sought: number) => rows.find(({ id }) => id === sought)?.price
  expect(rows.find(({ id }) => id === pair.original)?.counterpart?.price).toEqual(priceOf(pair.ours))
  expect(priceOf(pair.ours)).toBeDefined()
  expect(priceOf(pair.original)).not.toEqual(priceOf(pair.ours))
})

test('a product and what does the same are two queries', async () => {
  const ask = () => world.call(getSku, { params: { id: pair.ours }, query: {} })
  await ask()
  expect(await world.queriesOf(ask)).toHaveLength(2)
})

test('lists read counterparts with their rows, suggestions, which show none, do not', async () => {
  const { oemCode: keyword } = await product(pair.original)
  const read = async (ask: () => Promise<unknown>) => (await world.queriesOf(ask)).join()
  expect(await read(() => world.call(findSkus, { query: { keyword } }))).toContain('as counterpart')
  expect(await read(() => world.call(suggest, { query: { keyword } }))).not.toContain('as counterpart')
})

test('two originals of one number do not lead to each other, nor do two of ours', async () => {
  const both = [pair.original, pair.ours]
  for (const make of [false, true]) {
    await world.db.updateTable('skus').set({ own_make: make }).where('id', 'in', both).execute()
    expect(await Promise.all(both.map(numbersOf))).toEqual([[], []])
  }
  await world.db.updateTable('skus').set({ own_make: false }).where('id', '=', pair.original).execute()
})

test('what is discontinued leads to what is, of either make', async () => {
  await world.db.updateTable('skus').set({ status: 'disabled' }).where('id', '=', pair.original).execute()
  expect(await numbersOf(pair.original)).toEqual([[pair.ours, true]])
  expect(await numbersOf(pair.ours)).toEqual([])
})
