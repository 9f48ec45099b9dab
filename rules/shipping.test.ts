import { expect, test } from 'vitest'
import { addWorkingDays, promisedOn, shippingCost } from './shipping.ts'

test.each([
  ['in the morning', '2026-11-18T09:00:00Z', 1, '2026-11-19'],
  ['at the cut-off', '2026-11-18T15:30:00Z', 1, '2026-11-19'],
  ['a minute after', '2026-11-18T15:31:00Z', 1, '2026-11-20'],
  ['in summer time the cut-off is an hour earlier in UTC', '2026-07-15T14:31:00Z', 1, '2026-07-17'],
  ['on Friday', '2026-11-20T09:00:00Z', 1, '2026-11-23'],
  ['on Friday evening', '2026-11-20T18:00:00Z', 1, '2026-11-24'],
  ['on Saturday', '2026-11-21T09:00:00Z', 1, '2026-11-24'],
  ['late in UTC, already tomorrow there', '2026-11-18T23:30:00Z', 1, '2026-11-20'],
])('%s', (_, placedAt, days, expected) => {
  expect(promisedOn(new Date(placedAt), 'Europe/Amsterdam', days)).toBe(expected)
})

test('working days leave out weekends', () => {
  expect(addWorkingDays('2026-11-20', 0)).toBe('2026-11-20')
  expect(addWorkingDays('2026-11-20', 4)).toBe('2026-11-26')
})

test('sending is free from the value on', () => {
  expect(shippingCost({ price: 695, freeFrom: 15_000 }, 14_999)).toBe(695)
  expect(shippingCost({ price: 695, freeFrom: 15_000 }, 15_000)).toBe(0)
  expect(shippingCost({ price: 695, freeFrom: null }, 1_000_000)).toBe(695)
})
