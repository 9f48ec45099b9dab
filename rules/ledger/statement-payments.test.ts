import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OpenStatementItem } from './statement.ts'
import { statementPayments } from './statement-payments.ts'

const account = (number: string) => ({ holder: 'Aster', bank: 'Bank', account: number, bic: 'ABNANL2A' })
const writer = { seller: 'German', account: account('DE1') }
const item = (number: string, open: number, part: Partial<OpenStatementItem> = {}): OpenStatementItem => ({
  ...{ itemId: 1, kind: 'invoice', side: 'debit', number, orderNumber: '', poNumber: '', currency: 'EUR' },
  ...{ issuedOn: '2026-10-02', dueOn: '2026-11-01', issuer: 'Dutch', account: account('NL1'), open, isDisputed: false },
  ...part,
})
const credit = { kind: 'credit', side: 'credit', dueOn: null, account: null } as const

test('each company is owed its invoices less its credit notes, on the account of the invoices', () => {
  const items = [
    item('C1', 30, credit),
    item('I1', 100),
    item('I2', 50, { issuer: 'German', account: account('DE1') }),
    item('O3', 7, { kind: 'opening', issuer: null, account: null }),
    item('P4', 20, { ...credit, kind: 'payment', issuer: null }),
  ]
  expect(statementPayments(items, writer)).toEqual([
    { seller: 'Dutch', amount: 70, numbers: ['C1', 'I1'], account: account('NL1') },
    { seller: 'German', amount: 57, numbers: ['I2', 'O3'], account: account('DE1') },
  ])
})

test('what is disputed is not asked for', () => {
  const items = [item('I1', 100), item('I2', 50, { isDisputed: true })]
  expect(statementPayments(items, writer)).toMatchObject([{ amount: 100, numbers: ['I1'] }])
})

test('a credit note is taken off what its company is owed, whatever account its invoices name', () => {
  const own = { issuer: 'German', account: null } as const
  const opening = item('O1', 500, { kind: 'opening', issuer: null, account: null })
  expect(statementPayments([opening, item('C2', 100, { ...credit, ...own })], writer)).toMatchObject([
    { seller: 'German', amount: 400, account: account('DE1') },
  ])
  const moved = [item('I1', 100), item('I2', 500, { account: account('NL2') }), item('C3', 300, credit)]
  expect(statementPayments(moved, writer)).toMatchObject([{ amount: 300, account: account('NL2') }])
})

test('what is left of payments is taken off where one company alone is paid', () => {
  const left = item('P1', 400, { ...credit, kind: 'payment', issuer: null })
  expect(statementPayments([item('I1', 500), left], writer)).toMatchObject([{ amount: 100 }])
  expect(statementPayments([item('I1', 400), left], writer)).toEqual([])
  const two = [item('I1', 500), item('I2', 500, { issuer: 'German' }), left]
  expect(statementPayments(two, writer)).toMatchObject([{ amount: 500 }, { amount: 500 }])
})

test('whom nothing is owed is not paid', () => {
  expect(statementPayments([item('I1', 100), item('C2', 100, credit)], writer)).toEqual([])
  expect(statementPayments([item('P1', 5, { ...credit, kind: 'payment', issuer: null })], writer)).toEqual([])
})

test('invoices are paid to the cent, and none twice', () => {
  const anyIssuer = fc.constantFrom('Dutch', 'German', null)
  const anyItem = fc
    .tuple(fc.integer({ min: 1, max: 10 ** 9 }), anyIssuer)
    .map(([open, issuer]) => item(`I${open}`, open, { issuer }))
  fc.assert(
    fc.property(fc.array(anyItem), (items) => {
      const payments = statementPayments(items, writer)
      const sum = (cents: number[]) => cents.reduce((all, one) => all + one, 0)
      expect(sum(payments.map(({ amount }) => amount))).toBe(sum(items.map(({ open }) => open)))
      expect(payments.flatMap(({ numbers }) => numbers).sort()).toEqual(items.map(({ number }) => number).sort())
    }),
  )
})
