import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { exportFinanceItems, getAgeing, listFinanceItems } from '../../../../contract/ledger/items.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { shipmentNumber } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { creditorReference, spacedReference } from '../../../../rules/invoice/creditor-reference.ts'
import { financeViews } from '../../../../rules/ledger/item.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { writeCreditNote } from '../../invoice/issue/credit-note.ts'
import { importRows } from '../../office/import/import-rows.ts'
import { paymentsAt } from '../../office/import/payments.ts'
import { postItem } from '../posting/ledger.queries.ts'

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
const today = new Date('2026-11-18T09:00:00Z')
/** So many days ago an invoice of each age was issued; it is due after thirty. */
const ages = [1, 17, 25, 31, 61, 100, 130, 200]
const orders: { orderId: number; orderno: string }[] = []

beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
  const shop = fulfilmentOf(world)
  const { number } = await world.sku({ unitPrice: 10_000, stock: { NL: 1_000 } })
  for (const [at, days] of ages.entries()) {
    world.setNow(new Date(today.getTime() - days * 86_400_000).toISOString())
    const body = { lines: [{ number, qty: 1 }], poNumber: `PO-AGE-${at}` }
    const { revision } = (await main.call(previewOrder, { body })).data
    const { orderId, orderno } = (await main.call(placeOrder, { body: { ...body, revision } })).data
    const order = { orderId: orderId ?? 0, orderno }
    orders.push(order)
    await world.db
      .updateTable('orders')
      .set({ status: 'submitted', held_because: null })
      .where('id', '=', order.orderId)
      .execute()
    await shop.release(order.orderId)
    await shop.ship(order.orderId)
  }
  world.setNow(today.toISOString())
  // The oldest is paid, and of the newest something is credited.
  const paid = { order_number: orders.at(-1)?.orderno ?? '', paid_on: '2026-11-17' }
  await importRows(world.db, paymentsAt(world.now), [{ line: 2, fields: paid }], () => {})
  const newest = await itemOf(orders[0]?.orderId)
  await world.db
    .transaction()
    .execute((tx) =>
      writeCreditNote(
        tx,
        { itemId: newest, requested: [{ position: 1, net: 1_000 }], reason: 'Damaged' },
        { accountId: null, now: world.now() },
      ),
    )
})
afterAll(() => world.close())

const itemOf = async (orderId = 0) =>
  (await world.db.selectFrom('finance_items').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()).id

const list = async (query: object) =>
  (await main.call(listFinanceItems, { query: { view: 'all', ...query } as never })).data

test('each view shows its items, and their sums add up', async () => {
  const counts: Record<string, number> = {}
  for (const view of financeViews) {
    const { rows, total, sums } = await list({ view, pageSize: 60 })
    counts[view] = total
    expect(rows).toHaveLength(total)
    for (const field of ['amount', 'paid', 'balance'] as const) {
      const sum = rows.reduce((cents, row) => cents + Math.round(row[field] * 100), 0)
      expect([view, field, Math.round((sums[0]?.[field] ?? 0) * 100)]).toEqual([view, field, sum])
    }
  }
  expect(counts).toEqual({ allOpen: 7, all: 10, openInvoice: 7, openCredit: 0, cleared: 3 })
})

test('days overdue and buckets follow from when an invoice is due', async () => {
  const { rows } = await list({ view: 'openInvoice', sort: 'due', pageSize: 60 })
  expect(rows.map(({ daysOverdue }) => daysOverdue)).toEqual([100, 70, 31, 1, -5, -13, -29])
  const [ageing] = (await main.call(getAgeing, {})).data
  expect(ageing?.buckets.map(({ bucket, items }) => [bucket, items])).toEqual([
    ['later', 1],
    ['twoWeeks', 1],
    ['oneWeek', 1],
    ['overdue30', 1],
    ['overdue60', 1],
    ['overdue90', 1],
    ['overdue120', 1],
    ['overdueMore', 0],
    ['disputed', 0],
  ])
  const { sums } = await list({ view: 'allOpen' })
  expect(ageing?.balance).toBe(sums[0]?.balance)
  for (const { bucket, items } of ageing?.buckets ?? []) {
    expect([bucket, (await list({ view: 'openInvoice', bucket })).total]).toEqual([bucket, items])
  }
  expect((await list({ view: 'openInvoice', ageing: '31' })).total).toBe(3)
})

test('an open refund is due when it is issued, and what is theirs never is', async () => {
  const person = await world.signedIn()
  const post = (part: { kind: 'refund' | 'payment'; side: 'debit' | 'credit'; amount: number }) =>
    world.db.transaction().execute((tx) => {
      const days = { issuedOn: '2026-10-09', dueOn: null }
      const item = { ...part, ...days, customerId: person.customerId, number: `AGE-${part.kind}`, currency: 'EUR' }
      return postItem(tx, { ...item, orderId: null }, world.now())
    })
  await post({ kind: 'refund', side: 'debit', amount: 2_500 })
  await post({ kind: 'payment', side: 'credit', amount: 700 })
  const [ageing] = (await person.call(getAgeing, {})).data
  expect(ageing?.buckets.filter(({ items }) => items > 0)).toEqual([{ bucket: 'overdue60', amount: 25, items: 1 }])
  expect(ageing).toMatchObject({ unallocated: 7, balance: 18 })
  const { rows } = (await person.call(listFinanceItems, { query: { view: 'allOpen', bucket: 'overdue60' } })).data
  expect(rows.map(({ kind, daysOverdue }) => [kind, daysOverdue])).toEqual([['refund', 40]])
  const late = (await person.call(listFinanceItems, { query: { view: 'allOpen', ageing: '41' } })).data
  expect(late.total).toBe(0)
})

test.each(['1.5', '-1', 'ten', '1e3', '٣'])('an ageing of %s is refused', async (ageing) => {
  const answer = await main.call(listFinanceItems, { query: { view: 'all', ageing } })
  expect([answer.code, answer.msg]).toEqual([30_071, 'Aging must be a number!'])
})

test('an item is found by part of any of its numbers', async () => {
  const [first] = orders
  const { number } = (await list({ keyword: first?.orderno })).rows[0] ?? { number: '' }
  const shipped = await world.db
    .selectFrom('invoices as v')
    .innerJoin('finance_items as f', 'f.id', 'v.item_id')
    .select('v.shipment_id as id')
    .where('f.number', '=', number)
    .executeTakeFirstOrThrow()
  const shipment = shipmentNumber(shipped.id ?? 0)
  const reference = ` ${spacedReference(creditorReference(number))}`
  for (const keyword of [first?.orderno, ' po-age-0 ', number.toLowerCase(), number.slice(2), reference, shipment])
    expect([keyword, (await list({ keyword })).rows.some((row) => row.orderno === first?.orderno)]).toEqual([
      keyword,
      true,
    ])
  expect((await list({ keyword: shipment })).total).toBe(1)
  expect((await list({ keyword: '%' })).total).toBe(0)
})

test('nobody sees the items of another company, nor without the right', async () => {
  const stranger = await world.signedIn()
  expect((await stranger.call(listFinanceItems, { query: { view: 'all' } })).data.total).toBe(0)
  expect((await stranger.call(getAgeing, {})).data).toEqual([])
  const buyer = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  expect((await buyer.call(listFinanceItems, { query: { view: 'all' } })).status).toBe(403)
})

test('the items are exported as they are listed', async () => {
  const answer = await world.app.inject({
    url: `${apiPrefix}${exportFinanceItems.path}?view=all&format=csv&sort=oldest`,
    headers: { authorization: `Bearer ${main.token}` },
  })
  const lines = answer.body.trim().split('\r\n')
  expect(lines[0]).toContain(
    'kind;number;order;po_number;issued_on;due_on;amount;paid;balance;currency;status;days_overdue',
  )
  expect(lines).toHaveLength(11)
  expect(lines[1]).toMatch(/^invoice;INL26\d{6};ONL\d+;PO-AGE-\d;2026-05-02;2026-06-01;/)
})

test('a page of 60 items takes as many queries as a page of one', async () => {
  const queriesOf = async (pageSize: number) => {
    const queries = await world.queriesOf(() => list({ view: 'all', pageSize }))
    expect(queries.length).toBeGreaterThan(0)
    return queries.length
  }
  await sql`insert into finance_items (customer_id, kind, side, number, currency, amount, issued_on, due_on, created_at)
    select ${main.customerId}, 'invoice', 'debit', 'IXX25' || n, 'EUR', 1000 + n, date '2020-01-01', date '2020-02-01', now()
      from generate_series(1, 60) n`.execute(world.db)
  expect(await queriesOf(60)).toBe(await queriesOf(10))
})
