import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoicePieces, invoiceTotals, openCharges } from './issue.ts'

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 60 }),
    unitPrice: fc.integer({ min: 1, max: 500 }),
    share: fc.nat(100),
  })
  .map(({ share, ...line }) => ({ ...line, discount: Math.floor((line.quantity * line.unitPrice * share) / 100) }))

/** The parts of a line, as it leaves in that many pieces at a time. */
function invoiceInParts(line: { quantity: number; unitPrice: number; discount: number }, cuts: readonly number[]) {
  const before = { pieces: 0, discount: 0 }
  const parts: ReturnType<typeof invoicePieces>[] = []
  for (const cut of [...cuts, line.quantity]) {
    const pieces = Math.min(cut, line.quantity - before.pieces)
    if (pieces === 0) continue
    const part = invoicePieces(line, before, pieces)
    before.pieces += part.pieces
    before.discount += part.discount
    parts.push(part)
  }
  return parts
}

test('a line costs the same in however many parts it leaves', () => {
  fc.assert(
    fc.property(anyLine, fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 8 }), (line, cuts) => {
      const parts = invoiceInParts(line, cuts)
      const net = parts.reduce((sum, part) => sum + part.net, 0)
      expect(net).toBe(line.quantity * line.unitPrice - line.discount)
      for (const part of parts) {
        expect(part.net).toBe(part.pieces * part.unitPrice - part.discount)
        expect(part.discount).toBeGreaterThanOrEqual(0)
        expect(part.net).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('a part that was invoiced and failed leaves room for its discount', () => {
  const line = { quantity: 3, unitPrice: 100, discount: 1 }
  expect(invoicePieces(line, { pieces: 1, discount: 1 }, 2).discount).toBe(0)
  expect(invoicePieces(line, { pieces: 0, discount: 0 }, 3).discount).toBe(1)
})

test('shipping and handling stand on one invoice, after what a coupon took off shipping', () => {
  const order = { shippingCost: 900, handlingFee: 250, discount: 500 }
  const lines = [{ discount: 200 }]
  expect(openCharges(order, lines, { shipping: 0, handling: 0 })).toEqual([
    { kind: 'shipping', net: 600 },
    { kind: 'handling', net: 250 },
  ])
  expect(openCharges(order, lines, { shipping: 600, handling: 250 })).toEqual([])
})

test('VAT is taken once on all of an invoice', () => {
  const parts = { lines: [{ net: 33 }, { net: 33 }, { net: 33 }], charges: [{ net: 1 }] }
  expect(invoiceTotals(parts, 2_100, 50)).toEqual({
    lines: 99,
    charges: 1,
    net: 100,
    vat: 21,
    total: 121,
    prepaid: 50,
    due: 71,
  })
})
