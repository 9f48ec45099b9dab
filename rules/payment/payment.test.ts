import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingDays } from '../shipping/shipping.ts'
import { unmatchedBefore } from './payment.ts'

test.each([
  ['a Monday', '2026-11-16', '2026-11-12'],
  ['a Tuesday', '2026-11-17', '2026-11-13'],
  ['a Wednesday', '2026-11-18', '2026-11-16'],
  ['a Saturday', '2026-11-21', '2026-11-19'],
  ['a Sunday', '2026-11-22', '2026-11-19'],
  ['the first days of a year', '2027-01-01', '2026-12-30'],
])('on %s a payment has waited too long that was booked before two working days ago', (_, today, before) => {
  expect(unmatchedBefore(today)).toBe(before)
})

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

test('a payment has waited too long exactly where two working days after it are over', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 9 }), (today, ago) => {
      const booked = new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10)
      expect(booked < unmatchedBefore(today)).toBe(addWorkingDays(booked, 2, []) < today)
    }),
  )
})
