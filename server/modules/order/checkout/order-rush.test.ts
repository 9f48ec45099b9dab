import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { listOrders } from '../../../../contract/order/order.ts'
import { shopConnections } from '../../../db/database.ts'
import { buildWorld, stockDisagreements, type World } from '../../../testing/world.ts'
import { reserveStock } from './place-order.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld({ connections: shopConnections })
})
afterAll(() => world.close())

type Buyer = Awaited<ReturnType<World['signedIn']>>
type Lines = { number: string; qty: number }[]

/** Orders as a buyer would: looks, confirms, and confirms again when something has changed. */
async function buy(buyer: Buyer, lines: Lines) {
  let { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  for (let confirmations = 1; ; confirmations++) {
    const answer = await buyer.call(placeOrder, { body: { lines, revision } })
    if (answer.code !== 30_001 || confirmations > 300) return { answer, confirmations }
    revision = (answer.failure.details as { revision: string }).revision
  }
}

test('of 200 clients that buy the last piece at once, exactly one gets it now, the others a back order', async () => {
  const { id, number } = await world.sku({ stock: { NL: 1 } })
  const buyers = await Promise.all(Array.from({ length: 200 }, () => world.signedIn()))
  const results = await Promise.all(buyers.map((buyer) => buy(buyer, [{ number, qty: 1 }])))

  expect(results.filter(({ answer }) => answer.code !== 200)).toEqual([])
  const { rows } = await sql<{ now: number; later: number }>`
    select sum(ships_now)::int as now, sum(back_ordered)::int as later from order_lines where sku_id = ${id}
  `.execute(world.db)
  expect(rows[0]).toEqual({ now: 1, later: 199 })
  expect(await stockDisagreements(world)).toEqual([])
})

test('order numbers of a site have no gaps, whoever was refused in between', async () => {
  const { rows } = await sql<{
    n: string
  }>`select order_number as n from orders where org_id = 1 order by order_number`.execute(world.db)
  expect(rows.map((row) => Number(row.n.slice(3)))).toEqual(rows.map((_, index) => index + 1))
})

test('clients that buy the same products in opposite order never lock each other out', async () => {
  const skus = await Promise.all(Array.from({ length: 8 }, () => world.sku({ stock: { NL: 40 } })))
  const lines = skus.map(({ number }) => ({ number, qty: 1 }))
  const buyers = await Promise.all(Array.from({ length: 48 }, () => world.signedIn()))
  const results = await Promise.all(buyers.map((buyer, index) => buy(buyer, index % 2 ? lines : lines.toReversed())))
  expect(results.map(({ answer }) => answer.code)).toEqual(Array(48).fill(200))
  expect(await stockDisagreements(world)).toEqual([])
  const stock = await world.db
    .selectFrom('stock')
    .select('allocated')
    .where(
      'sku_id',
      'in',
      skus.map((sku) => sku.id),
    )
    .execute()
  expect(stock.map((row) => row.allocated)).toEqual(Array(8).fill(40))
})

test('parallel orders of one customer cannot pass their credit limit together', async () => {
  const customerId = await world.customer({ creditLimit: 50_000 })
  const colleagues = await Promise.all(Array.from({ length: 12 }, () => world.signedIn({ customerId })))
  const { number } = await world.sku({ unitPrice: 10_000 })
  const results = await Promise.all(colleagues.map((colleague) => buy(colleague, [{ number, qty: 1 }])))
  expect(results.every(({ answer }) => answer.code === 200)).toBe(true)

  const [buyer] = colleagues
  if (!buyer) throw new Error('nobody bought')
  const { rows } = (await buyer.call(listOrders, { query: { pageSize: 60 } })).data
  const submitted = rows.filter((row) => row.status === 'submitted')
  expect(submitted.reduce((sum, row) => sum + row.total, 0)).toBeLessThanOrEqual(500)
  expect(submitted.length).toBeGreaterThan(0)
})

test('a SKU is marked out of stock by whoever takes its last piece, in two warehouses at once', async () => {
  const { id } = await world.sku({ stock: { NL: 1, IT: 1 } })
  const take = (warehouse: string) =>
    world.db
      .transaction()
      .execute((tx) => reserveStock(tx, [{ skuId: id, shipsNow: 1, backOrdered: 0, preOrdered: 0, warehouse }]))
  expect(await Promise.all([take('NL'), take('IT'), take('NL'), take('IT')])).toEqual(
    expect.arrayContaining([true, true, false, false]),
  )
  const sku = await world.db.selectFrom('skus').select('in_stock').where('id', '=', id).executeTakeFirstOrThrow()
  expect(sku.in_stock).toBe(false)
})
