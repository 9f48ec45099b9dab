import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFinanceItems } from '../../../../contract/ledger/items.ts'
import { getFinanceOverview } from '../../../../contract/ledger/overview.ts'
import { getProfile } from '../../../../contract/me/profile.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { writeCreditNote } from '../../invoice/issue/credit-note.ts'
import { postItem } from '../posting/ledger.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
type Line = { number: string; qty: number }

const today = '2026-11-18'
const setDay = (day: string) => world.setNow(`${day}T09:00:00Z`)

/** An order of a day, shipped and invoiced on it; answers the item of its invoice. */
async function invoice(person: Person, day: string, lines: readonly Line[]) {
  setDay(day)
  const body = { lines: [...lines], poNumber: 'PO-OVERVIEW' }
  const { revision } = (await person.call(previewOrder, { body })).data
  const { orderId } = (await person.call(placeOrder, { body: { ...body, revision } })).data
  await world.db
    .updateTable('orders')
    .set({ status: 'submitted', held_because: null })
    .where('id', '=', orderId ?? 0)
    .execute()
  const shop = fulfilmentOf(world)
  await shop.release(orderId ?? 0)
  await shop.ship(orderId ?? 0)
  const { id } = await world.db
    .selectFrom('finance_items')
    .select('id')
    .where('order_id', '=', orderId ?? 0)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow()
  setDay(today)
  return id
}

const credit = (itemId: number, day: string, net: number) => {
  setDay(day)
  const requested = [{ position: 1, net }]
  return world.db
    .transaction()
    .execute((tx) =>
      writeCreditNote(tx, { itemId, requested, reason: 'Damaged' }, { accountId: null, now: world.now() }),
    )
    .finally(() => setDay(today))
}

/** A product of a brand of its own, at 100.00 a piece. */
async function product(brand: string) {
  const sku = await world.sku({ unitPrice: 10_000, stock: { NL: 1_000 } })
  const { id } = await world.db.insertInto('brands').values({ name: brand }).returning('id').executeTakeFirstOrThrow()
  await world.db.updateTable('skus').set({ brand_id: id }).where('number', '=', sku.number).execute()
  return sku.number
}

async function overview(person: Person) {
  const { code, data } = await person.call(getFinanceOverview, {})
  expect(code).toBe(200)
  return data
}

const toCents = (amount: number) => Math.round(amount * 100)
const sum = (parts: readonly { net: number }[]) => parts.reduce((cents, { net }) => cents + toCents(net), 0)
const spent = (months: readonly { month: string; net: number }[]) =>
  months.flatMap(({ month, net }) => (net === 0 ? [] : [[month, net]]))

test('what was invoiced is shown by month, brand and product, and a credit note lowers all three', async () => {
  const person = await world.signedIn()
  const [first, second] = [await product('Firstbrand'), await product('Secondbrand')]
  await invoice(person, '2025-11-30', [{ number: first, qty: 50 }])
  await invoice(person, '2025-12-01', [{ number: first, qty: 10 }])
  const itemId = await invoice(person, '2026-09-30', [{ number: second, qty: 30 }])
  const before = (await overview(person)).spending[0]
  expect(before?.months.map(({ month }) => month)).toEqual([
    '2025-12',
    ...Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`),
  ])
  expect(spent(before?.months ?? []).map(([month]) => month)).toEqual(['2025-12', '2026-09'])
  expect(before?.brands).toEqual([
    { brand: 'Secondbrand', net: 3_000 },
    { brand: 'Firstbrand', net: 1_000 },
  ])
  await credit(itemId, '2026-10-02', 250_000)
  const after = (await overview(person)).spending[0]
  expect(after?.months.find(({ month }) => month === '2026-10')?.net).toBe(-2_500)
  expect(toCents(before?.total ?? 0) - toCents(after?.total ?? 0)).toBe(250_000)
  expect(after?.brands).toEqual([
    { brand: 'Firstbrand', net: 1_000 },
    { brand: 'Secondbrand', net: 500 },
  ])
  expect(after?.products.map(({ number, net }) => [number, net])).toEqual([
    [first, 1_000],
    [second, 500],
  ])
  const { months = [], brands = [], products = [], charges = 0, total = 0 } = after ?? {}
  expect([sum(months), sum(brands) + toCents(charges), sum(products) + toCents(charges)]).toEqual(
    Array.from({ length: 3 }, () => toCents(total)),
  )
})

test('what is open stands in the week in which it is due, and what is theirs apart', async () => {
  const person = await world.signedIn()
  const number = await product('Duebrand')
  for (const day of ['2026-10-01', '2026-10-19', '2026-11-18'])
    await invoice(person, day, [{ number, qty: day === today ? 3 : 1 }])
  const days = { issuedOn: '2026-11-17', dueOn: null }
  for (const part of [
    { kind: 'refund', side: 'debit', amount: 40_00, currency: 'EUR' },
    { kind: 'payment', side: 'credit', amount: 15_00, currency: 'EUR' },
    { kind: 'payment', side: 'credit', amount: 99_00, currency: 'USD' },
  ] as const) {
    const item = { ...part, ...days, customerId: person.customerId, orderId: null }
    await world.db
      .transaction()
      .execute((tx) => postItem(tx, { ...item, number: `OVERVIEW-${part.kind}-${part.currency}` }, world.now()))
  }
  const { due, credit: line, today: day } = await overview(person)
  const { rows, sums } = (await person.call(listFinanceItems, { query: { view: 'allOpen', sort: 'oldest' } })).data
  const [late = 0, soon = 0, refund = 0, , , last = 0] = [0, 1, 2, 3, 4, 5].map((at) => rows[at]?.balance)
  expect([day, due.map(({ currency }) => currency)]).toEqual([today, ['EUR', 'USD']])
  expect(due[0]?.bars.filter(({ amount }) => amount !== 0)).toEqual([
    { kind: 'overdue', from: null, until: '2026-11-17', amount: late + refund },
    { kind: 'week', from: '2026-11-18', until: '2026-11-22', amount: soon },
    { kind: 'week', from: '2026-12-14', until: '2026-12-20', amount: last },
  ])
  for (const { from, until, amount } of due[0]?.bars ?? []) {
    const days = { ...(from && { dueFrom: from }), ...(until && { dueUntil: until }) }
    const found = (await person.call(listFinanceItems, { query: { view: 'openInvoice', ...days } })).data
    expect([from, found.sums.map(({ balance }) => balance)]).toEqual([from, amount === 0 ? [] : [amount]])
  }
  expect(due[0]).toMatchObject({ unallocated: 15, balance: sums[0]?.balance })
  const { creditStatus } = (await person.call(getProfile, {})).data
  expect(line).toMatchObject({
    currency: 'EUR',
    limit: creditStatus?.creditLimit,
    used: creditStatus?.openBalance,
    left: creditStatus?.creditBalance,
    overdue: creditStatus?.overdueAmount,
  })
  expect([line?.used, line?.overdue]).toEqual([due[0]?.balance, late + refund])
})

test('two currencies stand apart', async () => {
  const person = await world.signedIn()
  const itemId = await invoice(person, '2026-11-02', [{ number: await product('Bothbrand'), qty: 2 }])
  // An order is in its customer's currency, which never changes; what is read of a document of another one is made of this.
  await world.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const days = { issuedOn: '2026-11-03', dueOn: '2026-12-03' }
    const item = { kind: 'invoice', side: 'debit', number: 'OVERVIEW-GBP', currency: 'GBP', amount: 70_000 } as const
    const pounds = await postItem(tx, { ...item, ...days, customerId: person.customerId, orderId: null }, world.now())
    await sql`
      insert into invoice_lines (invoice_id, position, kind, order_id, order_position, pieces, discount, net)
      select ${pounds}, position, kind, order_id, order_position, pieces, discount, 70000
        from invoice_lines where invoice_id = ${itemId} and kind = 'goods'`.execute(tx)
  })
  const { due, spending } = await overview(person)
  expect(due.map(({ currency }) => currency)).toEqual(['EUR', 'GBP'])
  expect(spending.map(({ currency, products }) => [currency, products.map(({ net }) => net)])).toEqual([
    ['EUR', [200]],
    ['GBP', [700]],
  ])
})

test('months are those of the customer’s site', async () => {
  setDay('2026-12-01')
  const person = await world.signedIn()
  const number = await product('Yearbrand')
  await invoice(person, '2026-12-01', [{ number, qty: 1 }])
  world.setNow('2026-11-30T22:59:00Z')
  const before = await overview(person)
  world.setNow('2026-11-30T23:01:00Z')
  const after = await overview(person)
  setDay(today)
  expect([before.today, before.spending]).toEqual(['2026-11-30', []])
  expect([after.today, after.spending[0]?.months.at(-1)?.month]).toEqual(['2026-12-01', '2026-12'])
})

test('another company sees nothing of it, nor does an account without the right', async () => {
  const person = await world.signedIn()
  await invoice(person, '2026-11-02', [{ number: await product('Ownbrand'), qty: 1 }])
  const stranger = await world.signedIn()
  expect(await overview(stranger)).toMatchObject({ due: [], spending: [], credit: { used: 0 } })
  const buyer = await world.signedIn({ customerId: person.customerId, role: 'buyer' })
  expect((await buyer.call(getFinanceOverview, {})).status).toBe(403)
  expect((await world.call(getFinanceOverview, {})).status).toBe(401)
})

test('who pays in advance has no credit line', async () => {
  const customerId = await world.customer({ termsNetDays: 0, creditLimit: 0 })
  const person = await world.signedIn({ customerId })
  expect((await overview(person)).credit).toBeNull()
})
