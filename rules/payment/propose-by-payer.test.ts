import { expect, test } from 'vitest'
import { makeItemIndex } from '../ledger/open-item.ts'
import { makeEntry, makeItem } from '../ledger/testing/entries.ts'
import { matchPayment } from './match-payment.ts'
import type { Proposal } from './proposal.ts'

const items = [
  makeItem('INL26000001', 12_100),
  makeItem('CNL26000001', 2_100),
  makeItem('ONL000017', 9_999),
  makeItem('INL26000012', 500, { customerId: 2 }),
  makeItem('INL26000021', 5_000, { customerId: 3, currency: 'GBP' }),
  makeItem('INL26000022', 6_000, { customerId: 3 }),
]
const accounts = [{ account: 'DE89370400440532013000', customerId: 2 }]

/** `suggests by name: ONL000017` */
function said(proposal: Proposal): string {
  if (proposal.kind === 'unclear') return 'unclear'
  const numbers = proposal.items.map(({ kind, itemId }) =>
    items.find((item) => item.kind === kind && item.itemId === itemId),
  )
  return `${proposal.kind} by ${proposal.because}: ${numbers.map((item) => item?.number).join()}`
}

const companies = [
  { customerId: 1, company: 'Muster GmbH' },
  { customerId: 2, company: 'Müller & Söhne KG' },
  { customerId: 3, company: 'MUSTER AG' },
]
const called = makeItemIndex(items, accounts, companies)
const paidBy = (name: string, account = '') => ({ counterparty: { name, account }, remittance: 'thanks' })

test.each([
  ['the only item of the amount is suggested', 9_999, 'MUSTER', 'suggests by name: ONL000017'],
  ['of all customers of the name', 6_000, 'Muster', 'suggests by name: INL26000022'],
  ['without its accents', 500, 'MUELLER UND SOEHNE', 'unclear'],
  ['as banks write it', 500, 'MUELLER SOEHNE', 'suggests by name: INL26000012'],
  ['not by about the amount', 9_998, 'Muster GmbH', 'unclear'],
  ['not in another currency', 5_000, 'Muster GmbH', 'unclear'],
  ['a credit note is nothing to pay', 2_100, 'Muster GmbH', 'unclear'],
  ['not by a part of the name', 9_999, 'Muster Nord GmbH', 'unclear'],
  ['nor without one', 9_999, '', 'unclear'],
])('the name of a customer: %s', (_, amount, name, proposal) => {
  expect(said(matchPayment(makeEntry(amount, paidBy(name)), called))).toBe(proposal)
})

test('a name suggests none of two items, nothing that is cleared, and nothing of whom the account is not', () => {
  const two = makeItemIndex([...items, makeItem('INL26000033', 9_999, { customerId: 3 })], accounts, companies)
  const entry = makeEntry(9_999, paidBy('Muster'))
  expect(matchPayment(entry, two)).toEqual({ kind: 'unclear' })
  expect(matchPayment(entry, called, new Set(['order 17']))).toEqual({ kind: 'unclear' })
  expect(matchPayment(makeEntry(9_999, paidBy('Muster', 'DE89370400440532013000')), called)).toEqual({
    kind: 'unclear',
  })
})

test('a number says more than a name, and a name never clears', () => {
  const entry = makeEntry(12_100, { ...paidBy('Müller & Söhne KG'), remittance: 'INL26000001' })
  expect(said(matchPayment(entry, called))).toBe('clears by number: INL26000001')
  expect(said(matchPayment({ ...makeEntry(9_999, paidBy('Muster')), doubt: 'statement' }, called))).toBe(
    'suggests by name: ONL000017',
  )
})
