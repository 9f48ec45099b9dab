import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { Tx } from '../../../db/database.ts'
import { addCoupon } from '../../../testing/order/coupon.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { payOrder } from '../../fulfilment/order-lifecycle/release-order.ts'
import { failShipment } from '../../fulfilment/order-lifecycle/shipment.ts'
import { findFinanceDifferences } from '../../ledger/posting/finance-differences.queries.ts'
import { writeCreditNote } from './credit-note.ts'

let world: World
let shop: ReturnType<typeof fulfilmentOf>
beforeAll(async () => {
  world = await buildWorld()
  shop = fulfilmentOf(world)
})
afterAll(() => world.close())
afterEach(async () => expect(await findFinanceDifferences(world.db)).toEqual([]))

const run = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)
const staff = () => ({ party: 'staff', accountId: null, now: world.now() }) as const

type Given = {
  termsNetDays?: number
  orgId?: number
  lines?: { qty: number; unitPrice?: number; stock?: object }[]
  more?: object
}

/** An order that is ready to leave; its id, and who placed it. */
async function placeReleased({ termsNetDays = 30, orgId = 1, lines = [{ qty: 2 }], more = {} }: Given = {}) {
  const buyer = await world.signedIn({ customerId: await world.customer({ orgId, termsNetDays }) })
  const requested = []
  for (const { qty, unitPrice = 1_999 } of lines) {
    requested.push({
      number: (await world.sku({ unitPrice, stock: { NL: 100, PL: 100, UK: 100, FR: 100 } })).number,
      qty,
    })
  }
  const body = { lines: requested, ...more }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const orderId = (await buyer.call(placeOrder, { body: { ...body, revision } })).data.orderId ?? 0
  if (termsNetDays === 0) await run((tx) => payOrder(tx, { orderId, paidAt: world.now() }, staff()))
  await shop.release(orderId)
  return { buyer, orderId }
}

const documentsOf = (orderId: number) =>
  world.db
    .selectFrom('finance_items as f')
    .innerJoin('invoices as i', 'i.item_id', 'f.id')
    .select(['f.id', 'f.number', 'f.amount', 'f.cleared', 'f.due_on as dueOn', 'i.kind', 'i.serial', 'i.net', 'i.vat'])
    .select(sql<Invoice>`i.facts`.as('facts'))
    .where('i.order_id', '=', orderId)
    .orderBy('f.id')
    .execute()

const orderTotal = async (orderId: number) =>
  (await world.db.selectFrom('orders').select('total').where('id', '=', orderId).executeTakeFirstOrThrow()).total

test('a shipment that leaves has an invoice, which says all that was ordered in it', async () => {
  const { orderId } = await placeReleased({
    lines: [{ qty: 3, unitPrice: 1_050 }, { qty: 1 }],
    more: { poNumber: 'PO 7' },
  })
  await shop.ship(orderId)
  const [invoice, ...others] = await documentsOf(orderId)
  expect(others).toEqual([])
  expect(invoice?.number).toMatch(/^INL26\d{6}$/)
  expect(invoice?.amount).toBe(await orderTotal(orderId))
  expect(invoice?.dueOn).toBe('2026-12-18')
  expect(invoice?.facts).toMatchObject({
    kind: 'invoice',
    number: invoice?.number,
    issuedOn: '2026-11-18',
    suppliedOn: '2026-11-18',
    poNumber: 'PO 7',
    seller: { name: 'Aster Voorbeeld B.V.', country: 'NL' },
    lines: [{ pieces: 3, unitPrice: 1_050, net: 3_150 }, { pieces: 1 }],
    vat: { rateBp: 2_100, reason: 'vat.domestic' },
    payment: { account: 'NL42ASTR0000000001', reference: expect.stringMatching(/^RF\d{2}INL26/) },
  })
})

test('an order is invoiced as it was placed, whatever became of its coupon; each part takes its share', async () => {
  const { couponId, code } = await addCoupon(world.db, { value: 1_500 })
  const { orderId } = await placeReleased({ lines: [{ qty: 3, unitPrice: 1_111 }], more: { couponCode: code } })
  const total = await orderTotal(orderId)
  await shop.ship(orderId, { pieces: [{ position: 1, pieces: 1 }] })
  await world.db.updateTable('coupons').set({ value: 9_000, active: false }).where('id', '=', couponId).execute()
  await shop.ship(orderId)
  const invoices = await documentsOf(orderId)
  expect(invoices).toHaveLength(2)
  const sum = invoices.reduce((cents, { amount }) => cents + amount, 0)
  expect(Math.abs(sum - total)).toBeLessThanOrEqual(1)
})

test('an order that leaves in parts has an invoice for each; shipping stands on the first, discounts add up', async () => {
  const { code } = await addCoupon(world.db, { kind: 'fixed', value: 1_000 })
  const { orderId } = await placeReleased({ lines: [{ qty: 3, unitPrice: 1_111 }], more: { couponCode: code } })
  for (let at = 0; at < 3; at++) await shop.ship(orderId, { pieces: [{ position: 1, pieces: 1 }] })
  const invoices = (await documentsOf(orderId)).map(({ facts }) => facts)
  expect(invoices.map(({ charges }) => charges.length > 0)).toEqual([true, false, false])
  expect(invoices.map(({ lines }) => lines[0]?.discount)).toEqual([333, 334, 333])
})

test('what failed to arrive is credited, and invoiced again when it leaves again', async () => {
  const { orderId } = await placeReleased({ lines: [{ qty: 2 }] })
  const shipmentId = await shop.ship(orderId)
  await run((tx) => failShipment(tx, shipmentId, { reason: 'Lost on the way', comesBack: true }, staff()))
  await shop.ship(orderId)
  const documents = await documentsOf(orderId)
  const total = await orderTotal(orderId)
  expect(documents.map(({ kind, amount, cleared }) => [kind, amount, cleared])).toEqual([
    ['invoice', total, total],
    ['credit', total, total],
    ['invoice', total, 0],
  ])
  expect(documents[1]?.facts).toMatchObject({
    reason: 'Lost on the way',
    corrects: { number: documents[0]?.number },
    dueOn: null,
    payment: null,
  })
})

test('shipping is owed as long as anything of the order has left, and credited once all of it failed', async () => {
  const { orderId } = await placeReleased({ lines: [{ qty: 2 }] })
  const part = { pieces: [{ position: 1, pieces: 1 }] }
  const [first, second] = [await shop.ship(orderId, part), await shop.ship(orderId, part)]
  const fail = (shipmentId: number) =>
    run((tx) => failShipment(tx, shipmentId, { reason: 'Lost', comesBack: true }, staff()))
  await fail(first)
  const [invoice, , credit] = await documentsOf(orderId)
  const shipping = invoice?.facts.charges[0]?.net ?? 0
  expect(shipping).toBeGreaterThan(0)
  expect((invoice?.net ?? 0) - (credit?.net ?? 0)).toBe(shipping)
  await fail(second)
  const documents = await documentsOf(orderId)
  expect(documents.filter(({ amount, cleared }) => amount !== cleared)).toEqual([])
  await shop.ship(orderId)
  expect((await documentsOf(orderId)).at(-1)?.amount).toBe(await orderTotal(orderId))
})

test('a payment in advance settles the invoices of its order, to the cent that VAT is rounded by', async () => {
  const { orderId } = await placeReleased({ termsNetDays: 0, lines: [{ qty: 3, unitPrice: 1_003 }] })
  for (let at = 0; at < 3; at++) await shop.ship(orderId, { pieces: [{ position: 1, pieces: 1 }] })
  const items = await world.db.selectFrom('finance_items').selectAll().where('order_id', '=', orderId).execute()
  expect(items.filter(({ cleared, amount }) => cleared !== amount)).toEqual([])
  expect(items.filter(({ kind }) => kind === 'payment').map(({ amount }) => amount)).toEqual([
    await orderTotal(orderId),
  ])
  const [first] = (await documentsOf(orderId)).map(({ facts }) => facts.totals)
  expect(first?.due).toBe(0)
})

test('numbers go on without gaps, also where what took one was undone', async () => {
  const [one, other] = [await placeReleased(), await placeReleased()]
  await shop.ship(one.orderId)
  const undone = run(async (tx) => {
    await sql`select`.execute(tx)
    const { shipOrder } = await import('../../fulfilment/order-lifecycle/shipment.ts')
    await shipOrder(tx, { orderId: other.orderId, parcels: [{ trackingNumber: '' }] }, staff())
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await shop.ship(other.orderId)
  const serials = [...(await documentsOf(one.orderId)), ...(await documentsOf(other.orderId))].map(
    ({ serial }) => serial,
  )
  expect(serials[1]).toBe((serials[0] ?? 0) + 1)
})

test('the company that is registered in the country of the warehouse sells', async () => {
  const british = await placeReleased({ orgId: 7 })
  await shop.ship(british.orderId)
  const [invoice] = await documentsOf(british.orderId)
  expect(invoice?.number).toMatch(/^IGB26/)
  expect(invoice?.facts.seller.name).toBe('Aster Example Ltd')
  const polish = await placeReleased({ orgId: 11 })
  await shop.ship(polish.orderId)
  const [faktura] = await documentsOf(polish.orderId)
  expect(faktura?.number).toMatch(/^IPL26/)
  expect(faktura?.facts.seller).toMatchObject({ name: 'Aster Voorbeeld B.V.', vatNumber: 'PL0000000011' })
})

test('nothing leaves that nobody can invoice', async () => {
  const { orderId } = await placeReleased({ orgId: 11 })
  const offices = world.db.updateTable('offices').where('org_id', '=', 11)
  await offices.set({ vat_number: 'NL000000001B01' }).execute()
  await expect(shop.ship(orderId)).rejects.toThrow('invoice.no_vat_number')
  await offices.set({ vat_number: 'PL0000000011' }).execute()
  expect(await documentsOf(orderId)).toEqual([])
})

test('a French company issues nothing before it has said what its law wants said of payments; then its invoices say so', async () => {
  const { orderId } = await placeReleased({ orgId: 8 })
  const notes = (early_discount: string) =>
    world.db.updateTable('offices').where('org_id', '=', 8).set({ early_discount }).execute()
  await notes('')
  await expect(shop.ship(orderId)).rejects.toThrow('invoice.no_payment_notes')
  expect(await documentsOf(orderId)).toEqual([])
  await notes('No discount')
  await shop.ship(orderId)
  const [invoice] = await documentsOf(orderId)
  expect(invoice?.facts.seller).toMatchObject({ country: 'FR', paymentNotes: { earlyDiscount: 'No discount' } })
})

test('where another company collects the payment the invoice names it, until its own has a payment account in the currency', async () => {
  const shipped = async (placed: Parameters<typeof placeReleased>[0]) => {
    const { orderId } = await placeReleased(placed)
    await shop.ship(orderId)
    return (await documentsOf(orderId))[0]?.facts.payment
  }
  const british = { orgId: 7, more: { shipFrom: 'NL' } }
  expect((await shipped({}))?.payee).toBe('')
  expect((await shipped(british))?.payee).toBe('Aster Example Ltd')
  const account = { holder: 'Aster', bank: 'Bank', account: 'NL02ABNA0123456789', bic: 'ABNANL2A' }
  const ownAccounts = world.db.updateTable('own_bank_accounts').where('account', '=', account.account)
  await world.db
    .insertInto('own_bank_accounts')
    .values({ ...account, org_id: 1, currency: 'GBP' })
    .execute()
  expect((await shipped(british))?.payee).toBe('Aster Example Ltd')
  await ownAccounts.set({ payment_currency: 'GBP' }).execute()
  expect(await shipped(british)).toMatchObject({ ...account, payee: '' })
})

test('no more is credited than was invoiced, by the rule and by the database', async () => {
  const { orderId } = await placeReleased({ lines: [{ qty: 2 }] })
  await shop.ship(orderId)
  const [invoice] = await documentsOf(orderId)
  const itemId = invoice?.id ?? 0
  const credit = (pieces: number) =>
    run((tx) => writeCreditNote(tx, { itemId, requested: [{ position: 1, pieces }], reason: 'Damaged' }, staff()))
  await credit(1)
  await expect(credit(2)).rejects.toThrow('credit.too_much')
  await credit(1)
  await expect(credit(1)).rejects.toThrow('credit.too_much')
  const [, note] = await documentsOf(orderId)
  const again = sql`insert into invoice_lines (invoice_id, position, kind, order_id, order_position, corrects, pieces, discount, net)
    select invoice_id, 9, kind, order_id, order_position, corrects, pieces, discount, net from invoice_lines where invoice_id = ${note?.id}`
  await expect(again.execute(world.db)).rejects.toThrow('more is credited than was invoiced')
  const [line] = (await documentsOf(orderId)).slice(1).map(({ facts }) => facts.lines[0])
  expect(line).toMatchObject({ pieces: 1, unitPrice: 1_999 })
})

test('of one credit note for shipping alone, shipping is the line', async () => {
  const { orderId } = await placeReleased({ lines: [{ qty: 1 }] })
  await shop.ship(orderId)
  const [invoice] = await documentsOf(orderId)
  const net = invoice?.facts.charges[0]?.net ?? 0
  expect(net).toBeGreaterThan(0)
  const requested = [{ position: 2, net }]
  await run((tx) => writeCreditNote(tx, { itemId: invoice?.id ?? 0, requested, reason: 'Late' }, staff()))
  const [, note] = await documentsOf(orderId)
  expect(note?.facts).toMatchObject({ charges: [], lines: [{ position: 1, name: 'Shipping', pieces: 1, net }] })
})

test.each([
  ['update finance_items set amount = amount + 1 where id = :id', 'finance_items never changes'],
  ['update finance_items set cleared = amount where id = :id', 'finance_items never changes'],
  ['delete from finance_items where id = :id', 'finance_items never changes'],
  ["update invoices set facts = '{}' where item_id = :id", 'invoices never changes'],
  ['delete from invoices where item_id = :id', 'invoices never changes'],
  ['update invoice_lines set net = 0 where invoice_id = :id', 'invoice_lines never changes'],
  ['delete from invoice_lines where invoice_id = :id', 'invoice_lines never changes'],
  ['truncate invoice_lines', 'invoice_lines never changes'],
  ['delete from clearings', 'clearings never changes'],
])('what is issued stays: %s', async (statement, refusal) => {
  const { orderId } = await placeReleased({ termsNetDays: 0 })
  await shop.ship(orderId)
  const [invoice] = await documentsOf(orderId)
  await expect(sql.raw(statement.replace(':id', String(invoice?.id))).execute(world.db)).rejects.toThrow(refusal)
})

test('a clearing takes no more than is open, of one customer and currency, a debit and a credit', async () => {
  const [one, other] = [await placeReleased(), await placeReleased()]
  await shop.ship(one.orderId)
  await shop.ship(other.orderId)
  const [invoice] = await documentsOf(one.orderId)
  const [foreign] = await documentsOf(other.orderId)
  const note = async (itemId = 0) =>
    run((tx) => writeCreditNote(tx, { itemId, requested: [{ position: 1, net: 10 }], reason: 'Late' }, staff()))
  const [own, theirs] = [await note(invoice?.id), await note(foreign?.id)]
  const clear = (debit: number, credit: number, amount: number) =>
    sql`insert into clearings (debit_id, credit_id, amount, at) values (${debit}, ${credit}, ${amount}, now())`.execute(
      world.db,
    )
  await expect(clear(invoice?.id ?? 0, own, 1)).rejects.toThrow('finance_items_check')
  await expect(clear(invoice?.id ?? 0, theirs, 1)).rejects.toThrow('one customer and one currency')
  await expect(clear(own, invoice?.id ?? 0, 1)).rejects.toThrow('settles a debit by a credit')
  await expect(clear(invoice?.id ?? 0, own, -13)).rejects.toThrow('more was taken back than cleared')
})
