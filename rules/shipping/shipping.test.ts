import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './day.ts'
import {
  addWorkingDays,
  arrivesOn,
  dateIn,
  deliveryDay,
  localTime,
  nextCutOff,
  promisedOn,
  shippingCost,
} from './shipping.ts'

const zones = { NL: 'Europe/Amsterdam', UK: 'Europe/London', US: 'America/New_York' } as const

const at = (zone: keyof typeof zones, closedDays: string[] = []) => ({ timeZone: zones[zone], closedDays })

const christmasNl = ['2026-12-25', '2026-12-26', '2027-01-01']
const christmasUk = ['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01']
const easter = ['2026-04-03', '2026-04-06']

test.each([
  ['in the morning', '2026-11-18T09:00:00Z', 1, '2026-11-19'],
  ['a second before the cut-off', '2026-11-18T15:29:59Z', 1, '2026-11-19'],
  ['at the cut-off', '2026-11-18T15:30:00Z', 1, '2026-11-19'],
  ['a second after', '2026-11-18T15:30:01Z', 1, '2026-11-20'],
  ['in summer time the cut-off is an hour earlier in UTC', '2026-07-15T14:30:01Z', 1, '2026-07-17'],
  ['on Friday', '2026-11-20T09:00:00Z', 1, '2026-11-23'],
  ['on Friday evening', '2026-11-20T18:00:00Z', 1, '2026-11-24'],
  ['on Saturday', '2026-11-21T09:00:00Z', 1, '2026-11-24'],
  ['late in UTC, already tomorrow there', '2026-11-18T23:30:00Z', 1, '2026-11-20'],
])('an order placed %s arrives on its day', (_, placedAt, days, expected) => {
  expect(promisedOn(new Date(placedAt), at('NL'), days)).toBe(expected)
})

test.each([
  ['a Tuesday', '2026-12-01', 1, '2026-12-02'],
  ['a Friday', '2026-12-04', 1, '2026-12-07'],
  ['a Saturday', '2026-12-05', 1, '2026-12-08'],
  ['Christmas Day', '2026-12-25', 1, '2026-12-29'],
  ['a Sunday, fetched there', '2026-12-06', 0, '2026-12-07'],
])('what comes on %s leaves on the next working day', (_, comesOn, days, expected) => {
  expect(arrivesOn(comesOn, at('NL', christmasNl), days)).toBe(expected)
})

describe('closed days', () => {
  test.each([
    ['the day before Christmas arrives after the weekend', 'NL', '2026-12-24T10:00:00Z', christmasNl, '2026-12-28'],
    ['the evening before Christmas leaves after the weekend', 'NL', '2026-12-24T18:00:00Z', christmasNl, '2026-12-29'],
    ['on Christmas Day leaves after the weekend', 'NL', '2026-12-25T10:00:00Z', christmasNl, '2026-12-29'],
    ['Boxing Day on a Saturday is made up for in London', 'UK', '2026-12-24T10:00:00Z', christmasUk, '2026-12-29'],
    ['New Year, a Friday', 'NL', '2026-12-31T10:00:00Z', christmasNl, '2027-01-04'],
    ['Thursday before Easter', 'UK', '2026-04-02T10:00:00Z', easter, '2026-04-07'],
    ['Good Friday, and the clock of London is ahead already', 'UK', '2026-04-03T10:00:00Z', easter, '2026-04-08'],
    ['Thanksgiving', 'US', '2026-11-25T22:00:00Z', ['2026-11-26'], '2026-11-30'],
  ] as const)('%s', (_, zone, placedAt, closed, expected) => {
    expect(promisedOn(new Date(placedAt), at(zone, [...closed]), 1)).toBe(expected)
  })
})

describe('the cut-off is half past four of the warehouse', () => {
  test.each([
    ['Amsterdam, winter', 'NL', '2026-11-18T09:00:00Z', '2026-11-18T15:30:00.000Z'],
    ['Amsterdam, summer', 'NL', '2026-07-15T09:00:00Z', '2026-07-15T14:30:00.000Z'],
    ['London, winter', 'UK', '2026-11-18T09:00:00Z', '2026-11-18T16:30:00.000Z'],
    ['London, summer', 'UK', '2026-07-15T09:00:00Z', '2026-07-15T15:30:00.000Z'],
    ['New York, winter', 'US', '2026-11-18T12:00:00Z', '2026-11-18T21:30:00.000Z'],
    ['New York, summer', 'US', '2026-07-15T12:00:00Z', '2026-07-15T20:30:00.000Z'],
    ['New York, when it is tomorrow in Europe', 'US', '2026-07-16T01:00:00Z', '2026-07-16T20:30:00.000Z'],
    // Clocks change on Sundays, 29 March and 25 October in Europe, 8 March and 1 November in America.
    ['the Friday before Europe puts its clocks on', 'NL', '2026-03-27T16:00:00Z', '2026-03-30T14:30:00.000Z'],
    ['the Sunday on which it does', 'NL', '2026-03-29T00:30:00Z', '2026-03-30T14:30:00.000Z'],
    ['the Sunday on which London does', 'UK', '2026-03-29T00:30:00Z', '2026-03-30T15:30:00.000Z'],
    ['the Friday before Europe puts them back', 'NL', '2026-10-23T15:00:00Z', '2026-10-26T15:30:00.000Z'],
    ['the hour that comes twice', 'NL', '2026-10-25T00:30:00Z', '2026-10-26T15:30:00.000Z'],
    ['the Friday before America puts them on', 'US', '2026-03-06T22:00:00Z', '2026-03-09T20:30:00.000Z'],
    ['the Friday before America puts them back', 'US', '2026-10-30T21:00:00Z', '2026-11-02T21:30:00.000Z'],
  ] as const)('%s', (_, zone, now, cutOffAt) => {
    expect(nextCutOff(new Date(now), at(zone)).at.toISOString()).toBe(cutOffAt)
  })

  test.each([
    ['NL', '2026-11-18T15:29:59Z', '2026-11-18'],
    ['NL', '2026-11-18T15:30:00Z', '2026-11-18'],
    ['NL', '2026-11-18T15:30:01Z', '2026-11-19'],
    ['UK', '2026-11-18T16:29:59Z', '2026-11-18'],
    ['UK', '2026-11-18T16:30:00Z', '2026-11-18'],
    ['UK', '2026-11-18T16:30:01Z', '2026-11-19'],
    ['US', '2026-11-18T21:29:59Z', '2026-11-18'],
    ['US', '2026-11-18T21:30:00Z', '2026-11-18'],
    ['US', '2026-11-18T21:30:01Z', '2026-11-19'],
  ] as const)('from %s at %s it leaves on %s', (zone, now, leavesOn) => {
    expect(nextCutOff(new Date(now), at(zone)).leavesOn).toBe(leavesOn)
  })
})

test('working days leave out weekends and closed days', () => {
  expect(addWorkingDays('2026-11-20', 0, [])).toBe('2026-11-20')
  expect(addWorkingDays('2026-11-20', 4, [])).toBe('2026-11-26')
  expect(addWorkingDays('2026-11-20', 4, ['2026-11-21', '2026-11-23'])).toBe('2026-11-27')
})

test.each([
  ['open at both ends', '2026-12-01', [], [], '2026-12-01'],
  ['a holiday of the destination', '2026-12-08', [], ['2026-12-08'], '2026-12-09'],
  ['a holiday of the destination on a Friday', '2026-12-25', [], ['2026-12-25'], '2026-12-28'],
  ['one after the other, here and there', '2026-12-24', ['2026-12-25', '2026-12-28'], ['2026-12-24'], '2026-12-29'],
  ['a Saturday', '2026-12-05', [], [], '2026-12-07'],
] as const)('goods for a day that is %s are handed over', (_, date, closedDays, destinationClosedDays, expected) => {
  expect(deliveryDay(date, closedDays, destinationClosedDays)).toBe(expected)
})

test('goods are handed over no sooner than they could be there, and on the first day that is open at both ends', () => {
  const date = fc
    .integer({ min: 0, max: 40 })
    .map((days) => new Date(Date.UTC(2026, 11, 1 + days)).toISOString().slice(0, 10))
  const closedDays = fc.array(date, { maxLength: 12 })
  fc.assert(
    fc.property(date, closedDays, closedDays, (from, here, there) => {
      const day = deliveryDay(from, here, there)
      const isOpen = (one: string) =>
        new Date(`${one}T00:00:00Z`).getUTCDay() % 6 !== 0 && !here.includes(one) && !there.includes(one)
      expect(day >= from).toBe(true)
      expect(isOpen(day)).toBe(true)
      expect(deliveryDay(day, here, there)).toBe(day)
      for (let one = from; one < day; one = addDays(one, 1)) expect(isOpen(one)).toBe(false)
    }),
    { numRuns: 500 },
  )
})

test('sending is free from the value on', () => {
  const rate = { price: 695, freeFrom: 15_000, currency: 'EUR' }
  expect(shippingCost(rate, { cents: 14_999, currency: 'EUR' })).toBe(695)
  expect(shippingCost(rate, { cents: 15_000, currency: 'EUR' })).toBe(0)
  expect(shippingCost({ ...rate, freeFrom: null }, { cents: 1_000_000, currency: 'EUR' })).toBe(695)
  expect(() => shippingCost(rate, { cents: 15_000, currency: 'PLN' })).toThrow('An amount in PLN')
})

test('the day of a zone is that of its clock, also beside summer time', () => {
  const zones = fc.constantFrom('Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu')
  fc.assert(
    fc.property(
      zones,
      fc.date({ min: new Date('2026-03-25'), max: new Date('2026-04-08'), noInvalidDate: true }),
      (timeZone, at) => {
        expect(dateIn(at, timeZone)).toBe(new Intl.DateTimeFormat('en-CA', { timeZone }).format(at))
      },
    ),
    { numRuns: 3_000 },
  )
})

test.each([
  ['2026-11-30T23:30:00Z', 'Europe/Amsterdam', '2026-12-01T00:30:00+01:00'],
  ['2026-06-30T22:15:07.900Z', 'Europe/Warsaw', '2026-07-01T00:15:07+02:00'],
  ['2026-12-01T04:59:00Z', 'America/New_York', '2026-11-30T23:59:00-05:00'],
  ['2026-12-01T00:00:00Z', 'Europe/London', '2026-12-01T00:00:00+00:00'],
  ['2026-12-01T00:00:00Z', 'Asia/Kolkata', '2026-12-01T05:30:00+05:30'],
])('%s is shown by the clock of %s as %s', (at, timeZone, shown) => {
  expect(localTime(new Date(at), timeZone)).toBe(shown)
  expect(new Date(shown).getTime()).toBe(Math.floor(Date.parse(at) / 1000) * 1000)
})
