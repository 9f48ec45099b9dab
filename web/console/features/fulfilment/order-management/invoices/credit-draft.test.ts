import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditSums, openLines, readCredits, toRest } from './credit-draft.ts'
import type { StaffInvoice } from './queries.ts'

const euros = (cents: number) => cents / 100
const cents = (amount: number) => Math.round(amount * 100)

/** A line of which pieces were credited, and amounts beside them. */
const anyLine = fc
  .record({
    kind: fc.constantFrom('goods' as const, 'shipping' as const),
    pieces: fc.integer({ min: 1, max: 9 }),
    net: fc.integer({ min: 0, max: 99_999 }),
    creditedShare: fc.double({ min: 0, max: 1, noNaN: true }),
    amountShare: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ kind, pieces, net, creditedShare, amountShare }) => {
    const creditedPieces = kind === 'goods' ? Math.floor(pieces * creditedShare) : 0
    const ofPieces = Math.round((net * creditedPieces) / pieces)
    const creditedNet = ofPieces + Math.floor((net - ofPieces) * amountShare)
    const amounts = {
      net: euros(net),
      creditedNet: euros(creditedNet),
      restNet: euros(net - creditedNet),
      unitPrice: 1,
    }
    return { kind, pieces, creditedPieces, ...amounts }
  })

const anyInvoice = fc.array(anyLine, { minLength: 1, maxLength: 5 }).map((drawn) => {
  const lines = drawn.map((line, at) => ({ ...line, position: at + 1, number: '', name: '' }))
  const sum = (field: 'net' | 'creditedNet') => lines.reduce((all, line) => all + cents(line[field]), 0)
  const [net, creditedNet] = [sum('net'), sum('creditedNet')]
  const vat = Math.round(net * 0.21)
  const creditedVat = Math.min(vat, Math.round(creditedNet * 0.21))
  const sums = { net: euros(net), vat: euros(vat), creditedNet: euros(creditedNet), creditedVat: euros(creditedVat) }
  return { ...sums, vatRate: 21, lines } as StaffInvoice
})

test('all that is left, as it is filled in, is what was invoiced less what was credited, to the cent', () => {
  fc.assert(
    fc.property(anyInvoice, fc.constantFrom('.', ','), (invoice, point) => {
      const typed = toRest(invoice, (value) => String(value).replace('.', point))
      expect(readCredits(invoice, typed).wrong).toEqual([])
      const sums = creditSums(invoice, typed)
      expect(sums === null).toBe(openLines(invoice).length === 0)
      if (!sums) return
      expect(cents(sums.net)).toBe(cents(invoice.net) - cents(invoice.creditedNet))
      expect(cents(sums.vat)).toBe(cents(invoice.vat) - cents(invoice.creditedVat))
      expect(cents(sums.total)).toBe(cents(sums.net) + cents(sums.vat))
    }),
  )
})
