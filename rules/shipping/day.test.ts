import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, isDay, isoDay } from './day.ts'

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['0000-00-00', false],
  ['0000-01-01', false],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['2026-2-1', false],
  ['2026-02-28T00:00', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test.each([
  ['2026-11-28', 0, '2026-11-28'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  // Clocks change in this night, days do not.
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %i days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
})

test('a day is as many days after another one as were added to that', () => {
  const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => isoDay(new Date(Date.UTC(1970, 0, 1 + days))))
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -9999, max: 9999 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days)
      expect(addDays(addDays(day, days), -days)).toBe(day)
    }),
  )
})
