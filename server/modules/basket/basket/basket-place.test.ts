import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addManyToBasket,
  addToBasket,
  changeBasketLine,
  listBasket,
  reduceBasket,
} from '../../../../contract/basket/basket.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let buyer: Awaited<ReturnType<World['signedIn']>>
let numbers: string[]
beforeAll(async () => {
  world = await buildWorld()
})
beforeEach(async () => {
  buyer = await world.signedIn()
  numbers = (await Promise.all(Array.from({ length: 4 }, () => world.sku()))).map(({ number }) => number)
  await buyer.call(addManyToBasket, { body: numbers.map((number) => ({ number, qty: 2 })) })
})
afterAll(() => world.close())

const rows = async (query: { size?: number; after?: number } = {}) =>
  (await buyer.call(listBasket, { query })).data.rows
const order = async () => (await rows()).map(({ number }) => numbers.indexOf(number))

/** Takes lines out by their place in the basket, and answers them. */
async function takeOut(...places: number[]) {
  const all = await rows()
  const lines = places.map((at) => all[at]).filter((line) => line !== undefined)
  await buyer.call(reduceBasket, { body: { items: lines.map(({ shoppingCartId, qty }) => ({ shoppingCartId, qty })) } })
  return lines
}
const putBack = (lines: Awaited<ReturnType<typeof rows>>) =>
  buyer.call(addManyToBasket, { body: lines.map(({ number, qty, place }) => ({ number, qty, place })) })

test('lines that are put back stand where they stood, however often, and what is put in later comes last', async () => {
  await putBack(await takeOut(2, 1))
  expect(await order()).toEqual([0, 1, 2, 3])
  await putBack(await takeOut(1, 3))
  expect(await order()).toEqual([0, 1, 2, 3])
  const { number } = await world.sku()
  await buyer.call(addToBasket, { body: { number, qty: 1 } })
  expect((await rows()).at(-1)?.number).toBe(number)
})

test('without a place it comes last', async () => {
  const [line] = await takeOut(0)
  await buyer.call(addToBasket, { body: { number: line?.number ?? '', qty: 1 } })
  expect(await order()).toEqual([1, 2, 3, 0])
})

test('a line that is there stays where it is, whatever place is named', async () => {
  const first = (await rows())[0]?.place
  await buyer.call(addManyToBasket, { body: [{ number: numbers[3] ?? '', qty: 1, ...(first && { place: first }) }] })
  expect(await order()).toEqual([0, 1, 2, 3])
})

test('a line that was put in again since keeps what is written on it, and takes from what is put back the rest', async () => {
  const [number = '', bare = ''] = numbers
  const old = { qty: 2, place: 1, note: 'Old', custNumber: 'OLD-1', warehouse: 'FR' }
  await buyer.call(addToBasket, { body: { number, qty: 3, note: 'New', custNumber: 'NEW-1', warehouse: 'NL' } })
  await buyer.call(addManyToBasket, { body: [number, bare].map((number) => ({ ...old, number })) })
  const [first, second] = await rows()
  expect(first).toMatchObject({ qty: 7, note: 'New', custNumber: 'NEW-1', warehouse: 'NL' })
  expect(second).toMatchObject({ qty: 4, note: 'Old', custNumber: 'OLD-1', warehouse: 'FR' })
})

test('rows that are read in parts go on behind a line that was put back', async () => {
  await putBack(await takeOut(1))
  const first = await rows({ size: 2 })
  const rest = await rows({ after: first.at(-1)?.shoppingCartId ?? 0 })
  expect([...first, ...rest].map(({ number }) => numbers.indexOf(number))).toEqual([0, 1, 2, 3])
})

test('what is back-ordered of what is put in is that of the warehouse of its line', async () => {
  const { number } = await world.sku({ stock: { NL: 9, FR: 2 } })
  const added = async (more: object) => (await buyer.call(addToBasket, { body: { number, qty: 3, ...more } })).data
  expect(await added({})).toMatchObject({ qty: 3, backOrdered: 0 })
  expect(await added({ warehouse: 'FR' })).toMatchObject({ qty: 6, backOrdered: 4 })
  // It stays in the warehouse of its line.
  const { backOrdered, shoppingCartId } = await added({})
  expect(backOrdered).toBe(7)
  expect((await rows()).at(-1)).toMatchObject({ warehouse: 'FR', backOrdered: 7 })
  const moved = await buyer.call(changeBasketLine, { body: { shoppingCartId, qty: 9, warehouse: null } })
  expect(moved.data.backOrdered).toBe(0)
})

test('a warehouse that never had the product promises nothing of it', async () => {
  const { number } = await world.sku({ stock: { NL: 9 } })
  const { data } = await buyer.call(addToBasket, { body: { number, qty: 3, warehouse: 'FR' } })
  expect(data.backOrdered).toBe(3)
})

test('a batch from many warehouses costs as many queries for 20 lines as for 2', async () => {
  const skus = await Promise.all(Array.from({ length: 20 }, () => world.sku()))
  const batch = (count: number) =>
    world.queriesOf(() =>
      buyer.call(addManyToBasket, {
        body: skus
          .slice(0, count)
          .map(({ number }, at) => ({ number, qty: 1, warehouse: ['FR', 'IT', 'PL'][at % 3] ?? 'FR' })),
      }),
    )
  const two = await batch(2)
  expect(await batch(20)).toHaveLength(two.length)
})
