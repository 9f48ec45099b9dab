import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, isMonth, listMonths, longestSalesPeriod, salesChange, salesPeriod, salesShare } from './sales.ts'

test.each([
  [{}, { from: '2025-12', until: '2026-11', before: { from: '2024-12', until: '2025-11' } }],
  [{ from: '2026-11' }, { from: '2026-11', until: '2026-11', before: { from: '2026-10', until: '2026-10' } }],
  [{ from: '2026-01' }, { from: '2026-01', until: '2026-11', before: { from: '2025-02', until: '2025-12' } }],
  [{ from: '2024-03' }, { from: '2024-03', until: '2025-02', before: { from: '2023-03', until: '2024-02' } }],
  [{ from: '2027-02' }, { from: '2027-02', until: '2027-02', before: { from: '2027-01', until: '2027-01' } }],
  [{ until: '2025-01' }, { from: '2024-02', until: '2025-01', before: { from: '2023-02', until: '2024-01' } }],
  [{ from: '2025-02', until: '2026-02' }, null],
  [{ from: '2026-03', until: '2026-02' }, null],
])('of %j the period is %j', (asked, period) => {
  expect(salesPeriod(asked, '2026-11')).toEqual(period)
})

test('a period and the one before have as many months, and meet', () => {
  const month = fc.integer({ min: 24_012, max: 25_200 }).map((number) => addMonths('0000-01', number))
  fc.assert(
    fc.property(month, fc.integer({ min: 1, max: longestSalesPeriod }), (from, count) => {
      const until = addMonths(from, count - 1)
      const period = salesPeriod({ from, until }, '2026-11')
      if (!period) throw new Error('refused')
      expect(isMonth(from)).toBe(true)
      expect(listMonths(period)).toHaveLength(count)
      expect([...listMonths(period.before), ...listMonths(period)]).toEqual(
        listMonths({ from: period.before.from, until }),
      )
    }),
  )
})

test.each(['2026-00', '2026-13', '0999-01', '3000-01', '2026-1', '2026-01-01', ''])('%j is no month', (text) => {
  expect(isMonth(text)).toBe(false)
})

test.each([
  [333, 1_000, 33.3, -66.7],
  [0, 1_000, 0, -100],
  [-500, 1_000, -50, -150],
  [1_000, 0, null, null],
  [1_000, -5, null, null],
])('of %i and %i cents the share is %s and the change %s percent', (net, other, share, change) => {
  expect(salesShare(net, other)).toBe(share)
  expect(salesChange(net, other)).toBe(change)
})
