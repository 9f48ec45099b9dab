import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Arrival,
  type BackOrders,
  chooseSplit,
  expectedOn,
  leavesFrom,
  remainingArrivals,
  splitLine,
  waitingByDay,
} from './back-order.ts'

const split = (shipsNow: number, backOrdered: number, preOrdered = 0) => ({ shipsNow, backOrdered, preOrdered })

test.each<[BackOrders, ReturnType<typeof split>, ReturnType<typeof split>, number]>([
  ['split', split(2, 3), split(2, 3), 5],
  ['together', split(2, 3), split(2, 3), 5],
  ['reduce', split(2, 3), split(2, 0), 2],
  ['reduce', split(5, 0), split(5, 0), 5],
  ['reduce', split(0, 3), split(0, 0), 0],
  ['reduce', split(0, 0, 4), split(0, 0), 0],
])('%s of %j is %j', (choice, asked, kept, quantity) => {
  expect(chooseSplit(asked, choice)).toEqual({ ...kept, quantity })
})

const arrivals = [
  { on: '2026-12-01', pieces: 3 },
  { on: '2026-12-14', pieces: 10 },
]
test.each<[waiting: number, before: number, day: string | null]>([
  [0, 0, null],
  [3, 0, '2026-12-01'],
  [4, 0, '2026-12-14'],
  [13, 0, '2026-12-14'],
  [14, 0, null],
  [0, 5, null],
  [1, 2, '2026-12-01'],
  [2, 2, '2026-12-14'],
  [1, 3, '2026-12-14'],
  [10, 3, '2026-12-14'],
  [11, 3, null],
  [1, 13, null],
  [1, 99, null],
])('%i pieces behind %i of others come on %s', (waiting, before, day) => {
  expect(expectedOn(remainingArrivals(arrivals, before), waiting)).toBe(day)
  expect(expectedOn(remainingArrivals([], before), waiting)).toBeNull()
})

test('what is left keeps its days', () => {
  expect(remainingArrivals(arrivals, 0)).toEqual(arrivals)
  expect(remainingArrivals(arrivals, 4)).toEqual([{ on: '2026-12-14', pieces: 9 }])
})

const pieces = fc.integer({ min: 1, max: 40 })
const someArrivals = fc
  .uniqueArray(fc.record({ on: fc.integer({ min: 1, max: 28 }), pieces }), { selector: ({ on }) => on, maxLength: 6 })
  .map((days) =>
    days
      .sort((one, other) => one.on - other.on)
      .map(({ on, pieces }): Arrival => ({ on: `2026-12-${String(on).padStart(2, '0')}`, pieces })),
  )

test('whoever orders when: no arrival gives away more than it has, and who came first is served first', () => {
  const sum = (of: readonly { pieces: number }[]) => of.reduce((all, one) => all + one.pieces, 0)
  fc.assert(
    fc.property(someArrivals, fc.array(pieces, { maxLength: 12 }), (coming, orders) => {
      const promised: { pieces: number; day: string | null }[] = []
      for (const waiting of orders) {
        promised.push({ pieces: waiting, day: expectedOn(remainingArrivals(coming, sum(promised)), waiting) })
      }
      for (const { on } of coming) {
        const due = promised.filter(({ day }) => day !== null && day <= on)
        expect(sum(due)).toBeLessThanOrEqual(sum(coming.filter((arrival) => arrival.on <= on)))
      }
      const days = promised.map(({ day }) => day ?? 'never')
      expect(days).toEqual([...days].sort())
      promised.forEach(({ day }, at) => {
        const needed = sum(promised.slice(0, at + 1))
        const there = coming.find(({ on }) => sum(coming.filter((arrival) => arrival.on <= on)) >= needed)
        expect(day).toBe(there?.on ?? null)
      })
    }),
  )
})

const line = (shipsNow: number, waits: number, expectedOn: string | null = null) => ({
  ...split(shipsNow, waits),
  expectedOn,
})
const [soon, later] = ['2026-12-01', '2026-12-14']

test.each<[BackOrders, ReturnType<typeof line>[], string | null]>([
  ['split', [line(1, 0)], 'now'],
  ['together', [line(1, 0)], 'now'],
  ['split', [line(1, 0), line(0, 2, soon)], 'now'],
  ['split', [line(1, 2)], 'now'],
  ['split', [line(0, 2, later), line(0, 1, soon)], soon],
  ['split', [line(0, 2, later), line(0, 1)], later],
  ['split', [line(0, 2)], null],
  ['together', [line(1, 0), line(1, 2, soon)], soon],
  ['together', [line(0, 2, later), line(0, 1, soon), line(3, 0)], later],
  ['together', [line(0, 2, later), line(5, 1)], null],
])('%s: %j leaves from %s', (choice, lines, from) => {
  expect(leavesFrom(lines, choice)).toBe(from)
})

test.each([
  ['all in stock', 'active' as const, 3, 5, { shipsNow: 3, backOrdered: 0, preOrdered: 0 }],
  ['some in stock', 'active' as const, 8, 5, { shipsNow: 5, backOrdered: 3, preOrdered: 0 }],
  ['none in stock', 'active' as const, 2, 0, { shipsNow: 0, backOrdered: 2, preOrdered: 0 }],
  ['not on sale yet', 'announced' as const, 2, 9, { shipsNow: 0, backOrdered: 0, preOrdered: 2 }],
])('%s', (_, status, quantity, available, expected) => {
  expect(splitLine(status, quantity, available)).toEqual(expected)
})

test('the parts of a line are its pieces, and no part is negative', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: -10, max: 20_000 }), (quantity, available) => {
      const { shipsNow, backOrdered, preOrdered } = splitLine('active', quantity, available)
      expect(shipsNow + backOrdered + preOrdered).toBe(quantity)
      expect(Math.min(shipsNow, backOrdered, preOrdered)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('pieces that come later are counted by the day on which they are expected, those without one at last', () => {
  const line = (backOrdered: number, expectedOn: string | null, preOrdered = 0) => ({
    backOrdered,
    preOrdered,
    expectedOn,
  })
  const lines = [
    line(200, null),
    line(3, '2026-12-07'),
    line(0, '2026-12-01'),
    line(4, '2026-12-07', 1),
    line(2, '2026-11-30'),
  ]
  expect(waitingByDay(lines)).toEqual([
    { expectedOn: '2026-11-30', pieces: 2 },
    { expectedOn: '2026-12-07', pieces: 8 },
    { expectedOn: null, pieces: 200 },
  ])
  expect(waitingByDay([line(0, null)])).toEqual([])
})
