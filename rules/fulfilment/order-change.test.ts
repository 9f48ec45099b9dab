import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTotals } from '../order/order.ts'
import { remainingLine } from './cancellation.ts'
import { agreedOffer, changedTotals, wholeDiscount, withMorePieces } from './order-change.ts'

const changed = fc
  .record({
    pieces: fc.integer({ min: 1, max: 500 }),
    cancelled: fc.integer({ min: 0, max: 500 }),
    unitPrice: fc.integer({ min: 1, max: 50_000 }),
    percent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ percent, ...line }) => ({ ...line, off: Math.round((line.pieces * line.unitPrice * percent) / 100) }))

test('whatever was cancelled of its lines, what remains of a changed order costs what it costs placed again', () => {
  const costs = { shippingCost: 995, handlingFee: 250, vatRateBp: 2100 }
  fc.assert(
    fc.property(
      fc.array(changed, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 995 }),
      (lines, offShipping) => {
        const stored = lines.map(({ pieces, cancelled, unitPrice, off }) => ({
          ...{ unitPrice, discountPrice: null, cancelled, quantity: pieces + cancelled },
          discount: wholeDiscount(off, { pieces, cancelled }),
        }))
        const { placed, remaining } = changedTotals(stored, { ...costs, offShipping })
        const discount = lines.reduce((sum, { off }) => sum + off, offShipping)
        const living = lines.map(({ pieces, unitPrice }) => ({ quantity: pieces, unitPrice, discountPrice: null }))
        expect(remaining).toEqual(orderTotals(living, { ...costs, discount }))
        expect(placed.total).toBeGreaterThanOrEqual(remaining.total)
        for (const { discount: whole, quantity, unitPrice } of stored)
          expect(whole).toBeLessThanOrEqual(quantity * unitPrice)
      },
    ),
  )
})

const pieces = fc.integer({ min: 0, max: 50 })

test('more pieces are planned beside what remains of a line: what waits more waits, the rest ships now', () => {
  fc.assert(
    fc.property(pieces, pieces, pieces, pieces, pieces, (now, later, less, moreNow, moreLater) => {
      const quantity = now + later
      const cancelled = Math.min(less, quantity)
      const line = { shipsNow: now, backOrdered: later, preOrdered: 0, cancelled }
      const grown = withMorePieces(line, { now: moreNow, backOrdered: moreLater, preOrdered: 0 })
      const before = remainingLine({ ...line, qty: quantity })
      const after = remainingLine({ ...grown, cancelled, qty: quantity + moreNow + moreLater })
      expect(after.shipsNow).toBe(before.shipsNow + moreNow)
      expect(after.backOrdered).toBe(before.backOrdered + moreLater)
      expect(Math.min(grown.shipsNow, grown.backOrdered, grown.preOrdered)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a line keeps its price and the promotions that ran for it; without their trace the price that it had', () => {
  const line = { unitPrice: 1_000, discountPrice: 800, promotionId: 3 }
  const buyGet = { kind: 'buyGet', promotionId: 4, buy: 3, free: 1 } as const
  const trace = [{ kind: 'percentage', promotionId: 3, value: 2_000 } as const, buyGet]
  expect(agreedOffer({ ...line, trace })).toEqual({ ...line, buyGet: [buyGet] })
  expect(agreedOffer({ ...line, trace: [] })).toEqual({ ...line, buyGet: [] })
  expect(agreedOffer({ ...line, discountPrice: null, trace: [] })).toMatchObject({ promotionId: null })
})
