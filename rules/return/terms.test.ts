import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingDays } from '../shipping/shipping.ts'
import { lessFee, type ReturnKind, type ReturnReason } from './return.ts'
import { returnTerm, termBegins } from './terms.ts'

const closedDays = ['2026-12-25', '2026-12-26', '2027-01-01']
const term = (type: ReturnKind, reason: ReturnReason | null, today: string, deliveredOn = '2026-12-22') =>
  returnTerm(
    { type, reason },
    { deliveredOn, invoicedOn: '2026-12-18', completeOn: deliveredOn },
    { today, closedDays },
  )

// Specification section 9. 22 December 2026 is a Tuesday, 25 and 26 are holidays.
test.each([
  ['a shortage on its last day', 'lessShipping', null, '2026-12-28', ['shortage', '2026-12-28', 0, false]],
  ['a shortage a day later', 'lessShipping', null, '2026-12-29', ['shortage', '2026-12-28', 0, true]],
  ['other goods than ordered', 'wrongShipping', null, '2026-12-23', ['shortage', '2026-12-28', 0, false]],
  ['damage', 'quality', 'broken', '2026-12-29', ['damage', '2026-12-28', 0, true]],
  ['a defect on its last day', 'quality', 'leaking', '2026-12-29', ['defect', '2026-12-29', 0, false]],
  ['a defect after it is a case of warranty', 'quality', 'leaking', '2026-12-30', ['warranty', '2028-12-22', 0, false]],
  ['warranty on its last day', 'quality', 'noise', '2028-12-22', ['warranty', '2028-12-22', 0, false]],
  ['warranty a day later', 'quality', 'noise', '2028-12-23', ['warranty', '2028-12-22', 0, true]],
  [
    'no longer needed, from the invoice on',
    'notRequired',
    null,
    '2027-01-17',
    ['notRequired', '2027-01-17', 2_000, false],
  ],
  ['no longer needed, a day later', 'notRequired', null, '2027-01-18', ['notRequired', '2027-01-17', 2_000, true]],
] as const)('%s', (_, type, reason, today, [kind, until, feeBp, isLate]) => {
  expect(term(type, reason, today)).toEqual({ kind, until, feeBp, isLate })
})

test('what has no invoice of ours counts from its delivery', () => {
  const delivered = { deliveredOn: '2026-11-02', invoicedOn: null, completeOn: '2026-11-02' }
  const { until } = returnTerm({ type: 'notRequired', reason: null }, delivered, { today: '2026-11-02', closedDays })
  expect(until).toBe('2026-12-02')
})

test('two years from 29 February end on 28 February', () => {
  expect(term('quality', 'noise', '2028-06-01', '2028-02-29').until).toBe('2030-02-28')
})

// A line that arrived on 2 November and was invoiced on 30 October.
test.each([
  ['alone', '2026-11-02', '2026-11-20', '2026-11-02', '2026-10-30'],
  ['before the rest of its order', '2026-12-10', '2026-12-11', '2026-12-10', '2026-12-10'],
  ['while the rest is still to come', null, '2026-11-20', '2026-11-20', '2026-11-20'],
  ['and the rest is to come the same day', null, '2026-11-02', '2026-11-02', '2026-10-30'],
])('the terms of what came %s count from its day', (_, completeOn, today, arrived, invoiced) => {
  const begins = termBegins({ deliveredOn: '2026-11-02', invoicedOn: '2026-10-30', completeOn }, today)
  expect(begins).toEqual({ deliveredOn: arrived, invoicedOn: invoiced })
})

const days = fc
  .integer({ min: 0, max: 2_000 })
  .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))

test('no term ends before it begins, nor on a day of rest where working days count, and it is late exactly after its end', () => {
  const types = fc.constantFrom<ReturnKind[]>('quality', 'lessShipping', 'wrongShipping', 'notRequired')
  const reasons = fc.constantFrom<ReturnReason[]>('leaking', 'broken', 'other')
  fc.assert(
    fc.property(types, reasons, days, days, (type, reason, deliveredOn, today) => {
      const { kind, until, isLate, feeBp } = term(type, reason, today, deliveredOn)
      const { until: asLast } = returnTerm(
        { type, reason },
        { deliveredOn, invoicedOn: deliveredOn, completeOn: deliveredOn },
        { today: until, closedDays },
      )
      if (type !== 'notRequired') expect([until >= deliveredOn, asLast]).toEqual([true, until])
      expect(isLate).toBe(today > until)
      expect(feeBp > 0).toBe(type === 'notRequired')
      if (kind === 'shortage' || kind === 'damage') expect(addWorkingDays(deliveredOn, 3, closedDays)).toBe(until)
    }),
  )
})

test('nothing is late on the first day on which it could be claimed', () => {
  const types = fc.constantFrom<ReturnKind[]>('quality', 'lessShipping', 'wrongShipping', 'notRequired')
  fc.assert(
    fc.property(types, days, days, (type, deliveredOn, completeOn) => {
      const line = { deliveredOn, invoicedOn: deliveredOn, completeOn }
      const claim = { type, reason: null }
      const [, today = ''] = [deliveredOn, completeOn].sort()
      expect(returnTerm(claim, line, { today, closedDays }).isLate).toBe(false)
      expect(returnTerm(claim, { ...line, completeOn: null }, { today, closedDays }).isLate).toBe(false)
    }),
  )
})

test.each([
  [10_000, 8_000],
  [1, 1],
  [3, 2],
  [0, 0],
])('of %d cents a fee of a fifth leaves %d', (net, rest) => expect(lessFee(net, 2_000)).toBe(rest))
