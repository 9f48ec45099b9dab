import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFavourites, changeFavourite, listFavourites } from '../../../../contract/basket/favourites.ts'
import { addQuickOrder, readQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { countSkus, findSkus, suggest } from '../../../../contract/catalogue/catalogue.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Person = Awaited<ReturnType<World['signedIn']>>

let world: World
let main: Person
beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
})
afterAll(() => world.close())

/** A product that a customer keeps with their favourites under a number of their own. */
async function called(custNumber: string, oemCode: string, person = main) {
  const { number } = await numberedSku(world, { oemCode })
  await person.call(addFavourites, { body: [{ number, custNumber }] })
  return number
}

async function read(text: string, person = main) {
  const { lines } = (await person.call(readQuickOrder, { body: { text } })).data
  return lines.map(({ outcome, qty, candidates }) => [outcome, qty, ...candidates.map(({ number }) => number)])
}

async function search(keyword: string, { call }: Pick<Person, 'call'> = main) {
  const query = { keyword }
  return {
    found: (await call(findSkus, { query })).data.rows.map(({ number }) => number),
    counted: (await call(countSkus, { query })).data.total,
    suggested: (await call(suggest, { query })).data.numbers.map(({ number }) => number),
  }
}
const only = (...numbers: string[]) => ({ found: numbers, counted: numbers.length, suggested: numbers })

test('what a customer calls a product finds it for all of their accounts, however it is written', async () => {
  const number = await called('Mat. 70-40 é', 'QWA-11')
  const colleague = await world.signedIn({ customerId: main.customerId, role: 'requester' })
  for (const person of [main, colleague]) {
    for (const typed of ['Mat. 70-40 é', 'MAT7040E', 'mat-70/40e']) {
      expect(await read(`${typed}\t3`, person)).toEqual([['ok', 3, number]])
      expect(await search(typed, person)).toEqual(only(number))
    }
  }
})

test('a number without a digit finds its product, with its pieces before, behind or beside it', async () => {
  const number = await called('Toner-Empfang', 'QWA-19')
  for (const [typed, pieces] of [
    ['Toner-Empfang', 1],
    ['TONEREMPFANG 4', 4],
    ['3x toner-empfang', 3],
    ['Toner-Empfang\t5', 5],
    ['Number\tQuantity\nToner-Empfang\t6', 6],
    ['Number;Quantity\nQWA-19;1\nToner-Empfang;7', 7],
  ] as const)
    expect((await read(typed)).at(-1), typed).toEqual(['ok', pieces, number])
  expect(await search('toner-empfang')).toEqual(only(number))
  for (const lines of [await read('Toner-Empfang 4', await world.signedIn()), await read('Toner-Lager 4')])
    expect(lines.map(([outcome]) => outcome)).toEqual(['reject'])
})

test('nobody else finds anything by it: no other customer, no visitor, also after the customer has asked', async () => {
  const number = await called('ZK-55512', 'QWA-12')
  const other = await world.signedIn()
  expect(await search('ZK-55512')).toEqual(only(number))
  for (const stranger of [other, world, await world.staff('admin')]) {
    expect(await search('ZK-55512', stranger)).toEqual(only())
  }
  expect(await read('ZK-55512 3', other)).toEqual([['reject', 3]])
})

test('the number of another product stays that product in a search, and a list asks which is meant', async () => {
  const shop = await numberedSku(world, { oemCode: 'QWA-13' })
  const own = await called('QWA13', 'QWA-99')
  expect(await read('QWA-13 2')).toEqual([['ask', 2, shop.number, own]])
  expect(await search('QWA-13')).toEqual(only(shop.number, own))
  expect(await read(`${own} 2`)).toEqual([['ok', 2, own]])
})

test('a number of two products is asked', async () => {
  const both = [await called('ZK-2', 'QWA-14'), await called('ZK-2', 'QWA-15')]
  expect(await read('ZK2 4')).toEqual([['ask', 4, ...both]])
})

test('a favourite that gets another number is found by that one alone', async () => {
  const number = await called('ZK-777A', 'QWA-16')
  const [row] = (await main.call(listFavourites, { query: { keyword: 'ZK-777A' } })).data.rows
  await main.call(changeFavourite, { params: { id: row?.favoriteId ?? 0 }, body: { custNumber: 'ZK-888B' } })
  expect(await read('ZK-888B 1\nZK-777A 1')).toEqual([
    ['ok', 1, number],
    ['reject', 1],
  ])
})

test('what was written on a list or an order is known, too, each number of a line', async () => {
  const [listed, ordered] = [await numberedSku(world, {}), await numberedSku(world, {})]
  const line = { number: listed.number, qty: 1, custNumber: 'ZL-100, ZL-200' }
  await main.call(addQuickOrder, { body: { name: 'Monday', lines: [line] } })
  const orderType = 'REG' as const
  const lines = [{ number: ordered.number, qty: 1, custNumber: 'ZO-300' }]
  const { revision } = (await main.call(previewOrder, { body: { lines, orderType } })).data
  expect((await main.call(placeOrder, { body: { lines, orderType, revision } })).code).toBe(200)
  expect(await read('ZL-100 1\nZL-200 2\nZO-300 3')).toEqual([
    ['ok', 1, listed.number],
    ['ok', 2, listed.number],
    ['ok', 3, ordered.number],
  ])
})

test('however many lines name their own numbers, they cost the same queries', async () => {
  const numbers = ['ZQ-1001', 'ZQ-1002', 'ZQ-1003', 'ZQ-1004']
  for (const [at, number] of numbers.entries()) await called(number, `QWB-${at}`)
  const one = await world.queriesOf(() => read(`${numbers[0]} 1`))
  const all = await world.queriesOf(() => read(numbers.map((number) => `${number} 1`).join('\n')))
  expect(all.length).toBe(one.length)
})

test('the database reads a number as the rule for all numbers does', async () => {
  const sign = fc.constantFrom(...'aZ09-/ ._ßéÅøłŻ²Ωж'.split(''))
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: sign, maxLength: 30 }), async (text) => {
      const { rows } = await sql<{ key: string }>`select cust_number_key(${text}) as key`.execute(world.db)
      expect(rows[0]?.key).toBe(normalise(text))
    }),
  )
})
