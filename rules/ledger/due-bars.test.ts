import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeDueBars } from './due-bars.ts'

/** Of a cent that is due on a day: in which bar it stands. */
function barOf(dueOn: string, today: string) {
  const bars = makeDueBars([{ dueOn, open: 1 }], today)
  return bars.flatMap(({ amount, kind, from, until }) => (amount > 0 ? [`${kind} ${from} ${until}`] : []))
}

test.each([
  // A Thursday.
  ['2026-11-25', '2026-11-26', 'overdue null 2026-11-25'],
  ['2024-01-01', '2026-11-26', 'overdue null 2026-11-25'],
  ['2026-11-26', '2026-11-26', 'week 2026-11-26 2026-11-29'],
  ['2026-11-29', '2026-11-26', 'week 2026-11-26 2026-11-29'],
  ['2026-11-30', '2026-11-26', 'week 2026-11-30 2026-12-06'],
  ['2027-01-17', '2026-11-26', 'week 2027-01-11 2027-01-17'],
  ['2027-01-18', '2026-11-26', 'later 2027-01-18 null'],
  // A Monday, a Sunday, and a day off in February.
  ['2026-11-29', '2026-11-23', 'week 2026-11-23 2026-11-29'],
  ['2026-11-22', '2026-11-22', 'week 2026-11-22 2026-11-22'],
  ['2026-11-23', '2026-11-22', 'week 2026-11-23 2026-11-29'],
  ['2028-02-29', '2028-02-28', 'week 2028-02-28 2028-03-05'],
])('what is due on %s is seen on %s in: %s', (dueOn, today, bar) => expect(barOf(dueOn, today)).toEqual([bar]))

const anyDay = fc.integer({ min: -900, max: 900 }).map((days) => {
  return new Date(Date.UTC(2026, 10, 26) + days * 86_400_000).toISOString().slice(0, 10)
})

test('what is disputed is due on no day: it has a bar of its own behind the others, where there is any', () => {
  const bars = makeDueBars(
    [
      { dueOn: null, open: 5 },
      { dueOn: '2026-01-01', open: 2 },
      { dueOn: null, open: 1 },
    ],
    '2026-11-26',
  )
  expect(bars).toHaveLength(11)
  expect(bars.filter(({ amount }) => amount > 0)).toEqual([
    { kind: 'overdue', from: null, until: '2026-11-25', amount: 2 },
    { kind: 'disputed', from: null, until: null, amount: 6 },
  ])
})

test('the bars are ten, follow each other day by day, and their sum is what is owed', () => {
  const anyOwed = fc.array(fc.record({ dueOn: anyDay, open: fc.integer({ min: 1, max: 10 ** 9 }) }))
  fc.assert(
    fc.property(anyOwed, anyDay, (owed, today) => {
      const bars = makeDueBars(owed, today)
      expect(bars).toHaveLength(10)
      for (const [at, { from }] of bars.entries()) {
        const before = bars[at - 1]?.until
        if (before && from) expect(Date.parse(from) - Date.parse(before)).toBe(86_400_000)
      }
      expect(bars.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed.reduce((sum, { open }) => sum + open, 0))
    }),
  )
})
