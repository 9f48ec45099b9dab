import { expect, test } from 'vitest'
import type { Invoice } from './invoice.ts'
import { taxPoint } from './tax-point.ts'

type Facts = Pick<Invoice, 'kind' | 'prepaidOn'> & { reason: Invoice['vat']['reason']; due: number }
const paid: Facts = { kind: 'invoice', prepaidOn: '2026-02-20', reason: 'vat.domestic', due: 0 }

test.each<[string, Facts, string | null]>([
  ['paid whole in advance', paid, '2026-02-20'],
  ['to another member state, with VAT', { ...paid, reason: 'vat.ship_from_rate' }, '2026-02-20'],
  ['paid in part', { ...paid, due: 1 }, null],
  ['not paid in advance', { ...paid, prepaidOn: null }, null],
  ['without VAT', { ...paid, reason: 'vat.intra_eu' }, null],
  ['an export', { ...paid, reason: 'vat.export' }, null],
  ['a credit note', { ...paid, kind: 'credit' }, null],
])('the tax point of an invoice: %s', (_, { reason, due, ...facts }, expected) => {
  const invoice = { ...facts, vat: { reason }, totals: { due } } as Invoice
  expect(taxPoint(invoice)).toBe(expected)
  const { prepaidOn: __, ...older } = invoice
  expect(taxPoint(older)).toBeNull()
})
