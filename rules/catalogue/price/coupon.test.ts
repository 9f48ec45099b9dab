import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availabilityRefusal, bestFirst, couponCode, couponDiscount, couponState } from './coupon.ts'

const running = {
  active: true,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
  useLimit: 100,
  used: 99,
  customerLimit: 2,
  usedByCustomer: 1,
}
const now = new Date('2026-11-18T09:00:00Z')

describe('a coupon of a customer', () => {
  test.each([
    ['that runs', {}, null, 'unused'],
    ['that was switched off', { active: false }, 'coupon.not_valid', 'failed'],
    ['that begins later', { startsAt: new Date('2026-11-18T09:00:00.001Z') }, 'coupon.not_valid', 'unused'],
    ['that begins now', { startsAt: now }, null, 'unused'],
    ['that ends a moment later', { endsAt: new Date('2026-11-18T09:00:00.001Z') }, null, 'unused'],
    ['that has just ended', { endsAt: now }, 'coupon.over', 'failed'],
    ['that they have used up themselves', { usedByCustomer: 2 }, 'coupon.over', 'used'],
    ['that others have used up', { used: 100 }, 'coupon.used_up', 'failed'],
    ['without a limit in total', { useLimit: null, used: 5000 }, null, 'unused'],
    ['that they used before it ended', { usedByCustomer: 2, endsAt: now }, 'coupon.over', 'used'],
  ] as const)('%s', (_, change, refusal, state) => {
    const coupon = { ...running, ...change }
    expect([availabilityRefusal(coupon, now), couponState(coupon, now)]).toEqual([refusal, state])
  })
})

const line = (amount: number, more = {}) => ({ amount, discounted: false, meant: true, ...more })
const eur = { currency: 'EUR' }
const order = (...lines: ReturnType<typeof line>[]) => ({ lines, shippingCost: 695, shipViaChosen: true, ...eur })
const tenPercent = { kind: 'percentage', value: 1000, startAmount: 0, ...eur } as const
const fiveOff = { kind: 'fixed', value: 500, startAmount: 0, ...eur } as const
const shipping = { kind: 'shipping', value: 1000, startAmount: 0, ...eur } as const

const missing = (cents: number) => ({ what: 'amount', missing: cents })

describe('what a coupon takes off', () => {
  test.each([
    ['ten per cent of all', tenPercent, order(line(1999), line(2)), 200, [199, 1]],
    ['half a cent up', { ...tenPercent, value: 5000 }, order(line(1), line(2)), 2, [0, 2]],
    ['ten per cent of what it is for', tenPercent, order(line(1000), line(5000, { meant: false })), 100, [100, 0]],
    ['an amount', fiveOff, order(line(3000), line(1000)), 500, [375, 125]],
    ['an amount, never more than the goods', fiveOff, order(line(300)), 300, [300]],
    ['an amount from just so much on', { ...fiveOff, startAmount: 3000 }, order(line(3000)), 500, [500]],
    ['all of shipping', shipping, order(line(3000)), 695, [0]],
    ['a part of shipping', { ...shipping, value: 300 }, order(line(3000)), 300, [0]],
    ['shipping of discounted items', shipping, order(line(3000, { discounted: true })), 695, [0]],
  ])('%s', (_, coupon, placed, discount, ofLines) => {
    expect(couponDiscount(coupon, placed)).toEqual({ discount, ofLines })
  })

  test.each([
    [
      'a discount with one discounted item',
      fiveOff,
      order(line(3000), line(10, { discounted: true })),
      'coupon.discounted_items',
    ],
    ['products that it is not for', fiveOff, order(line(3000, { meant: false })), 'coupon.other_products'],
    ['a cent too little', { ...fiveOff, startAmount: 3001 }, order(line(3000)), 'coupon.condition', missing(1)],
    [
      'enough only with other products',
      { ...fiveOff, startAmount: 3001 },
      order(line(2500), line(900, { meant: false })),
      'coupon.condition',
      missing(501),
    ],
    [
      'shipping before a carrier is chosen',
      shipping,
      { ...order(line(3000)), shipViaChosen: false },
      'coupon.condition',
      { what: 'carrier' },
    ],
    [
      'shipping that is free already',
      shipping,
      { ...order(line(3000)), shippingCost: 0 },
      'coupon.condition',
      { what: 'shipping_free' },
    ],
    ['goods that cost nothing', fiveOff, order(line(0)), 'coupon.condition'],
  ])('nothing for %s', (_, coupon, placed, refused, unmet?: object) => {
    expect(couponDiscount(coupon, placed)).toEqual({ refused, unmet })
  })
})

test('what takes off most is offered first, of equals what ends first, and what cannot be used last', () => {
  const off = (code: string, discount: number, endsOn: string) => ({ code, endsOn, found: { discount, ofLines: [] } })
  const refused = { code: 'none', endsOn: '2026-01-01', found: { refused: 'coupon.condition' as const } }
  const coupons = [
    refused,
    off('late', 500, '2026-12-31'),
    off('soon', 500, '2026-11-30'),
    off('best', 501, '2027-01-01'),
  ]
  expect(bestFirst(coupons).map(({ code }) => code)).toEqual(['best', 'soon', 'late', 'none'])
})

test('a coupon of another currency goes into no order', () => {
  expect(() => couponDiscount(fiveOff, { ...order(line(3000)), currency: 'PLN' })).toThrow('An amount in EUR')
})

test('what is taken off the lines is the discount to the cent, and no line falls below nothing', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 9999 * 2_147_483_647 }), { minLength: 1, maxLength: 40 })
  const coupon = fc.record({
    kind: fc.constantFrom('percentage' as const, 'fixed' as const),
    value: fc.integer({ min: 1, max: 10_000 }),
  })
  fc.assert(
    fc.property(amounts, coupon, (given, { kind, value }) => {
      const found = couponDiscount(
        { kind, value, startAmount: 0, ...eur },
        order(...given.map((amount) => line(amount))),
      )
      if ('refused' in found) return
      expect(found.ofLines.reduce((sum, share) => sum + share, 0)).toBe(found.discount)
      for (const [at, share] of found.ofLines.entries()) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(given[at] ?? 0)
      }
    }),
  )
})

test('a code is meant however it was typed', () => {
  expect(couponCode(' welcome - 10\n')).toBe('WELCOME-10')
})
