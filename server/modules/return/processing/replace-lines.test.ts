import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getOrder } from '../../../../contract/order/order.ts'
import { getReturn } from '../../../../contract/return/return.ts'
import { returnProcessing } from '../../../testing/return/return-processing.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { findBrokenReturns } from '../../../testing/return/walk.ts'
import { buildWorld, stockDisagreements, type World } from '../../../testing/world.ts'
import { findStockDifferences } from '../../fulfilment/order-lifecycle/stock-differences.queries.ts'
import { writeCreditNote } from '../../invoice/issue/credit-note.ts'
import { findFinanceDifferences } from '../../ledger/posting/finance-differences.queries.ts'
import { notifyReturnUpdates } from '../mail/notify-return-updates.ts'

let world: World
let returns: ReturnType<typeof returnsOf>
let desk: ReturnType<typeof returnProcessing>
let buyer: Awaited<ReturnType<World['signedIn']>>
let sku: Awaited<ReturnType<World['sku']>>
beforeAll(async () => {
  world = await buildWorld()
  returns = returnsOf(world)
  desk = returnProcessing(world, (await world.staff('finance', [1])).accountId)
  buyer = await world.signedIn()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.setNow('2026-11-18T09:00:00Z')
  sku = await world.sku({ unitPrice: 10_000, stock: { NL: 100 } })
})

type Line = { qty: number; batchNumber?: string }
type Part = { type?: 'quality' | 'notRequired' | 'lessShipping'; lines?: Line[]; ordered?: number }

/** A return of which all came and was scrapped. */
async function inspected({ type = 'quality', lines = [{ qty: 2 }], ordered = 3 }: Part = {}, by = buyer) {
  const { orderno } = await returns.delivered(by, sku.number, ordered)
  const { data } = await returns.submit(
    by,
    lines.map((line) => ({ orderno, ...line })),
    { type },
  )
  for (const [at, { qty }] of lines.entries()) await inspectWhole(data.returnId, at + 1, qty, type)
  return { ...data, orderno }
}

async function inspectWhole(returnId: number, position: number, qty: number, type = 'quality') {
  await desk.approve(returnId, position)
  if (type === 'lessShipping') return
  await desk.receive(returnId, position, qty)
  await desk.inspect(returnId, position, { scrapped: qty })
}

const shown = async (id: number, by = buyer) => (await by.call(getReturn, { params: { id } })).data
const refusal = (work: Promise<unknown>) => work.catch((error: { code: string }) => error.code)

async function orderOf(orderno: string | undefined) {
  const { rows } = await sql<{ orderId: number; [column: string]: unknown }>`
    select o.id as "orderId", o.status, o.total::integer, o.vat::integer, o.shipping_cost::integer as shipping, o.po_number as "poNumber",
           o.order_type as "orderType", o.ship_from as "shipFrom", o.ship_via as "shipVia", o.ship_to = w.ship_to as "goesThere",
           o.account_id as "accountId", o.ship_from_chosen as "shipFromChosen", o.paid_at is not null as "isPaid",
           (select json_agg(json_build_object('quantity', l.quantity, 'allocated', l.allocated, 'waiting', l.waiting, 'price', l.unit_price)
                            order by l.position) from order_lines l where l.order_id = o.id) as lines
      from orders o
      left join return_lines r on r.replacement_id = o.id
      left join orders w on w.id = r.order_id
     where o.order_number = ${orderno ?? ''} limit 1`.execute(world.db)
  const [order] = rows
  if (!order) throw new Error(`there is no order ${orderno}`)
  return order
}

async function invoiceOf(orderno: string) {
  const { rows } = await sql<{ itemId: number }>`
    select i.item_id as "itemId" from invoices i join orders o on o.id = i.order_id where o.order_number = ${orderno}`.execute(
    world.db,
  )
  const [invoice] = rows
  if (!invoice) throw new Error(`${orderno} has no invoice`)
  return invoice
}

async function invoicesOf(orderId: number) {
  const { rows } = await sql`
    select i.kind, f.amount::integer as amount, f.open::integer as open from invoices i join finance_items f on f.id = i.item_id
     where i.order_id = ${orderId} order by i.item_id`.execute(world.db)
  return rows
}

async function checkAll() {
  expect(await stockDisagreements(world)).toEqual([])
  expect(await findBrokenReturns(world.db, buyer.customerId)).toEqual([])
  await world.db.transaction().execute(async (tx) => {
    expect([await findStockDifferences(tx), await findFinanceDifferences(tx)]).toEqual([[], []])
  })
}

test('a replacement is an order at 0 of the same goods to the same place, which says for which return it is', async () => {
  const { returnId, rmaNumber } = await inspected()
  const [orderno] = await desk.replace(returnId)
  const { orderId, ...order } = await orderOf(orderno)
  expect(order).toMatchObject({
    ...{ status: 'submitted', total: 0, vat: 0, shipping: 0, orderType: 'REG', shipFrom: 'NL', goesThere: true },
    ...{ poNumber: `Replacement for return ${rmaNumber}`, accountId: buyer.accountId },
    lines: [{ quantity: 2, allocated: 2, waiting: 0, price: 0 }],
  })
  const { status, lines, events, sums } = await shown(returnId)
  expect(sums.total).toBe(0)
  expect([status, lines[0]?.state, lines[0]?.replacement]).toEqual(['completed', 'replaced', orderno])
  expect(events.at(-1)).toMatchObject({ action: 'replace', position: 1, byUs: true })
  const seen = (await buyer.call(getOrder, { params: { orderno: orderno ?? '' } })).data
  expect(seen).toMatchObject({ total: 0, poNumber: `Replacement for return ${rmaNumber}` })
  expect(await refusal(desk.replace(returnId))).toBe('return.not_now')
  expect(await refusal(desk.credit(returnId))).toBe('return.not_now')
  await checkAll()
})

test('nothing is replaced for an area to which the warehouse of its order does not send', async () => {
  const { returnId } = await inspected()
  await sql`insert into excluded_areas (warehouse, country, postcode) values ('NL', 'NL', '3511')`.execute(world.db)
  const refused = await refusal(desk.replace(returnId))
  await world.db.deleteFrom('excluded_areas').execute()
  expect([refused, (await shown(returnId)).status]).toEqual(['order.not_delivered', 'inspected'])
})

test('pieces that finance has credited by hand are not replaced as well', async () => {
  const { returnId, orderno } = await inspected()
  const { itemId } = await invoiceOf(orderno)
  const poster = { accountId: null, now: world.now() }
  const credit = (pieces: number) =>
    world.db.transaction().execute(async (tx) => {
      await sql`select from orders where order_number = ${orderno} for no key update`.execute(tx)
      return writeCreditNote(tx, { itemId, requested: [{ position: 1, pieces }], reason: 'By hand' }, poster)
    })
  await credit(1)
  // Two of three came back: as many are left.
  const other = await inspected()
  await desk.replace(other.returnId)
  await credit(1)
  expect(await refusal(desk.replace(returnId))).toBe('return.not_invoiced')
  expect((await shown(returnId)).status).toBe('inspected')
  await checkAll()
})

test('of some lines the record, which mails are made of, says each; of all it says so once', async () => {
  const lines = [1, 1, 1].map((qty, at) => ({ qty, batchNumber: `B-${at}` }))
  const { returnId } = await inspected({ lines })
  await desk.replace(returnId, [1, 3])
  const replaced = (await shown(returnId)).events.filter(({ action }) => action === 'replace')
  expect(replaced.map(({ position }) => position)).toEqual([1, 3])
  const whole = await inspected({ lines })
  await desk.replace(whole.returnId)
  expect((await shown(whole.returnId)).events.filter(({ action }) => action === 'replace')).toMatchObject([
    { position: null },
  ])
})

test('it ships from end to end: an invoice of nothing says that nothing is to be paid', async () => {
  const { returnId } = await inspected()
  const { orderId } = await orderOf((await desk.replace(returnId))[0])
  await returns.release(orderId)
  await returns.deliver(await returns.ship(orderId))
  expect(await orderOf((await shown(returnId)).lines[0]?.replacement)).toMatchObject({ status: 'allDelivered' })
  expect(await invoicesOf(orderId)).toEqual([{ kind: 'invoice', amount: 0, open: 0 }])
  const mails = await world.db
    .selectFrom('mails')
    .select('parts')
    .where('cause', 'like', 'invoice %')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(JSON.stringify(mails)).toContain('There is nothing to pay.')
  await checkAll()
})

test('what came as a replacement comes back for its quality, too: its credit is nothing, and it is replaced again', async () => {
  const { returnId } = await inspected()
  const [orderno = ''] = await desk.replace(returnId)
  const { orderId } = await orderOf(orderno)
  await returns.release(orderId)
  await returns.deliver(await returns.ship(orderId))
  const lines = [
    { orderno, qty: 1 },
    { orderno, qty: 1, batchNumber: 'B-2' },
  ]
  const { data } = await returns.submit(buyer, lines)
  for (const position of [1, 2]) await inspectWhole(data.returnId, position, 1)
  await desk.credit(data.returnId, [1])
  const [again] = await desk.replace(data.returnId)
  const after = await shown(data.returnId)
  expect(after.lines.map(({ state, credits, replacement }) => [state, credits, replacement])).toEqual([
    ['credited', [], ''],
    ['replaced', [], again],
  ])
  expect(await invoicesOf(orderId)).toHaveLength(1)
  await checkAll()
})

test('neither a full account nor one that pays first holds it', async () => {
  const [full, first] = [await world.signedIn(), await world.signedIn()]
  const [late, advance] = [await inspected({}, full), await inspected({}, first)]
  await world.db.updateTable('customers').set({ credit_limit: 0 }).where('id', '=', full.customerId).execute()
  await world.db.updateTable('customers').set({ terms_net_days: 0 }).where('id', '=', first.customerId).execute()
  world.setNow('2027-03-01T09:00:00Z')
  const orders = [
    await orderOf((await desk.replace(late.returnId))[0]),
    await orderOf((await desk.replace(advance.returnId))[0]),
  ]
  expect(orders.map(({ status, isPaid }) => [status, isPaid])).toEqual([
    ['submitted', false],
    ['submitted', true],
  ])
  for (const { orderId } of orders) {
    await returns.release(orderId)
    await returns.ship(orderId)
    expect(await invoicesOf(orderId)).toEqual([{ kind: 'invoice', amount: 0, open: 0 }])
  }
  await checkAll()
})

test('what is not there follows; what is sold no more is replaced only while enough is there', async () => {
  sku = await world.sku({ unitPrice: 10_000, stock: { NL: 6 } })
  const [one, two] = [await inspected({ lines: [{ qty: 2 }] }), await inspected({ lines: [{ qty: 2 }] })]
  await sql`update stock set on_hand = 3 where sku_id = ${sku.id} and warehouse = 'NL'`.execute(world.db)
  await world.db.updateTable('skus').set({ status: 'disabled' }).where('id', '=', sku.id).execute()
  await desk.replace(one.returnId)
  expect(await refusal(desk.replace(two.returnId))).toBe('return.not_sold')
  expect((await shown(two.returnId)).lines[0]?.state).toBe('inspected')
  await world.db.updateTable('skus').set({ status: 'active' }).where('id', '=', sku.id).execute()
  const order = await orderOf((await desk.replace(two.returnId))[0])
  expect(order.lines).toEqual([{ quantity: 2, allocated: 1, waiting: 1, price: 0 }])
  await returns.cancel(order.orderId)
  expect(await orderOf((await shown(two.returnId)).lines[0]?.replacement)).toMatchObject({ status: 'cancelled' })
  await checkAll()
})

test('batches of one product are one line, what went elsewhere is an order of its own, and only named lines are replaced', async () => {
  const [here, there] = [await returns.delivered(buyer, sku.number), await returns.delivered(buyer, sku.number)]
  await sql`
    update orders set ship_to = jsonb_set(ship_to, '{city}', '"Elsewhere"'), ship_from_chosen = true
     where id = ${there.orderId}`.execute(world.db)
  const lines = [
    { orderno: here.orderno, qty: 1 },
    { orderno: here.orderno, qty: 1, batchNumber: 'B-2' },
    { orderno: there.orderno, qty: 2 },
    { orderno: here.orderno, qty: 1, batchNumber: 'B-3' },
  ]
  const { returnId } = (await returns.submit(buyer, lines)).data
  for (const [at, { qty }] of lines.entries()) await inspectWhole(returnId, at + 1, qty)
  const numbers = await desk.replace(returnId, [1, 2, 3])
  const orders = await Promise.all(numbers.map(orderOf))
  // The newest first: it waits where its customer wanted it from, too.
  expect(orders).toMatchObject([
    { shipFromChosen: true, lines: [{ quantity: 2 }] },
    { shipFromChosen: false, lines: [{ quantity: 2 }] },
  ])
  const { lines: after } = await shown(returnId)
  expect(after.map(({ state }) => state)).toEqual(['replaced', 'replaced', 'replaced', 'inspected'])
  expect(after[0]?.replacement).toBe(after[1]?.replacement)
  expect(after[0]?.replacement).not.toBe(after[2]?.replacement)
  await desk.credit(returnId)
  await checkAll()
})

test('what lacked is sent; what nobody needs, what is not inspected and what was kept by nobody are not replaced', async () => {
  const lacks = await inspected({ type: 'lessShipping', lines: [{ qty: 1 }] })
  expect((await orderOf((await desk.replace(lacks.returnId))[0])).lines).toMatchObject([{ quantity: 1 }])
  const unneeded = await inspected({ type: 'notRequired' })
  expect(await refusal(desk.replace(unneeded.returnId))).toBe('return.not_now')
  const { orderno } = await returns.delivered(buyer, sku.number)
  const { returnId } = (
    await returns.submit(buyer, [
      { orderno, qty: 1 },
      { orderno, qty: 1, batchNumber: 'B-2' },
    ])
  ).data
  expect(await refusal(desk.replace(returnId))).toBe('return.not_now')
  await desk.approve(returnId, 1)
  await desk.receive(returnId, 1, 1)
  await desk.inspect(returnId, 1, { toSendBack: 1 })
  expect(await refusal(desk.replace(returnId))).toBe('return.nothing_received')
  expect(await refusal(desk.replace(returnId, [2]))).toBe('return.not_now')
})

test('its customer is notified once, with the number of the order', async () => {
  const { returnId, rmaNumber } = await inspected()
  await notifyReturnUpdates(world.db, world.now())
  const [orderno] = await desk.replace(returnId)
  await notifyReturnUpdates(world.db, world.now())
  const mails = await world.db
    .selectFrom('mails')
    .select(['subject', 'parts'])
    .where('cause', '=', `return ${rmaNumber}`)
    .orderBy('id', 'desc')
    .execute()
  const told = mails.filter(({ subject }) => subject === `A replacement for your return ${rmaNumber}`)
  expect(told).toHaveLength(1)
  expect(JSON.stringify(told[0]?.parts)).toContain(orderno)
})
