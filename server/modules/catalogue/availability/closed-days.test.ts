import { expect, test } from 'vitest'
import { workingCalendar } from './closed-days.ts'

const at = (country: string, now: string) => workingCalendar({ country, timeZone: 'UTC' }, new Date(now)).closedDays

test.each([
  ['NL', '2026-12-01T09:00:00Z', ['2026-12-25', '2027-01-01']],
  ['GB', '2026-12-01T09:00:00Z', ['2026-12-25', '2026-12-28', '2027-01-01']],
  ['IT', '2026-12-01T09:00:00Z', ['2026-12-08', '2026-12-25', '2027-01-01', '2027-01-06']],
  ['PL', '2026-12-01T09:00:00Z', ['2026-12-24', '2026-12-25', '2027-01-01', '2027-01-06']],
  ['FR', '2026-04-01T09:00:00Z', ['2026-04-06', '2026-05-01', '2026-05-08', '2026-05-14', '2026-05-25']],
  ['US', '2026-11-01T09:00:00Z', ['2026-11-11', '2026-11-26', '2026-12-25']],
  ['NL', '2026-08-01T09:00:00Z', []],
])('in %s, from %s on, closed on weekdays: %j', (country, now, days) => {
  expect(at(country, now)).toEqual(days)
})

test('today counts wherever the warehouse stands', () => {
  expect(at('US', '2026-12-26T03:00:00Z')).toContain('2026-12-25')
})
