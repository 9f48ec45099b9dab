import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addFavourites,
  changeFavourite,
  countFavourites,
  listFavourites,
  removeFavourite,
  removeFavourites,
} from '../../../../contract/basket/favourites.ts'
import { mostFavourites } from '../../../../rules/basket/favourites.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
const add = async (person: Person, ...numbers: string[]) =>
  (await person.call(addFavourites, { body: numbers.map((number) => ({ number })) })).data
const list = async (person: Person, query = {}) => (await person.call(listFavourites, { query })).data

test('a favourite comes with its price and stock, newest first, once however often it is added', async () => {
  const person = await world.signedIn()
  const [first, second] = [await world.sku({ unitPrice: 12_50, stock: { NL: 7 } }), await world.sku()]
  await add(person, first.number)
  world.setNow(new Date(world.now().getTime() + 60_000).toISOString())
  const answer = await add(person, second.number, ` ${first.number} `, 'NO-SUCH')

  expect(answer).toMatchObject({ favoritesQty: 2, skuIds: expect.arrayContaining([first.id, second.id]) })
  expect(answer.lines.map(({ added, reason }) => [added, reason])).toEqual([
    [true, null],
    [true, null],
    [false, 'favourites.product_unknown'],
  ])
  const { rows, total } = await list(person)
  expect(total).toBe(2)
  expect(rows.map(({ number }) => number)).toEqual([second.number, first.number])
  expect(rows[1]).toMatchObject({
    unitPrice: 12.5,
    discountPrice: null,
    goodsSku: { id: first.id, stock: { total: 7 } },
  })
})

test('an article number of the customer is kept, changed, and not lost when it is not named', async () => {
  const person = await world.signedIn()
  const { number } = await world.sku()
  const numbered = (custNumber?: string) =>
    person.call(addFavourites, { body: [{ number, ...(custNumber !== undefined && { custNumber }), warehouse: 'NL' }] })
  await numbered('MINE-1')
  await numbered()
  expect((await list(person)).rows[0]).toMatchObject({ custNumber: 'MINE-1', warehouse: 'NL' })
  await numbered('MINE-2')
  expect((await list(person)).rows[0]?.custNumber).toBe('MINE-2')
})

test('the filter is a part of an item number, an OEM code or an article number of the customer, as it is typed', async () => {
  const person = await world.signedIn()
  const [one, other] = [await world.sku({ oemCode: 'TN-2410' }), await world.sku({ oemCode: '100%_X' })]
  await person.call(addFavourites, { body: [{ number: one.number, custNumber: 'Shelf 7' }, { number: other.number }] })
  const found = async (keyword: string) => (await list(person, { keyword })).rows.map(({ number }) => number)

  expect(await found('n-24')).toEqual([one.number])
  expect(await found(one.number.slice(1))).toEqual([one.number])
  expect(await found(' shelf ')).toEqual([one.number])
  expect(await found('%_')).toEqual([other.number])
  expect(await found('nothing')).toEqual([])
})

test('pages follow each other', async () => {
  const person = await world.signedIn()
  const skus = await Promise.all(Array.from({ length: 12 }, () => world.sku()))
  await add(person, ...skus.map(({ number }) => number))
  const [first, second] = [await list(person, { pageSize: 10 }), await list(person, { pageSize: 10, pageNum: 2 })]
  expect([first.total, first.rows.length, second.rows.length]).toEqual([12, 10, 2])
  expect(new Set([...first.rows, ...second.rows].map(({ number }) => number)).size).toBe(12)
})

test('a list costs the same number of queries however long it is', async () => {
  const person = await world.signedIn()
  const skus = await Promise.all(Array.from({ length: 10 }, () => world.sku()))
  await add(person, skus[0]?.number ?? '')
  const one = await world.queriesOf(() => list(person))
  await add(person, ...skus.map(({ number }) => number))
  expect(await world.queriesOf(() => list(person))).toHaveLength(one.length)
})

test("nobody sees, counts or removes another account's favourites", async () => {
  const [person, stranger] = [await world.signedIn(), await world.signedIn()]
  const { number } = await world.sku()
  await add(person, number)
  const id = (await list(person)).rows[0]?.favoriteId ?? 0

  expect((await list(stranger)).rows).toEqual([])
  expect((await stranger.call(countFavourites, {})).data).toEqual({ favoritesQty: 0, skuIds: [] })
  expect((await stranger.call(removeFavourite, { params: { id } })).status).toBe(404)
  await stranger.call(removeFavourites, { body: { numbers: [number] } })
  expect((await list(person)).total).toBe(1)

  expect((await person.call(removeFavourite, { params: { id } })).data.favoritesQty).toBe(0)
  expect((await person.call(removeFavourite, { params: { id } })).status).toBe(404)
  await add(person, number)
  expect((await person.call(removeFavourites, { body: { numbers: [number, 'NO-SUCH'] } })).data.skuIds).toEqual([])
})

test('who may not keep favourites is refused', async () => {
  const person = await world.signedIn({ role: 'none' })
  expect((await person.call(listFavourites, { query: {} })).status).toBe(403)
})

test('twenty requests at once do not pass the limit, and it says which product was too much', async () => {
  const person = await world.signedIn()
  await sql`
    insert into skus (number, class_id, brand_id, name)
    select 'FULL-' || n, 102, (select min(id) from brands), 'Filler' from generate_series(1, ${mostFavourites - 5}) n`.execute(
    world.db,
  )
  await sql`
    insert into favourites (account_id, sku_id, added_at)
    select ${person.accountId}, id, now() from skus where number like 'FULL-%'`.execute(world.db)
  const skus = await Promise.all(Array.from({ length: 20 }, () => world.sku()))
  const answers = await Promise.all(skus.map(({ number }) => add(person, number)))

  expect(answers.filter(({ lines }) => lines[0]?.added)).toHaveLength(5)
  expect(answers.find(({ lines }) => !lines[0]?.added)?.lines[0]?.reason).toBe('favourites.full')
  expect((await person.call(countFavourites, {})).data.favoritesQty).toBe(mostFavourites)
})

test('an article number of the customer is written over and taken out; nobody writes on what is not theirs', async () => {
  const person = await world.signedIn()
  const colleague = await world.signedIn({ customerId: person.customerId })
  await add(person, (await world.sku()).number)
  const id = (await list(person)).rows[0]?.favoriteId ?? 0
  const write = (custNumber: string, who = person) =>
    who.call(changeFavourite, { params: { id }, body: { custNumber } })

  expect((await write(' SHELF-7 ')).data).toEqual({ custNumber: 'SHELF-7' })
  expect((await write('theirs', colleague)).status).toBe(404)
  expect((await list(person)).rows[0]?.custNumber).toBe('SHELF-7')
  await write('')
  expect((await list(person)).rows[0]?.custNumber).toBe('')
  expect((await write('x'.repeat(61))).failure.fields).toEqual(['custNumber'])
})
