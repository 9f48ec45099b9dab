import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, changeBasketLine, listBasket } from '../../../../contract/basket/basket.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { lockBuyer } from './place-order.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
type Lines = { number: string; qty: number }[]

const revisionOf = async (person: Person, lines: Lines) =>
  (await person.call(previewOrder, { body: { lines } })).data.revision

const rowOf = (table: 'customers' | 'accounts', id: number) =>
  sql`select from ${sql.table(table)} where id = ${id} for no key update nowait`

test('the customer is locked before the account: who waits for them holds nobody up', async () => {
  const { customerId, accountId } = await world.signedIn()
  let placing: Promise<unknown> | undefined
  await world.db.transaction().execute(async (holder) => {
    await rowOf('customers', customerId).execute(holder)
    placing = world.db.transaction().execute((tx) => lockBuyer(tx, { customerId, accountId } as CustomerCaller))
    await expect.poll(() => world.waiting()).toBe(1)
    await world.db.transaction().execute((tx) => rowOf('accounts', accountId).execute(tx))
  })
  await placing
})

test('who waits for an account, whose basket changes, has the customer already', async () => {
  const { customerId, accountId } = await world.signedIn()
  let placing: Promise<unknown> | undefined
  await world.db.transaction().execute(async (holder) => {
    await rowOf('accounts', accountId).execute(holder)
    placing = world.db.transaction().execute((tx) => lockBuyer(tx, { customerId, accountId } as CustomerCaller))
    await expect.poll(() => world.waiting()).toBe(1)
    const other = world.db.transaction().execute((tx) => rowOf('customers', customerId).execute(tx))
    await expect(other).rejects.toThrow(/could not obtain lock/)
  })
  await placing
})

test('an order is placed by few statements, as many for a hundred lines as for one', async () => {
  const person = await world.signedIn()
  const skus = await Promise.all(Array.from({ length: 100 }, () => world.sku()))
  const all = skus.map(({ number }) => ({ number, qty: 1 }))
  const statements = async (lines: Lines) => {
    const revision = await revisionOf(person, lines)
    return world.queriesOf(() => person.call(placeOrder, { body: { lines, revision } }))
  }
  const one = await statements(all.slice(0, 1))
  expect(one.length).toBeLessThanOrEqual(17)
  expect(await statements(all)).toHaveLength(one.length)
})

test('an order leaves from a warehouse of its region, and from no other', async () => {
  const lines = [{ number: (await world.sku({ stock: { NL: 1, US: 1 } })).number, qty: 1 }]
  const offered = async (orgId: number) => {
    const person = await world.signedIn({ orgId })
    const { data } = await person.call(previewOrder, { body: { lines } })
    return { person, codes: data.warehouses.map(({ warehouse }) => warehouse) }
  }
  const [europe, states] = [await offered(1), await offered(2)]
  expect([europe.codes, states.codes]).toEqual([['FR', 'IT', 'NL', 'PL', 'UK'], ['US']])
  expect((await europe.person.call(previewOrder, { body: { lines, shipFrom: 'US' } })).status).toBe(400)
})

test('an order begins with its first event, and its mail waits to be sent', async () => {
  const person = await world.signedIn()
  const lines = [{ number: (await world.sku()).number, qty: 1 }]
  const body = { lines, revision: await revisionOf(person, lines) }
  const { orderno, orderId } = (await person.call(placeOrder, { body })).data
  const { events } = (await person.call(getOrder, { params: { orderno } })).data
  expect(events).toEqual([{ status: 'submitted', at: world.now().toISOString() }])
  const mails = world.db.selectFrom('mails').select(['cause', 'sent_at']).where('order_id', '=', orderId)
  expect(await mails.execute()).toEqual([{ cause: `order ${orderno}`, sent_at: null }])
})

test('each line leaves the basket with its note: all of it, or the pieces that were ordered', async () => {
  const person = await world.signedIn()
  const [whole, part, other] = await Promise.all([world.sku(), world.sku(), world.sku()])
  for (const { number } of [whole, part, other]) await person.call(addToBasket, { body: { number, qty: 5 } })
  const { rows } = (await person.call(listBasket, { query: {} })).data
  for (const { shoppingCartId, number } of rows) {
    await person.call(changeBasketLine, { body: { shoppingCartId, qty: 5, note: `for ${number}` } })
  }
  const lines = [
    { number: part.number, qty: 2 },
    { number: whole.number, qty: 5 },
  ]
  const revision = await revisionOf(person, lines)
  const { orderno } = (await person.call(placeOrder, { body: { lines, revision } })).data

  const orderLines = (await person.call(getOrder, { params: { orderno } })).data.lines
  expect(orderLines.map(({ number, note, position }) => [position, number, note])).toEqual([
    [1, part.number, `for ${part.number}`],
    [2, whole.number, `for ${whole.number}`],
  ])
  const remainingLines = (await person.call(listBasket, { query: {} })).data.rows.map(({ number, qty }) => [
    number,
    qty,
  ])
  expect(remainingLines).toHaveLength(2)
  expect(remainingLines).toEqual(
    expect.arrayContaining([
      [part.number, 3],
      [other.number, 5],
    ]),
  )
})
