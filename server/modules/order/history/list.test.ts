import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { exportOrders, listOrders } from '../../../../contract/order/order.ts'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>
type Query = Parameters<typeof find>[1]

let world: World
let buyer: Buyer
let orders: Record<'first' | 'second' | 'third', string>
beforeAll(async () => {
  world = await buildWorld()
  buyer = await world.signedIn()
  const [toner, drum] = [await world.sku({ unitPrice: 10_000 }), await world.sku({ unitPrice: 2_000 })]
  await world.db
    .insertInto('part_numbers')
    .values({
      sku_id: toner.id,
      kind: 'oem',
      raw: 'TN-2420',
      normalised: normalise('TN-2420'),
      canonical: normalise('TN-2420'),
      skeleton: normalise('TN-2420'),
    })
    .execute()
  // Half past midnight in Amsterdam, the day before by the clock of the world.
  orders = {
    first: await place('2026-10-31T23:30:00Z', [{ number: toner.number, qty: 1 }], { poNumber: 'PO-100%' }),
    second: await place('2026-11-10T12:00:00Z', [{ number: drum.number, qty: 2, custNumber: '=OWN-7' }], {
      orderType: 'DROP',
    }),
    third: await place('2026-11-12T22:59:00Z', [{ number: drum.number, qty: 1 }], { poNumber: 'X;"1"' }),
  }
})
afterAll(() => world.close())

async function place(at: string, lines: { number: string; qty: number; custNumber?: string }[], more: object) {
  world.setNow(at)
  const { revision } = (await buyer.call(previewOrder, { body: { lines, ...more } })).data
  return (await buyer.call(placeOrder, { body: { lines, revision, ...more } })).data.orderno
}

async function find(by: Buyer, query: object) {
  const { data } = await by.call(listOrders, { query })
  expect(data.total).toBe(data.rows.length)
  return data.rows.map(({ orderno }) => orderno)
}

test.each<[string, Query, (keyof typeof orders)[]]>([
  ['nothing', {}, ['third', 'second', 'first']],
  ['a number of a product in another spelling', { keyword: 'tn 2420' }, ['first']],
  ['a part of a PO number, signs and all', { keyword: '0%' }, ['first']],
  ['a sign that stands for any other elsewhere', { keyword: 'PO_100' }, []],
  ['a part of an article number of the customer', { keyword: 'own' }, ['second']],
  ['a type', { orderType: 'DROP' }, ['second']],
  ['a day of the site, not of Greenwich', { from: '2026-11-01', until: '2026-11-01' }, ['first']],
  ['the last minute of a day', { from: '2026-11-12' }, ['third']],
  ['a period', { until: '2026-11-10' }, ['second', 'first']],
  ['the oldest', { sort: 'oldest' }, ['first', 'second', 'third']],
  ['the highest', { sort: 'highest' }, ['first', 'second', 'third']],
  ['the lowest', { sort: 'lowest' }, ['third', 'second', 'first']],
])('orders are found by %s', async (_, query, found) => {
  expect(await find(buyer, query)).toEqual(found.map((name) => orders[name]))
})

test.each(['from', 'until'])('a day of %s that is none is refused by its field', async (name) => {
  const refused = { reason: 'request.invalid', fields: [name] }
  for (const day of ['2026-02-30', 'yesterday', '2026-1-1', '0000-01-01']) {
    expect(await buyer.call(listOrders, { query: { [name]: day } })).toMatchObject({ status: 400, failure: refused })
    expect((await exported(buyer, `format=csv&${name}=${day}`)).json()).toMatchObject({ code: 400, data: refused })
  }
  for (const day of ['0001-01-01', '9999-12-31']) {
    expect((await buyer.call(listOrders, { query: { [name]: day } })).status).toBe(200)
  }
})

const exported = (by: Buyer, query: string) =>
  world.app.inject({
    url: `${apiPrefix}${exportOrders.path}?${query}`,
    headers: { authorization: `Bearer ${by.token}` },
  })

test('what a list shows is a file with a row for each line, without formulas', async () => {
  const csv = await exported(buyer, 'format=csv&from=2026-11-02')
  expect(csv.headers['content-disposition']).toContain('orders.csv')
  const [head, ...rows] = csv.body.replace('\ufeff', '').trim().split('\r\n')
  expect(head).toBe(
    'order;placed_at;po_number;status;order_type;line;number;oem_number;customer_article_number;product;quantity;price;amount;discount;currency;order_total;so_number;cancelled_quantity;order_remaining',
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain(`${orders.third};2026-11-12T23:59:00+01:00;"X;""1""";`)
  expect(rows[1]).toMatch(/;'=OWN-7;[^;]*;2;20\.00;40\.00;0\.00;EUR;/)
  expect((await exported(buyer, 'format=xlsx')).headers['content-disposition']).toContain('orders.xlsx')
})

test('another customer neither finds nor exports them', async () => {
  const stranger = await world.signedIn()
  expect(await find(stranger, { keyword: orders.first })).toEqual([])
  expect((await exported(stranger, 'format=csv')).body.trim().split('\r\n')).toHaveLength(1)
})

test('a list costs as many queries for three orders as for one', async () => {
  const count = async (query: object) => (await world.queriesOf(() => buyer.call(listOrders, { query }))).length
  expect(await count({})).toBe(await count({ keyword: orders.first }))
})

test('an order of a list names its invoices, and no other order has them', async () => {
  const customer = await world.signedIn()
  const body = { lines: [{ number: (await world.sku()).number, qty: 1 }] }
  const placed: number[] = []
  for (let at = 0; at < 2; at++) {
    const { revision } = (await customer.call(previewOrder, { body })).data
    const { orderId } = (await customer.call(placeOrder, { body: { ...body, revision } })).data
    placed.push(orderId ?? 0)
  }
  const shop = fulfilmentOf(world)
  await shop.release(placed[0] ?? 0)
  await shop.ship(placed[0] ?? 0)
  const { rows } = (await customer.call(listOrders, { query: { sort: 'oldest' } })).data
  const [first, second] = placed.map((id) => rows.find(({ orderId }) => orderId === id)?.invoices)
  expect(first).toEqual([{ kind: 'invoice', number: expect.stringMatching(/^INL/) }])
  expect(second).toEqual([])
})

test('more lines than a file takes are refused, never left out', async () => {
  const many = await world.signedIn()
  await sql`
      with o as (
        insert into orders (order_number, org_id, customer_id, account_id, status, order_type, ship_from, ship_via, bill_to,
                            ship_to, currency, terms_net_days, subtotal, shipping_cost, vat_rate_bp, vat_reason, vat, total,
                            promised_on, placed_at)
        select 'OMANY' || n, org_id, ${many.customerId}, ${many.accountId}, status, order_type, ship_from, ship_via, bill_to,
               ship_to, currency, terms_net_days, subtotal, shipping_cost, vat_rate_bp, vat_reason, vat, total,
               promised_on, placed_at
          from orders, generate_series(1, 201) n
         where order_number = ${orders.third}
        returning id
      )
      insert into order_lines (order_id, position, sku_id, number, oem_code, name, quantity, ships_now, back_ordered,
                               pre_ordered, unit_price, price_source, amount)
      select o.id, n, l.sku_id, l.number, l.oem_code, l.name, 1, 1, 0, 0, 100, 'list', 100
        from o, generate_series(1, 100) n, (select * from order_lines limit 1) l
  `.execute(world.db)
  expect((await exported(many, 'format=csv')).json().data).toMatchObject({ reason: 'order.export_too_long' })
})
