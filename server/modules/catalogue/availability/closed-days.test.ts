import { expect, test } from 'vitest'
import { subdivisionPostcodes } from '../../../../rules/shipping/subdivision-postcodes.ts'
import { isSubdivision } from '../../site/settings/subdivisions.ts'
import { destinationClosedDays, destinationClosedDaysFrom, workingCalendar } from './closed-days.ts'

const at = (country: string, now: string, subdivision: string | null = null) =>
  workingCalendar({ country, subdivision, timeZone: 'UTC' }, new Date(now)).closedDays

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

test.each([
  ['GB', 'ENG', '2026-08-01T09:00:00Z', ['2026-08-31']],
  ['GB', 'SCT', '2026-08-01T09:00:00Z', ['2026-08-03']],
  ['GB', 'NIR', '2026-07-01T09:00:00Z', ['2026-07-13']],
  ['DE', 'NW', '2026-06-01T09:00:00Z', ['2026-06-04']],
  ['DE', null, '2026-06-01T09:00:00Z', []],
])('in %s, %s, from %s on, closed on weekdays: %j', (country, subdivision, now, days) => {
  expect(at(country, now, subdivision)).toEqual(days)
})

test.each([
  [{ country: 'DE', postcode: '50667' }, '2026-06-01', ['2026-06-04']],
  [{ country: 'DE', postcode: '10115' }, '2026-06-01', []],
  [{ country: 'GB', postcode: 'EH1 1YZ' }, '2026-08-01', ['2026-08-03']],
  [
    { country: 'FR', postcode: '67000' },
    '2026-04-01',
    ['2026-04-03', '2026-04-06', '2026-05-01', '2026-05-08', '2026-05-14', '2026-05-25'],
  ],
  [{ country: 'IT', postcode: '' }, '2026-12-01', ['2026-12-08', '2026-12-25', '2027-01-01', '2027-01-06']],
  [{ country: 'AW', postcode: '' }, '2026-12-20', ['2026-12-25', '2027-01-01', '2027-01-25', '2027-02-08']],
])('at %j nobody receives goods, from %s on: %j', (destination, day, days) => {
  expect(destinationClosedDays(destination, new Date(`${day}T09:00:00Z`))).toEqual(days)
  expect(destinationClosedDaysFrom(destination, day)).toEqual(days)
})

test('the calendar knows each subdivision that a postcode decides', () => {
  const codes = Object.entries(subdivisionPostcodes).flatMap(([country, subdivisions]) =>
    Object.keys(subdivisions).map((code) => [country, code] as const),
  )
  expect(codes.filter(([country, code]) => !isSubdivision(country, code))).toEqual([])
  expect(codes.length).toBeGreaterThan(70)
})
