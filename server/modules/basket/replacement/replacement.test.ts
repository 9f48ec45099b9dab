import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, basketStat, changeBasketLine, listBasket } from '../../../../contract/basket/basket.ts'
import { listPriceChanges } from '../../../../contract/basket/price-change.ts'
import { listDisabledLines, replaceBasketLine, settleDisabledLines } from '../../../../contract/basket/replacement.ts'
import { previewOrder } from '../../../../contract/order/checkout.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
type Words = { qty?: number; custNumber?: string; note?: string; warehouse?: string }

const setStatus = (id: number, status: 'active' | 'disabled', successor?: number) =>
  world.db
    .updateTable('skus')
    .set({ status, ...(successor && { replaced_by: successor }) })
    .where('id', '=', id)
    .execute()

/** A line of the basket whose product is discontinued, with one that is sold instead. */
async function goneLine(person: Person, words: Words = {}) {
  const [sku, successor] = [await world.sku(), await world.sku({ unitPrice: 1250 })]
  const { data } = await person.call(addToBasket, { body: { number: sku.number, qty: 2, ...words } })
  await setStatus(sku.id, 'disabled', successor.id)
  return { ...sku, successor, shoppingCartId: data.shoppingCartId }
}

const listed = async (person: Person) => (await person.call(listDisabledLines, {})).data
const basket = async (person: Person) =>
  (await person.call(listBasket, { query: {} })).data.rows.map(({ number, qty, custNumber, note, warehouse }) => ({
    number,
    qty,
    custNumber,
    note,
    warehouse,
  }))
const settle = (person: Person, ...items: { shoppingCartId: number; replacement: string | null }[]) =>
  person.call(settleDisabledLines, { body: { items } })

test('lines of discontinued products are shown with what is sold instead, as an order shows them', async () => {
  const person = await world.signedIn()
  const sold = await world.sku()
  await person.call(addToBasket, { body: { number: sold.number, qty: 1 } })
  expect(await listed(person)).toEqual({ rows: [], total: 0, currency: 'EUR' })

  const disabledLine = await goneLine(person, { qty: 4, custNumber: 'OWN-1', note: 'third floor' })
  const { rows, total } = await listed(person)
  expect([rows, total]).toMatchObject([
    [{ shoppingCartId: disabledLine.shoppingCartId, number: disabledLine.number, qty: 4, custNumber: 'OWN-1' }],
    1,
  ])
  expect(rows[0]?.replacements).toMatchObject([
    { number: disabledLine.successor.number, unitPrice: 12.5, available: 100 },
  ])
  const lines = [{ number: disabledLine.number, qty: 4, custNumber: 'OWN-1' }]
  const { shoppingCartId: _, ...told } = rows[0] ?? { shoppingCartId: 0 }
  expect((await person.call(previewOrder, { body: { lines } })).data.disabled).toEqual([told])
})

test('it counts as a line, but has neither price nor weight: the sums of the basket are those of the order', async () => {
  const person = await world.signedIn()
  const sold = await world.sku({ unitPrice: 1000 })
  await person.call(addToBasket, { body: { number: sold.number, qty: 2 } })
  const disabledLine = await goneLine(person, { qty: 4 })
  await sql`update skus set weight_grams = case id when ${sold.id} then 500 else 0 end
             where id in (${sold.id}, ${disabledLine.id})`.execute(world.db)
  await sql`insert into customer_prices (customer_id, sku_id, unit_price) values (${person.customerId}, ${disabledLine.id}, 77)`.execute(
    world.db,
  )

  const { rows, ...sums } = (await person.call(listBasket, { query: {} })).data
  const summary = { shoppingCartQty: 2, pieces: 6, shoppingCartPrice: 20, currency: 'EUR', priceChanges: 0 }
  expect(sums).toMatchObject({ ...summary, weightGrams: 1000, unweighed: 0 })
  expect(rows.map(({ price, unitPrice }) => [price, unitPrice])).toEqual([
    [20, 10],
    [null, null],
  ])
  expect((await person.call(basketStat, {})).data).toEqual(summary)
  expect((await person.call(listPriceChanges, {})).data.total).toBe(0)
  const lines = rows.map(({ number, qty }) => ({ number, qty }))
  expect((await person.call(previewOrder, { body: { lines } })).data.totals.subtotal).toBe(20)
})

test('what is put in instead keeps place, quantity, article number, note and warehouse; what is left out goes', async () => {
  const person = await world.signedIn()
  const words = { qty: 4, custNumber: 'OWN-1', note: 'third floor', warehouse: 'IT' }
  const [one, two, stays] = [await goneLine(person, words), await goneLine(person), await goneLine(person)]
  const { code, data } = await settle(
    person,
    { shoppingCartId: one.shoppingCartId, replacement: one.successor.number },
    { shoppingCartId: two.shoppingCartId, replacement: null },
  )
  expect([code, data.shoppingCartQty, data.pieces]).toEqual([200, 2, 6])
  expect(await basket(person)).toEqual([
    { number: one.successor.number, ...words },
    { number: stays.number, qty: 2, custNumber: '', note: '', warehouse: null },
  ])
  expect((await listed(person)).rows.map(({ number }) => number)).toEqual([stays.number])
  expect((await person.call(listBasket, { query: {} })).data.priceChanges, 'its price is that of today').toBe(0)
})

test('what is in the basket already gets the pieces, and keeps what is written on it', async () => {
  const person = await world.signedIn()
  const disabledLine = await goneLine(person, { custNumber: 'OLD', note: 'old note' })
  const body = { number: disabledLine.successor.number, qty: 3, custNumber: 'MINE' }
  await person.call(addToBasket, { body })
  await settle(person, { shoppingCartId: disabledLine.shoppingCartId, replacement: disabledLine.successor.number })
  expect(await basket(person)).toEqual([{ ...body, qty: 5, note: 'old note', warehouse: null }])
})

test.each<[string, (gone: Awaited<ReturnType<typeof goneLine>>) => Promise<string> | string, number, string]>([
  ['is discontinued itself', async () => (await world.sku({ status: 'disabled' })).number, 30_002, 'disabled'],
  ['is the product itself', ({ number }) => number, 30_002, 'disabled'],
  ['nobody knows', () => 'AS-NOTHING', 30_003, 'unknown'],
])('nothing is done where what is to come instead %s', async (_, findReplacement, code, reason) => {
  const person = await world.signedIn()
  const [one, two] = [await goneLine(person), await goneLine(person)]
  const before = await basket(person)
  const answer = await settle(
    person,
    { shoppingCartId: one.shoppingCartId, replacement: null },
    { shoppingCartId: two.shoppingCartId, replacement: await findReplacement(two) },
  )
  expect([answer.code, answer.failure.reason, answer.failure.fields]).toEqual([
    ...[code, `basket.product_${reason}`, ['items.1.replacement']],
  ])
  expect(await basket(person)).toEqual(before)
})

test('more than a line can hold is refused, and nothing is lost', async () => {
  const person = await world.signedIn()
  const disabledLine = await goneLine(person, { qty: 9000 })
  await person.call(addToBasket, { body: { number: disabledLine.successor.number, qty: 1000 } })
  const before = await basket(person)
  const { failure } = await settle(person, {
    shoppingCartId: disabledLine.shoppingCartId,
    replacement: disabledLine.successor.number,
  })
  expect(failure.reason).toBe('basket.quantity_out_of_range')
  expect(await basket(person)).toEqual(before)
})

test('of two who replace the same line at once one does', async () => {
  const person = await world.signedIn()
  const disabledLine = await goneLine(person)
  const item = { shoppingCartId: disabledLine.shoppingCartId, replacement: disabledLine.successor.number }
  const answers = await Promise.all(Array.from({ length: 8 }, () => settle(person, item)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(7)
  expect((await basket(person)).map(({ qty }) => qty)).toEqual([2])
})

test("another customer's line, and one whose product is sold, are not settled", async () => {
  const [person, other] = [await world.signedIn(), await world.signedIn()]
  const [gone, foreign] = [await goneLine(person), await goneLine(other)]
  const colleague = await world.signedIn({ customerId: person.customerId })
  const item = { shoppingCartId: gone.shoppingCartId, replacement: null }
  expect((await settle(other, item)).status).toBe(404)
  expect((await settle(colleague, item)).status).toBe(404)
  expect((await settle(person, item, { shoppingCartId: foreign.shoppingCartId, replacement: null })).status).toBe(404)
  expect([(await listed(colleague)).rows, (await basket(person)).length]).toEqual([[], 1])

  await setStatus(gone.id, 'active')
  expect((await settle(person, item)).status).toBe(404)
  const { shoppingCartId } = gone
  expect((await person.call(changeBasketLine, { body: { shoppingCartId, qty: 3 } })).code).toBe(200)
})

test('a sales rep is offered what they have a price for, at their own', async () => {
  const rep = await world.signedIn({ role: 'salesrep' })
  const disabledLine = await goneLine(rep)
  expect((await listed(rep)).rows[0]?.replacements).toEqual([])
  const price = { customer_id: rep.customerId, account_id: null, sku_id: disabledLine.successor.id, unit_price: 2500 }
  await world.db.insertInto('account_prices').values(price).execute()
  expect((await listed(rep)).rows[0]?.replacements).toMatchObject([{ unitPrice: 25, discountPrice: null }])
  for (const role of ['requester', 'none'] as const) {
    const person = await world.signedIn({ role })
    const refusals = [
      await person.call(listDisabledLines, {}),
      await settle(person, { shoppingCartId: 1, replacement: null }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([403, 403])
  }
})

test('many lines take no more queries than one, and none takes one', async () => {
  const person = await world.signedIn()
  const ask = () => world.queriesOf(() => person.call(listDisabledLines, {}))
  await ask()
  const none = await ask()
  await goneLine(person)
  const one = await ask()
  for (let at = 0; at < 4; at++) await goneLine(person)
  expect([(await ask()).length, one.length - none.length]).toEqual([one.length, 2])
})

const replace = (person: Person, shoppingCartId: number, number: string) =>
  person.call(replaceBasketLine, { body: { shoppingCartId, number } })

test('a line is replaced by another product in its place, with all that is written on it', async () => {
  const person = await world.signedIn()
  const [first, original, last, compatible] = [
    await world.sku(),
    await world.sku({ unitPrice: 5000 }),
    await world.sku(),
    await world.sku({ unitPrice: 2000 }),
  ]
  const words = { custNumber: 'OWN-7', note: 'second floor', warehouse: 'IT' }
  await person.call(addToBasket, { body: { number: first.number, qty: 1 } })
  const { data } = await person.call(addToBasket, { body: { number: original.number, qty: 3, ...words } })
  await person.call(addToBasket, { body: { number: last.number, qty: 1 } })

  const answer = await replace(person, data.shoppingCartId, compatible.number)
  expect(answer.data.shoppingCartQty).toBe(3)
  expect(await basket(person)).toMatchObject([
    { number: first.number },
    { number: compatible.number, qty: 3, ...words },
    { number: last.number },
  ])
})

test('pieces of a replaced line add up with what the basket has of the other product already, whose words stay', async () => {
  const person = await world.signedIn()
  const [original, compatible] = [await world.sku(), await world.sku()]
  await person.call(addToBasket, { body: { number: compatible.number, qty: 2, note: 'kept' } })
  const { data } = await person.call(addToBasket, { body: { number: original.number, qty: 5, note: 'lost' } })
  await replace(person, data.shoppingCartId, compatible.number)
  expect(await basket(person)).toMatchObject([{ number: compatible.number, qty: 7, note: 'kept' }])
})

test('what cannot be put in leaves the line as it is; a line that is gone is not replaced twice', async () => {
  const person = await world.signedIn()
  const [original, gone, other] = [await world.sku(), await world.sku(), await world.sku()]
  await setStatus(gone.id, 'disabled')
  const { data } = await person.call(addToBasket, { body: { number: original.number, qty: 5 } })
  expect(await replace(person, data.shoppingCartId, 'NO-SUCH-NUMBER')).toMatchObject({ data: { fields: ['number'] } })
  expect(await replace(person, data.shoppingCartId, gone.number)).toMatchObject({ data: { fields: ['number'] } })
  expect(await basket(person)).toMatchObject([{ number: original.number, qty: 5 }])

  const twice = await Promise.all([1, 2].map(() => replace(person, data.shoppingCartId, other.number)))
  expect(twice.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(await basket(person)).toMatchObject([{ number: other.number, qty: 5 }])
})
