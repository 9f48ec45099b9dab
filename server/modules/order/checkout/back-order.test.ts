import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, listBasket } from '../../../../contract/basket/basket.ts'
import { getQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { compareBackOrders, placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { buildWorld, stockDisagreements, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  // A Wednesday morning.
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
type Lines = { number: string; qty: number }[]

/** A product with so many pieces in stock, of which more are expected on a day. */
async function product(stock: number, expectedOn?: string, more: object = {}) {
  const sku = await world.sku({ unitPrice: 1_000, stock: { NL: stock }, ...more })
  if (!expectedOn) return sku
  const arrival = { sku_id: sku.id, warehouse: 'NL', expected_on: expectedOn, quantity: 100 }
  await world.db.insertInto('expected_arrivals').values(arrival).execute()
  return sku
}

const preview = async (person: Person, lines: Lines, more: object = {}) =>
  (await person.call(previewOrder, { body: { lines, ...more } })).data

async function order(person: Person, lines: Lines, more: object = {}) {
  const { revision } = await preview(person, lines, more)
  return person.call(placeOrder, { body: { lines, ...more, revision } })
}

const placed = async (person: Person, lines: Lines, more: object = {}) =>
  (await person.call(getOrder, { params: { orderno: (await order(person, lines, more)).data.orderno } })).data

const mailTo = async (person: Person) => (await world.mailsTo(`${person.userName}@example.com`)).at(-1)?.text

test('where everything is there, nobody is asked, whatever they chose', async () => {
  const buyer = await world.signedIn()
  const { number } = await product(5)
  for (const backOrders of ['split', 'together', 'reduce']) {
    const shownPreview = await preview(buyer, [{ number, qty: 5 }], { backOrders })
    expect(shownPreview).toMatchObject({ waiting: 0, backOrders: 'split', reduced: [], promisedOn: '2026-11-19' })
  }
})

test('each choice says the days and the shipping that its preview has once it is chosen', async () => {
  const buyer = await world.signedIn()
  const [now, part, later] = [await product(5), await product(2, '2026-12-01'), await product(0, '2026-12-09')]
  const lines = [now, part, later].map(({ number }) => ({ number, qty: 4 }))
  const compare = async (request: Lines) => (await buyer.call(compareBackOrders, { body: { lines: request } })).data
  const compared = await compare(lines)
  expect(compared.map(({ backOrders }) => backOrders)).toEqual(['split', 'together', 'reduce'])
  for (const { backOrders, firstOn, lastOn, shippingCost } of compared) {
    const { promisedOn, totals } = await preview(buyer, lines, { backOrders })
    expect([backOrders, firstOn, shippingCost]).toEqual([backOrders, promisedOn, totals.shippingCost])
    expect([backOrders, lastOn]).toEqual([backOrders, backOrders === 'split' ? null : promisedOn])
  }
  expect(new Set(compared.map(({ firstOn }) => firstOn)).size).toBe(2)
  // Of nothing in stock no order is left, and where the day is unknown none is said.
  const unknown = await product(0)
  const days = (await compare([{ number: unknown.number, qty: 1 }])).map(({ firstOn, lastOn }) => [firstOn, lastOn])
  expect(days).toEqual([
    [null, null],
    [null, null],
  ])
})

test('who pays in advance sees no day of any choice', async () => {
  const buyer = await world.signedIn({ customerId: await world.customer({ termsNetDays: 0 }) })
  const { number } = await product(2, '2026-12-01')
  const { data } = await buyer.call(compareBackOrders, { body: { lines: [{ number, qty: 5 }] } })
  expect(data.map(({ firstOn, lastOn }) => [firstOn, lastOn])).toEqual(data.map(() => [null, null]))
  expect(data).toHaveLength(3)
})

test('now and later is what happens unless something else is chosen', async () => {
  const buyer = await world.signedIn()
  const { number } = await product(2, '2026-12-01')
  const shownPreview = await preview(buyer, [{ number, qty: 5 }])
  expect(shownPreview).toMatchObject({ waiting: 3, backOrders: 'split', promisedOn: '2026-11-19' })
  expect(shownPreview.lines).toMatchObject([{ qty: 5, shipsNow: 2, backOrdered: 3 }])
})

test('what is all to come is promised from the first day on which something comes', async () => {
  const buyer = await world.signedIn()
  const [later, soon] = [await product(0, '2026-12-09'), await product(0, '2026-12-04')]
  const unknown = await product(0)
  const lines = [later, soon, unknown].map(({ number }) => ({ number, qty: 1 }))
  // Friday the 4th, one working day.
  expect((await preview(buyer, lines)).promisedOn).toBe('2026-12-07')
  expect((await preview(buyer, lines.slice(2))).promisedOn).toBeNull()
})

test('all together leaves when the last is there, over days on which nobody works, and stays promised', async () => {
  const buyer = await world.signedIn()
  const [now, last] = [await product(4), await product(1, '2027-03-26')]
  const lines = [now, last].map(({ number }) => ({ number, qty: 4 }))
  const shownPreview = await preview(buyer, lines, { backOrders: 'together' })
  // Good Friday is no public holiday in the Netherlands; Easter Monday, the 29th, is.
  expect(shownPreview).toMatchObject({ waiting: 3, backOrders: 'together', promisedOn: '2027-03-30' })
  expect(shownPreview.carriers.find(({ shipVia }) => shipVia === 'STD')?.promisedOn).toBe('2027-03-30')

  const placedOrder = await placed(buyer, lines, { backOrders: 'together' })
  expect(placedOrder).toMatchObject({ backOrders: 'together', promisedOn: '2027-03-30' })
  expect(placedOrder.lines).toMatchObject([{ shipsNow: 4 }, { shipsNow: 1, backOrdered: 3 }])
  const { rows } = await sql<{ allocated: number }>`
    select allocated from stock where sku_id in (${now.id}, ${last.id}) and warehouse = 'NL' order by sku_id
  `.execute(world.db)
  expect(rows.map(({ allocated }) => allocated)).toEqual([4, 1])
  expect(await stockDisagreements(world)).toEqual([])
  expect(await mailTo(buyer)).toMatch(/Everything ships together once it is all here.*30 March 2027/s)
})

test('what is to come is expected with the arrival that fills it, not with the first', async () => {
  const buyer = await world.signedIn()
  const sku = await product(0, '2026-12-01')
  const further = { sku_id: sku.id, warehouse: 'NL', expected_on: '2026-12-14', quantity: 50 }
  await world.db.insertInto('expected_arrivals').values(further).execute()
  const until = async (qty: number, backOrders: string) => {
    const { lines, promisedOn } = await preview(buyer, [{ number: sku.number, qty }], { backOrders })
    return [lines[0]?.expectedOn, promisedOn]
  }
  for (const choice of ['split', 'together']) {
    expect(await until(100, choice)).toEqual(['2026-12-01', '2026-12-02'])
    expect(await until(101, choice)).toEqual(['2026-12-14', '2026-12-15'])
    expect(await until(151, choice)).toEqual([null, null])
  }
})

test('all together has no day where nobody knows when one of it comes, and says so', async () => {
  const buyer = await world.signedIn()
  const [expected, unknown] = [await product(1, '2026-12-01'), await product(1)]
  const lines = [expected, unknown].map(({ number }) => ({ number, qty: 2 }))
  expect((await preview(buyer, lines, { backOrders: 'together' })).promisedOn).toBeNull()
  expect((await placed(buyer, lines, { backOrders: 'together' })).promisedOn).toBeNull()
  expect(await mailTo(buyer)).toContain('as soon as we know the day')
})

test('only what is there: quantities go down, what is nowhere falls away, the sums follow, the rest stays', async () => {
  const buyer = await world.signedIn()
  const [some, none, announced] = [
    await product(2),
    await product(0),
    await product(9, undefined, { status: 'announced' }),
  ]
  const lines = [some, none, announced].map(({ number }) => ({ number, qty: 5 }))
  for (const line of lines.slice(0, 2)) await buyer.call(addToBasket, { body: line })
  const shownPreview = await preview(buyer, lines, { backOrders: 'reduce' })
  expect(shownPreview).toMatchObject({ waiting: 13, backOrders: 'reduce', faults: [], promisedOn: '2026-11-19' })
  expect(shownPreview.lines).toMatchObject([{ number: some.number, qty: 2, shipsNow: 2, backOrdered: 0, price: 20 }])
  expect(shownPreview.totals.subtotal).toBe(20)
  expect(shownPreview.reduced.map(({ number, asked, qty }) => [number, asked, qty])).toEqual([
    [some.number, 5, 2],
    [none.number, 5, 0],
    [announced.number, 5, 0],
  ])
  const placedOrder = await placed(buyer, lines, { backOrders: 'reduce' })
  expect(placedOrder).toMatchObject({ backOrders: 'reduce', lines: [{ qty: 2 }], totals: { subtotal: 20 } })
  expect((await buyer.call(listBasket, { query: {} })).data.rows.map(({ number, qty }) => [number, qty])).toEqual(
    expect.arrayContaining([
      [some.number, 3],
      [none.number, 5],
    ]),
  )
  expect(await mailTo(buyer)).toContain(`${none.number}: 0 instead of 5`)
})

test('where nothing is there, nothing can be reduced: the order is shown as it was asked and not placed', async () => {
  const buyer = await world.signedIn()
  const { number } = await product(0)
  const lines = [{ number, qty: 2 }]
  const shownPreview = await preview(buyer, lines, { backOrders: 'reduce' })
  expect(shownPreview).toMatchObject({
    lines: [{ qty: 2 }],
    reduced: [],
    faults: [{ field: 'backOrders', reason: 'order.nothing_in_stock', msg: expect.stringContaining('in stock') }],
  })
  expect(await order(buyer, lines, { backOrders: 'reduce' })).toMatchObject({
    code: 30_206,
    failure: { fields: ['backOrders'] },
  })
})

test('another choice than the one confirmed, and stock that is gone meanwhile, have to be confirmed', async () => {
  const buyer = await world.signedIn()
  const sku = await product(2, '2026-12-01')
  const lines = [{ number: sku.number, qty: 3 }]
  const { revision } = await preview(buyer, lines)
  expect((await buyer.call(placeOrder, { body: { lines, backOrders: 'together', revision } })).code).toBe(30_001)

  // Where nothing is there yet, only the choice itself differs.
  const coming = [{ number: (await product(0, '2026-12-01')).number, qty: 3 }]
  const shownPreview = await preview(buyer, coming)
  const together = { lines: coming, backOrders: 'together' as const, revision: shownPreview.revision }
  expect((await buyer.call(placeOrder, { body: together })).code).toBe(30_001)

  const reduced = await preview(buyer, lines, { backOrders: 'reduce' })
  await world.db.updateTable('stock').set({ on_hand: 1 }).where('sku_id', '=', sku.id).execute()
  const body = { lines, backOrders: 'reduce' as const, revision: reduced.revision }
  const refused = await buyer.call(placeOrder, { body })
  expect(refused).toMatchObject({ code: 30_001, failure: { details: { lines: [{ qty: 1 }] } } })
})

test('what waits for the main account keeps the choice', async () => {
  const buyer = await world.signedIn({ role: 'buyer' })
  await world.db.updateTable('accounts').set({ order_limit: 1 }).where('id', '=', buyer.accountId).execute()
  const { number } = await product(1)
  const waits = (await order(buyer, [{ number, qty: 2 }], { backOrders: 'together' })).data
  const { checkoutOptions } = (await buyer.call(getQuickOrder, { params: { id: waits.quickOrderId ?? 0 } })).data
  expect(checkoutOptions).toEqual({ backOrders: 'together' })
})

test('each warehouse of the region says how many of the pieces it has now, but who has all where nothing waits', async () => {
  const buyer = await world.signedIn()
  const one = await world.sku({ stock: { NL: 2, IT: 9, FR: 3 } })
  const two = await world.sku({ stock: { NL: 0, IT: 4 } })
  const announced = await world.sku({ status: 'announced', stock: { NL: 9, IT: 9 } })
  const lines = [
    { number: one.number, qty: 5 },
    { number: two.number, qty: 6 },
    { number: announced.number, qty: 1 },
  ]
  const readyOf = async (more: object, asked = lines) => {
    const { warehouses } = (await buyer.call(previewOrder, { body: { lines: asked, ...more } })).data
    return Object.fromEntries(warehouses.map(({ warehouse, ready }) => [warehouse, ready]))
  }
  const ready = await readyOf({})
  expect(ready).toMatchObject({ NL: 2, IT: 9, FR: 3 })
  expect(Object.keys(ready)).not.toContain('US')
  expect(await readyOf({ backOrders: 'reduce' }), 'of what was asked, whatever is ordered').toEqual(ready)
  expect(await readyOf({ shipFrom: 'IT' }), 'from wherever it is sent').toEqual(ready)

  const there = [{ number: one.number, qty: 3 }]
  expect(await readyOf({}, there)).toEqual({ NL: 2, IT: null, FR: null, PL: 0, UK: 0 })
  await sql`update stock set allocated = 1 where sku_id = ${two.id} and warehouse = 'IT'`.execute(world.db)
  expect((await readyOf({})).IT, 'promised pieces are not there').toBe(8)
})
