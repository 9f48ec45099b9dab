import { expect, test } from 'vitest'
import { automationFaults, countsAsDelivered } from './order-automation.ts'

const usual = { releaseAfterMinutes: 15, deliveredAfterDays: 5, cancelUnpaidAfterDays: 14 }

test.each([
  [{}, []],
  [{ releaseAfterMinutes: null, deliveredAfterDays: null, cancelUnpaidAfterDays: null }, []],
  [{ releaseAfterMinutes: 0 }, []],
  [{ releaseAfterMinutes: -1 }, ['releaseAfterMinutes']],
  [{ releaseAfterMinutes: 1.5 }, ['releaseAfterMinutes']],
  [{ deliveredAfterDays: 0, cancelUnpaidAfterDays: 7 }, ['deliveredAfterDays', 'cancelUnpaidAfterDays']],
  [{ cancelUnpaidAfterDays: 1e9 }, ['cancelUnpaidAfterDays']],
  [{ deliveredAfterDays: Number.NaN }, ['deliveredAfterDays']],
])('%j has the faults %j', (given, faults) => {
  expect(Object.keys(automationFaults({ ...usual, ...given }))).toEqual(faults)
})

// 16 November 2026 is a Monday.
test.each([
  ['promised for Monday', { promisedOn: '2026-11-16', shippedOn: '2026-11-13' }, '2026-11-23', false],
  ['a day later', { promisedOn: '2026-11-16', shippedOn: '2026-11-13' }, '2026-11-24', true],
  ['left after its day', { promisedOn: '2026-11-02', shippedOn: '2026-11-16' }, '2026-11-23', false],
  ['without a day', { promisedOn: null, shippedOn: '2026-11-16' }, '2026-11-24', true],
])('what was %s is delivered five working days later', (_, sent, today, delivered) => {
  expect(countsAsDelivered({ ...sent, today }, 5, [])).toBe(delivered)
})

test('days on which nobody works do not count', () => {
  const sent = { promisedOn: '2026-11-16', shippedOn: '2026-11-13', today: '2026-11-24' }
  expect(countsAsDelivered(sent, 5, ['2026-11-18'])).toBe(false)
})
