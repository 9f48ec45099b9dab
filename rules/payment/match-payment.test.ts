import { expect, test } from 'vitest'
import { creditorReference } from '../invoice/creditor-reference.ts'
import type { BankEntry } from '../ledger/bank-statement.ts'
import { makeItemIndex } from '../ledger/open-item.ts'
import { makeEntry, makeItem } from '../ledger/testing/entries.ts'
import { matchPayment, matchPayments } from './match-payment.ts'
import type { Proposal } from './proposal.ts'

const items = [
  makeItem('INL26000001', 12_100, { poNumber: 'PO-2026-017', orderNumber: 'ONL000003' }),
  makeItem('INL26000002', 4_000, { orderNumber: 'ONL000004' }),
  makeItem('INL26000003', 7_500, { orderNumber: 'ONL000004' }),
  makeItem('CNL26000001', 2_100),
  makeItem('ONL000017', 9_999),
  makeItem('INL26000011', 12_100, { customerId: 2 }),
  makeItem('INL26000012', 500, { customerId: 2 }),
  makeItem('INL26000021', 5_000, { customerId: 3, currency: 'GBP' }),
  makeItem('INL26000022', 6_000, { customerId: 3 }),
]
const accounts = [
  { account: 'NL91 ABNA 0417 1643 00', customerId: 1 },
  { account: 'DE89370400440532013000', customerId: 2 },
]
const index = makeItemIndex(items, accounts)

const from = (account: string) => ({ counterparty: { name: 'Reseller', account } })
const propose = (amount: number, remittance: string, over: Partial<BankEntry> = {}) =>
  matchPayment(makeEntry(amount, { remittance, ...over }), index)

/** `clears 12100 INL26000001 (number) 0` */
function said(proposal: Proposal): string {
  if (proposal.kind === 'unclear') return 'unclear'
  const shares = proposal.items.map(({ kind, itemId, amount }) => {
    const item = items.find((one) => one.kind === kind && one.itemId === itemId)
    return `${item?.number} ${amount}`
  })
  const rest = proposal.kind === 'clears' ? proposal.difference : proposal.unallocated
  return `${proposal.kind} by ${proposal.because}: ${shares.join(', ')}; ${rest}`
}

const reference = creditorReference('INL26000001')
const spaced = reference.replaceAll(/.{4}/g, '$& ')

const first = 'clears by number: INL26000001 12100; 0'

test.each([
  'INL26000001',
  'inl26000001',
  'Invoice no. INL26000001, thank you',
  'INL 26 000 001',
  'INL-26-000001',
  'INL26 000001 of 2026-02-01, your 4711',
  'I N L 2 6 0 0 0 0 0 1',
  'Rechnung:INL26000001/EUR 121,00',
  'INL26000001 INL26000001',
  'INL26000001 INL26000099',
])('the number of an invoice with its sum clears it: %s', (text) => {
  expect(said(propose(12_100, text))).toBe(first)
})

test.each([
  'INL260000011',
  'XINL26000001',
  '1INL26000001',
  'INL26000001A',
  'INL26000001é',
  're\u0301INL26000001',
  'INL2600000\u00b9',
  'INL26OO0001',
  '26000001',
  'INL2600000',
  'INL 2600001',
  'INL26000099',
  '',
])('what only looks like it does not: "%s"', (text) => {
  expect(propose(12_100, text)).toEqual({ kind: 'unclear' })
})

test.each([
  ['apart', { creditorReferences: [reference] }],
  ['spaced', { creditorReferences: [spaced.toLowerCase()] }],
  ['in the text', { remittance: `Ref: ${spaced} with thanks` }],
])('so does its reference, %s', (_, over) => {
  expect(said(matchPayment(makeEntry(12_100, over), index))).toBe('clears by reference: INL26000001 12100; 0')
})

test('a number may stand where payers name their payment, or in what the bank adds', () => {
  expect(said(propose(12_100, '', { endToEndId: 'INL26000001' }))).toBe(first)
  expect(said(propose(12_100, '', { note: 'SEPA INL26000001' }))).toBe(first)
})

test('of a statement in doubt nothing clears, and the rest is suggested as ever', () => {
  const inDoubt = (amount: number, over: Partial<BankEntry>) =>
    said(matchPayment({ ...makeEntry(amount, over), doubt: 'statement' }, index))
  expect(inDoubt(12_100, { remittance: 'INL26000001' })).toBe('suggests by statement: INL26000001 12100; 0')
  expect(inDoubt(12_105, { creditorReferences: [reference] })).toBe('suggests by statement: INL26000001 12100; 5')
  expect(inDoubt(12_095, { remittance: 'INL26000001' })).toBe('suggests by statement: INL26000001 12095; 0')
  expect(inDoubt(5_000, { remittance: 'INL26000001' })).toBe('suggests by part: INL26000001 5000; 0')
})

test('what may be an entry that was read before clears nothing', () => {
  const entry = makeEntry(12_100, { remittance: 'INL26000001' })
  expect(said(matchPayment({ ...entry, doubt: 'equal' }, index))).toBe('suggests by equal: INL26000001 12100; 0')
})

test('no number begins in one field and ends in another', () => {
  expect(propose(12_100, 'INL26', { note: '000001' })).toEqual({ kind: 'unclear' })
})

test.each([
  [16_100, 'INL26000002 INL26000001', 'clears by number: INL26000002 4000, INL26000001 12100; 0'],
  [
    14_000,
    'INL26000001 INL26000002 less CNL26000001',
    'clears by number: INL26000001 12100, INL26000002 4000, CNL26000001 -2100; 0',
  ],
  [9_999, 'order ONL000017', 'clears by number: ONL000017 9999; 0'],
  [22_099, 'INL26000001 + ONL000017', 'clears by number: INL26000001 12100, ONL000017 9999; 0'],
  [12_105, 'INL26000001', 'clears by number: INL26000001 12100; 5'],
  [12_095, 'INL26000001', 'clears by number: INL26000001 12100; -5'],
  [9_994, 'ONL000017', 'clears by number: ONL000017 9999; -5'],
  [12_106, 'INL26000001', 'suggests by over: INL26000001 12100; 6'],
  [12_094, 'INL26000001', 'suggests by part: INL26000001 12094; 0'],
  [5_000, 'INL26000001', 'suggests by part: INL26000001 5000; 0'],
  [5_000, 'ONL000017', 'suggests by part: ONL000017 5000; 0'],
  [13_000, 'INL26000001', 'suggests by over: INL26000001 12100; 900'],
  [14_000, 'INL26000001 INL26000002', 'suggests by credit: INL26000001 12100, INL26000002 4000, CNL26000001 -2100; 0'],
  [4_000, 'INL26000001 INL26000002', 'suggests by some: INL26000002 4000; 0'],
  [15_000, 'INL26000001 INL26000002', 'suggests by part: INL26000001 12100, INL26000002 2900; 0'],
  [10_000, 'INL26000001 INL26000002', 'suggests by part: INL26000001 10000; 0'],
  [2_100, 'CNL26000001', 'unclear'],
  [12_100, 'RF86INL26000001', 'suggests by reference_fault: INL26000001 12100; 0'],
  [12_100, 'RF86 INL2 6000 001', 'suggests by reference_fault: INL26000001 12100; 0'],
  [24_200, 'INL26000001 INL26000011', 'unclear'],
  [12_600, 'INL26000011 INL26000012 INL26000001', 'suggests by two_customers: INL26000011 12100, INL26000012 500; 0'],
  [5_000, 'INL26000021', 'unclear'],
  [6_000, 'INL26000021 INL26000022', 'suggests by other_currency: INL26000022 6000; 0'],
  [12_100, 'your order PO 2026/017', 'suggests by order: INL26000001 12100; 0'],
  [12_100, 'ONL000003', 'suggests by order: INL26000001 12100; 0'],
  [11_500, 'ONL000004', 'suggests by order: INL26000002 4000, INL26000003 7500; 0'],
  [7_500, 'ONL000004', 'suggests by order: INL26000003 7500; 0'],
  [7_000, 'ONL000004', 'unclear'],
])('%s for "%s": %s', (amount, text, proposal) => {
  expect(said(propose(amount, text))).toBe(proposal)
})

test.each([
  [
    'the only item of the amount is suggested',
    12_100,
    'NL91ABNA0417164300',
    'suggests by account: INL26000001 12100; 0',
  ],
  ['however it is written', 12_100, 'nl91 abna 0417 1643 00', 'suggests by account: INL26000001 12100; 0'],
  ['not by about the amount', 12_101, 'NL91ABNA0417164300', 'unclear'],
  ['a credit note is nothing to pay', 2_100, 'NL91ABNA0417164300', 'unclear'],
  ['the amount alone says nothing', 12_100, 'FR7630006000011234567890189', 'unclear'],
  ['nor without an account', 12_100, '', 'unclear'],
])('a known account: %s', (_, amount, account, proposal) => {
  expect(said(propose(amount, 'thanks', from(account)))).toBe(proposal)
})

test('an account with two items of the amount suggests none', () => {
  const two = makeItemIndex([...items, makeItem('INL26000005', 12_100)], accounts)
  expect(matchPayment(makeEntry(12_100, from('NL91ABNA0417164300')), two)).toEqual({ kind: 'unclear' })
})

test('a number that another customer pays is suggested, one of two customers for who pays', () => {
  expect(said(propose(12_100, 'INL26000001', from('DE89370400440532013000')))).toBe(
    'suggests by other_account: INL26000001 12100; 0',
  )
  expect(said(propose(12_600, 'INL26000001 INL26000011 INL26000012', from('DE89370400440532013000')))).toBe(
    'suggests by two_customers: INL26000011 12100, INL26000012 500; 0',
  )
})

test('an account of two customers pays for either', () => {
  const shared = makeItemIndex(items, [...accounts, { account: 'NL91ABNA0417164300', customerId: 2 }])
  const entry = makeEntry(12_100, { remittance: 'INL26000011', ...from('NL91ABNA0417164300') })
  expect(said(matchPayment(entry, shared))).toBe('clears by number: INL26000011 12100; 0')
})

test.each([
  ['money out', { direction: 'debit' as const }],
  ['a reversal', { isReversal: true }],
  ['what came back', { returnReason: 'AC04' }],
  ['another currency', { currency: 'GBP' }],
])('%s clears nothing and suggests nothing', (_, over) => {
  expect(propose(12_100, 'INL26000001', { ...from('NL91ABNA0417164300'), ...over })).toEqual({ kind: 'unclear' })
})

test('what one entry clears, none after it does', () => {
  const entry = makeEntry(12_100, { remittance: 'INL26000001' })
  const both = makeEntry(4_000, { remittance: 'INL26000001 and INL26000002' })
  expect(matchPayments([entry, entry, both], index).map(said)).toEqual([
    first,
    'unclear',
    'clears by number: INL26000002 4000; 0',
  ])
  expect(said(matchPayment(entry, index))).toBe(first)
})

/** Proposes among items of its own; other text says which are named. */
const among = (others: typeof items, amount: number, remittance: string, over: Partial<BankEntry> = {}) =>
  matchPayment(makeEntry(amount, { remittance, ...over }), makeItemIndex(others, accounts))

test('what is not open is no item', () => {
  const some = [makeItem('INL26000001', 0), makeItem('INL26000002', 4_000)]
  expect(among(some, 4_000, 'INL26000001 INL26000002')).toMatchObject({ items: [{ itemId: 26_000_002 }] })
  expect(among(some, 3, 'INL26000001')).toEqual({ kind: 'unclear' })
})

test('a credit note alone is never paid', () => {
  expect(among([makeItem('CNL26000001', 2)], 3, 'CNL26000001')).toEqual({ kind: 'unclear' })
})

test('of two credit notes that would make it exact none is chosen', () => {
  const some = ['CNL26000001', 'CNL26000002'].map((number) => makeItem(number, 2_100))
  expect(said(among([...items.slice(0, 1), ...some], 10_000, 'INL26000001'))).toBe(
    'suggests by part: INL26000001 10000; 0',
  )
})

test('of two choices that would be exact none is chosen', () => {
  const some = ['INL26000001', 'INL26000002'].map((number) => makeItem(number, 4_000))
  expect(among(some, 4_000, 'INL26000001 INL26000002')).toMatchObject({
    because: 'part',
    items: [{ itemId: 26_000_001, amount: 4_000 }],
  })
})

test('many numbers without the sum are paid in their order, at once', () => {
  const some = Array.from({ length: 200 }, (_, at) => makeItem(`INL${26_000_001 + at}`, 1_000 + at))
  const proposal = among(some, 3_000, some.map(({ number }) => number).join(' '))
  expect(proposal).toMatchObject({
    because: 'part',
    items: [{ amount: 1_000 }, { amount: 1_001 }, { amount: 999 }],
    unallocated: 0,
  })
})

test('a number within a longer one that is known does not count', () => {
  const some = [makeItem('INL4711', 5_000), makeItem('4711', 5_000, { kind: 'order', customerId: 2 })]
  expect(among(some, 5_000, 'INL 4711')).toMatchObject({ kind: 'clears', items: [{ kind: 'invoice' }] })
})

test('an open item that is cleared is not found by its account either', () => {
  const cleared = new Set(['invoice 26000001'])
  const entry = makeEntry(12_100, { ...from('NL91ABNA0417164300'), remittance: 'PO-2026-017' })
  expect(matchPayment(entry, index, cleared)).toEqual({ kind: 'unclear' })
})

test.each([
  ['that two customers use', { poNumber: 'PO-17' }, { poNumber: 'PO17' }, 'PO-17'],
  ['that is short', { poNumber: '17' }, {}, 'our 17'],
  ['that is a word', { poNumber: 'stock' }, {}, 'for stock'],
])('an order number of theirs %s hints at nothing', (_, one, other, text) => {
  const second = makeItem('INL26000011', 700, { customerId: 2, ...other })
  expect(among([makeItem('INL26000001', 500, one), second], 500, text)).toEqual({ kind: 'unclear' })
})

test('an order number hints at nothing where another customer pays', () => {
  const some = [makeItem('INL26000001', 500, { poNumber: 'PO-17' })]
  expect(among(some, 500, 'PO-17')).toMatchObject({ because: 'order' })
  expect(among(some, 500, 'PO-17', from('DE89370400440532013000'))).toEqual({ kind: 'unclear' })
})

test.each([
  ['a b INL26\n000001', first],
  ['INL26000001 a\nb', first],
  ['INL26000001\n1', 'suggests by line_break: INL26000001 12100; 0'],
  ['a\nINL26000001', 'suggests by line_break: INL26000001 12100; 0'],
  ['a\nINL26\n000001', 'suggests by line_break: INL26000001 12100; 0'],
  [`a\n${reference}`, 'suggests by line_break: INL26000001 12100; 0'],
  ['a\nINL26000001 INL26000001', first],
  ['INL26000001\nINL26000002', 'suggests by line_break: INL26000001 12100; 0', 12_100],
  ['INL26000001. \nA', first],
])('a number that the break of a full line may have cut is asked about: %j', (text, proposal, amount = 12_100) => {
  expect(said(propose(amount, text))).toBe(proposal)
})
