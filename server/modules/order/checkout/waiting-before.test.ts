import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder, getOrderDocument } from '../../../../contract/order/order.ts'
import { shopConnections, type Tx } from '../../../db/database.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { atOnce, meetingOf, rounds } from '../../../testing/tasks/at-once.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { expectedDays, keepsExpectedDays } from '../../catalogue/availability/expected-days.ts'
import { shelfKey } from '../../catalogue/availability/shelf.ts'

let world: World
let first: Person
let second: Person
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z'), connections: shopConnections })
  first = await world.signedIn()
  second = await world.signedIn()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
type Lines = { number: string; qty: number }[]
const [soon, later] = ['2026-12-01', '2026-12-14']

/** A product of which ten pieces are expected soon and ten later. */
async function product(more: Parameters<World['sku']>[0] = {}) {
  const sku = await world.sku({ unitPrice: 1_000, stock: {}, ...more })
  for (const expected_on of [soon, later]) {
    const arrival = { sku_id: sku.id, warehouse: 'NL', expected_on, quantity: 10 }
    await world.db.insertInto('expected_arrivals').values(arrival).execute()
  }
  return sku
}

const preview = async (lines: Lines, more: object = {}, person = second) =>
  (await person.call(previewOrder, { body: { lines, ...more } })).data

const expected = async (number: string, qty: number, more: object = {}) =>
  (await preview([{ number, qty }], more)).lines[0]?.expectedOn

async function order(person: Person, lines: Lines, more: object = {}) {
  const { revision } = await preview(lines, more, person)
  const { orderId, orderno } = (await person.call(placeOrder, { body: { lines, ...more, revision } })).data
  return { orderId: orderId ?? 0, orderno }
}

test('whoever orders later waits behind: for what is left of the arrival that fills their line, or nobody knows', async () => {
  const { number } = await product()
  await order(first, [{ number, qty: 8 }])
  const days = await Promise.all([2, 3, 12, 13].map((qty) => expected(number, qty)))
  expect(days).toEqual([soon, later, later, null])
  expect(await expected(number, 3, { backOrders: 'together' })).toBe(later)
  const { promisedOn } = await preview([{ number, qty: 3 }], { backOrders: 'together' })
  expect(promisedOn).toBe('2026-12-15')
})

test('the order keeps the day, and its details, its PDF and its mail show it', async () => {
  const { number } = await product()
  await order(first, [{ number, qty: 9 }])
  const { orderno } = await order(second, [{ number, qty: 2 }])
  await order(second, [{ number, qty: 10 }])
  const storedOrder = await second.call(getOrder, { params: { orderno } })
  expect(storedOrder.data.lines).toMatchObject([{ expectedOn: later }])
  const pdf = await world.app.inject({
    url: `${apiPrefix}${getOrderDocument.path.replace(':orderno', orderno)}`,
    headers: { authorization: `Bearer ${second.token}` },
  })
  expect(pdfText(pdf.rawPayload)).toMatch(/2 pieces of this follow.*expected\s+in\s+stock\s+14\s+December\s+2026/s)
  const [known, unknown] = (await world.mailsTo(`${second.userName}@example.com`)).slice(-2)
  expect(known?.text).toContain('2 pieces of this follow as soon as they arrive, expected in stock 14 December 2026')
  expect(unknown?.text).toContain('10 pieces of this follow as soon as they arrive, no date yet')
})

test('only what still waits counts: not what comes from the shelf, has left, was cancelled or goes from another warehouse', async () => {
  const { number } = await product({ stock: { NL: 4, IT: 0 } })
  const { orderId } = await order(first, [{ number, qty: 6 }])
  expect([await expected(number, 8), await expected(number, 9)]).toEqual([soon, later])

  const { release, ship, cancel } = fulfilmentOf(world)
  await release(orderId)
  await ship(orderId)
  expect([await expected(number, 8), await expected(number, 9)]).toEqual([soon, later])
  await cancel(orderId)
  expect(await expected(number, 10)).toBe(soon)
  await order(first, [{ number, qty: 5 }], { shipFrom: 'IT' })
  expect(await expected(number, 10)).toBe(soon)
})

test('what is not on sale yet waits as well; of an arrival whose day is over nobody knows', async () => {
  const { id, number } = await product({ status: 'announced', stock: { NL: 9 } })
  await order(first, [{ number, qty: 5 }])
  expect([await expected(number, 5), await expected(number, 6)]).toEqual([soon, later])
  await sql`update expected_arrivals set expected_on = '2026-11-17' where sku_id = ${id} and expected_on = ${soon}`.execute(
    world.db,
  )
  expect([await expected(number, 5), await expected(number, 6)]).toEqual([later, null])
})

test('arrivals are asked for once, whatever waits, and not at all where nothing does', async () => {
  const countQueries = async (lines: Lines) => {
    const all = await world.queriesOf(() => preview(lines))
    return [all.length, all.filter((text) => text.includes('expected_arrivals')).length]
  }
  const waiting = await Promise.all(Array.from({ length: 30 }, () => product()))
  const there = (await world.sku()).number
  const [none] = await countQueries([{ number: there, qty: 1 }])
  expect(none).toBeGreaterThan(0)
  expect(await countQueries([{ number: there, qty: 1 }])).toEqual([none, 0])
  expect(await countQueries(waiting.map(({ number }) => ({ number, qty: 3 })))).toEqual([(none ?? 0) + 1, 1])
})

test('of two who were shown the same day, the second has to confirm the next', async () => {
  const { number } = await product()
  const lines = [{ number, qty: 6 }]
  const shownPreviews = await Promise.all(
    [first, second].map(async (person) => ({ person, ...(await preview(lines, {}, person)) })),
  )
  const answers = await Promise.all(
    shownPreviews.map(({ person, revision }) => person.call(placeOrder, { body: { lines, revision } })),
  )
  expect(answers.map((answer) => answer.code).sort()).toEqual([200, 30_001])
  const refused = answers.find((answer) => answer.code === 30_001)
  expect(refused?.failure).toMatchObject({ details: { lines: [{ expectedOn: later }] } })
})

/** How many of 200 orders of a piece at once were promised the ten that come soon, each under `guard`. */
async function promisedSoon(guard: typeof keepsExpectedDays) {
  const [{ id }, { id: lineOf, number }] = [await product(), await product()]
  const { orderId } = await order(first, [{ number, qty: 1 }])
  const line = { skuId: id, shipsNow: 0, backOrdered: 1, preOrdered: 0 }
  const days = await atOnce(world, async (tx, at) => {
    const shelf = { skuId: id, warehouse: 'NL', pieces: 1 }
    const day = (await expectedDays(tx, [shelf], { now: world.now() })).get(shelfKey(shelf)) ?? null
    const keeps = await guard(tx, [{ lines: [{ ...line, expectedOn: day }], shipFrom: { code: 'NL' } }], world.now())
    if (!keeps) return null
    await copyOrder(tx, orderId, { lineOf, skuId: id, orderno: `WAIT-${id}-${at}` })
    return day
  })
  return days.filter((day) => day === soon).length
}

type Copy = { lineOf: number; skuId: number; orderno: string }

const copyOrder = (tx: Tx, orderId: number, { lineOf, skuId, orderno }: Copy) =>
  sql`
    with o as (
      insert into orders (order_number, org_id, customer_id, account_id, status, order_type, ship_from, ship_via, bill_to,
                          ship_to, currency, terms_net_days, subtotal, shipping_cost, vat_rate_bp, vat_reason, vat, total, placed_at)
      select ${orderno}, org_id, customer_id, account_id, status, order_type, ship_from, ship_via, bill_to, ship_to, currency, 30,
             10000, 0, 0, vat_reason, 0, 10000, placed_at
        from orders where id = ${orderId}
      returning id
    )
    insert into order_lines (order_id, position, sku_id, number, oem_code, name, quantity, ships_now, back_ordered, pre_ordered,
                             unit_price, price_source, amount)
    select o.id, 1, ${skuId}, l.number, l.oem_code, l.name, 1, 0, 1, 0, l.unit_price, l.price_source, l.unit_price
      from order_lines l, o where l.sku_id = ${lineOf}
  `.execute(tx)

test('of 200 who want a piece of an arrival at once, no more are promised one than it has', async () => {
  for (let round = 0; round < rounds; round++) {
    const promised = await promisedSoon(keepsExpectedDays)
    expect(promised).toBeGreaterThan(0)
    expect(promised).toBeLessThanOrEqual(10)
  }
})

test('without the guard more are promised a piece than come', async () => {
  const meet = meetingOf(11)
  const unguarded = async () => {
    await meet()
    return true
  }
  expect(await promisedSoon(unguarded)).toBeGreaterThan(10)
})
