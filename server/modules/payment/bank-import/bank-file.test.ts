import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  ignoreEntry,
  listBankEntries,
  listOpenItems,
  settleEntry,
  undoEntry,
} from '../../../../contract/payment/payment.ts'
import { creditorReference } from '../../../../rules/invoice/creditor-reference.ts'
import { makeBankFile } from '../../../testing/files/bank-file.ts'
import { italianAccount, ourAccount, paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findFinanceDifferences } from '../../ledger/posting/finance-differences.queries.ts'

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
})
afterEach(async () => expect(await findFinanceDifferences(world.db)).toEqual([]))
afterAll(() => world.close())

const file = (id: string, account = ourAccount) =>
  makeBankFile([
    {
      id,
      account,
      entries: [
        { amount: 12_100, reference: 'A', name: 'Payer One', account: 'DE89370400440532013000' },
        { amount: 50, reference: 'B', direction: 'debit', remittance: ['Fees'] },
        { amount: 70_000, reference: 'C', status: 'PDNG' },
        { amount: 300, reference: 'D', batch: [{ amount: 100 }, { amount: 200 }] },
      ],
    },
  ])

test('a file is read once, whenever it comes again', async () => {
  const counts = { statements: 1, unclear: 0, pending: 1, doubts: [], foreign: [] }
  const first = await money.send(file('TWICE'))
  expect(first.data).toEqual({ ...counts, added: 4, known: 0 })
  const again = { ...counts, added: 0, known: 4 }
  expect((await money.send(file('TWICE'))).data).toEqual(again)
  const nextDay = file('ATONCE').toString().replaceAll('2026-03-02', '2026-03-03')
  const both = await Promise.all([money.send(nextDay), money.send(nextDay)])
  expect(both.map(({ data }) => data.added).sort()).toEqual([0, 4])
  const [{ before, after } = { before: 1, after: 1 }] = await world.db
    .selectFrom('audit_events')
    .select(['before', 'after'])
    .where('action', '=', 'bank_file.imported')
    .execute()
  expect([before, after]).toEqual([null, { statements: 1, added: 4, known: 0, unclear: 0, pending: 1, inDoubt: 0 }])
})

test('a file of accounts that are not ours, or of another site, is refused', async () => {
  const count = () => world.db.selectFrom('bank_entries').select('id').execute()
  const before = await count()
  for (const [account, who] of [
    ['NL02ABNA0123456789', money.clerk],
    [italianAccount, money.clerk],
    [ourAccount, money.stranger],
  ] as const) {
    const answer = await money.send(file('FOREIGN', account), who)
    expect([answer.code, answer.data.reason, answer.data.details]).toEqual([
      60_094,
      'money.foreign_account',
      { account },
    ])
  }
  expect(await count()).toEqual(before)
})

test('of a file of several accounts ours are read and the others named', async () => {
  const statements = [ourAccount, italianAccount, 'NL02ABNA0123456789', 'NL02ABNA0123456789'].map((account, at) => ({
    id: `MIXED-${at}`,
    account,
    entries: [{ amount: 31_00, reference: `X${at}` }],
  }))
  expect((await money.send(makeBankFile(statements.toReversed()))).data).toMatchObject({
    statements: 1,
    added: 1,
    foreign: [
      { account: 'NL02ABNA0123456789', currency: 'EUR' },
      { account: italianAccount, currency: 'EUR' },
    ],
  })
})

test.each([
  ['bank_file.not_xml', 'Datum;Betrag\n1;2'],
  ['bank_file.doctype', '<!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>'],
  ['bank_file.not_camt', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"/>'],
  ['bank_file.amount', file('BAD').toString().replace('121.00', '121.0e5')],
  ['bank_file.shape', file('BAD').toString().replace('<CdtDbtInd>DBIT</CdtDbtInd>', '<CdtDbtInd>BOTH</CdtDbtInd>')],
])('%s', async (reason, text) => {
  const answer = await money.send(text)
  expect([answer.data.reason, answer.msg.length > 20]).toEqual([reason, true])
})

test('words of a payer are shown as they are, and found', async () => {
  const words = '=HYPERLINK("x") <b>50%_off</b> \u202Eabc'
  const [id = 0] = await money.enter([{ amount: 999, name: 'Évil & Co', remittance: [words] }])
  const { rows } = await money.entries({ status: 'open', keyword: '50%_OFF' })
  expect(rows.map(({ entryId }) => entryId)).toEqual([id])
  expect(rows[0]).toMatchObject({ payerName: 'Évil & Co', mayPay: true, proposal: null, status: 'open', amount: 9.99 })
  expect((await money.entries({ status: 'open', keyword: '%%' })).total).toBe(0)
})

test('an entry says what it seems to pay, and what one clears no other does', async () => {
  const buyer = await world.signedIn()
  const invoice = await money.invoice(buyer)
  const remittance = [creditorReference(invoice.number)]
  const [first = 0, second = 0, part = 0] = await money.enter([
    { amount: invoice.amount, remittance },
    { amount: invoice.amount, remittance },
    { amount: invoice.amount - 100, remittance: [(await money.invoice(buyer)).number] },
  ])
  const { rows } = await money.entries({ status: 'open' })
  const proposalOf = (id: number) => rows.find(({ entryId }) => entryId === id)?.proposal
  expect(proposalOf(first)).toMatchObject({
    kind: 'clears',
    because: 'reference',
    customerId: buyer.customerId,
    company: 'Test Company',
    items: [{ kind: 'invoice', id: invoice.id, number: invoice.number, amount: invoice.amount / 100 }],
  })
  expect(proposalOf(second)).toBe(null)
  expect(proposalOf(part)).toMatchObject({ kind: 'suggests', because: 'part' })
  // Nothing is cleared before staff say so.
  expect((await money.itemsOf(buyer.customerId)).map(({ open, amount }) => open === amount)).toEqual([true, true])
})

test('an order that waits is found by its number, and who paid before by their account', async () => {
  const buyer = await world.signedIn({ customerId: await world.customer({ termsNetDays: 0 }) })
  const { orderno, orderId } = await money.place(buyer)
  const { customerId } = buyer
  const [order] = (await money.clerk.call(listOpenItems, { query: { customerId } })).data
  expect(order).toMatchObject({ kind: 'order', orderId, itemId: null, number: orderno })
  const cents = Math.round((order?.open ?? 0) * 100)
  const account = 'DE02120300000000202051'
  const [id = 0] = await money.enter([{ amount: cents, remittance: [orderno], account }])
  const proposalOf = async (keyword: string) => (await money.entries({ status: 'open', keyword })).rows[0]?.proposal
  expect(await proposalOf(orderno)).toMatchObject({ kind: 'clears', items: [{ kind: 'order', id: orderId }] })
  expect((await money.settle(id, customerId, [{ orderId, amount: cents / 100 }])).data.unallocated).toBe(0)
  const second = await money.place(buyer)
  await money.enter([{ amount: cents, remittance: ['Thank you 4711'], account }])
  expect(await proposalOf('4711')).toMatchObject({
    kind: 'suggests',
    because: 'account',
    items: [{ id: second.orderId }],
  })
})

test('the name of a customer with the amount of one item suggests it, and never clears', async () => {
  const buyer = await world.signedIn({ customerId: await world.customer() })
  await world.db
    .updateTable('customers')
    .set({ company: 'Łódź Druk sp. z o.o.' })
    .where('id', '=', buyer.customerId)
    .execute()
  const { amount, id } = await money.invoice(buyer, 3)
  await money.enter([{ amount, name: 'LODZ DRUK SPZOO', remittance: ['za towar 815'] }])
  const [row] = (await money.entries({ status: 'open', keyword: 'za towar 815' })).rows
  const proposal = {
    kind: 'suggests',
    because: 'name',
    customerId: buyer.customerId,
    items: [{ id, amount: amount / 100 }],
  }
  expect(row?.proposal).toMatchObject(proposal)
})

test('entries of another site are not found', async () => {
  const [id = 0] = await money.enter([{ amount: 777 }])
  expect((await money.entries({ status: 'open' }, money.stranger)).total).toBe(0)
  const { stranger } = money
  const params = { id }
  const answers = [
    await stranger.call(settleEntry, { params, body: { customerId: await world.customer({ orgId: 5 }), items: [] } }),
    await stranger.call(ignoreEntry, { params, body: { reason: 'No' } }),
    await stranger.call(undoEntry, { params, body: { reason: 'No' } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  const desk = await world.staff('desk', [1])
  expect((await desk.call(listBankEntries, { query: { status: 'open' } })).status).toBe(403)
})

test('what pays nothing is put aside with a reason, and may come back', async () => {
  const [id = 0, out = 0] = await money.enter([{ amount: 888 }, { amount: 5, direction: 'debit' }])
  const params = { id }
  expect((await money.clerk.call(ignoreEntry, { params, body: { reason: ' ' } })).failure.reason).toBe(
    'request.invalid',
  )
  expect((await money.clerk.call(ignoreEntry, { params, body: { reason: 'Interest' } })).data.status).toBe('ignored')
  const [shown] = (await money.entries({ status: 'ignored' })).rows
  expect(shown).toMatchObject({ entryId: id, note: 'Interest', decidedBy: 'Test Person' })
  const again = await money.clerk.call(ignoreEntry, { params, body: { reason: 'Twice' } })
  expect(again.failure).toMatchObject({
    reason: 'money.entry_changed',
    details: { status: 'ignored', decidedBy: 'Test Person' },
  })
  expect((await money.clerk.call(undoEntry, { params, body: { reason: 'Ours' } })).data.status).toBe('open')
  const twice = await money.clerk.call(undoEntry, { params, body: { reason: 'Ours' } })
  expect(twice.failure.reason).toBe('money.entry_changed')
  const paid = await money.settle(out, await world.customer(), [])
  expect(paid.failure.reason).toBe('money.not_incoming')
})
