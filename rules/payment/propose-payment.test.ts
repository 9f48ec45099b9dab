import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposePayment } from './propose-payment.ts'

const item = (openCents: number, dueOn: string | null = '2026-10-01', isOrder = false) => ({
  openCents,
  dueOn,
  isOrder,
  issuedOn: '2026-09-15',
})
const late = item(10_000, '2026-09-01')
const later = item(5_000, '2026-11-01')

test.each([
  ['all, credits used up', [later, late, item(-1_000, null)], 14_000, [5_000, 10_000, -1_000]],
  ['the one of exactly the amount', [late, later], 5_000, [0, 5_000]],
  ['the oldest first', [later, late], 12_000, [2_000, 10_000]],
  ['no part of an order', [item(8_000, null, true), later], 6_000, [0, 5_000]],
  ['nothing of nothing', [late], 0, [0]],
] as const)('it settles %s', (_, items, cents, shares) => {
  expect(proposePayment(items, cents)).toEqual(shares)
})

const anyItem = fc.record({
  openCents: fc.integer({ min: -5_000, max: 5_000 }).filter((cents) => cents !== 0),
  isOrder: fc.boolean(),
  dueOn: fc.constantFrom(null, '2026-09-01', '2026-10-01'),
  issuedOn: fc.constantFrom('2026-08-01', '2026-09-15'),
})

test('never more than is open, nor more than was paid, and of an order all or nothing', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 8 }), fc.integer({ min: 0, max: 20_000 }), (items, cents) => {
      const shares = proposePayment(items, cents)
      expect(shares).toHaveLength(items.length)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(cents)
      for (const [at, { openCents, isOrder }] of items.entries()) {
        const share = shares[at] ?? 0
        expect(Math.abs(share)).toBeLessThanOrEqual(Math.abs(openCents))
        expect(share * openCents).toBeGreaterThanOrEqual(0)
        if (isOrder && openCents > 0) expect([0, openCents]).toContain(share)
      }
    }),
  )
})
