import { expect, test } from 'vitest'
import { type BackOrders, expectedOn, leavesFrom, orderedSplit } from './back-order.ts'

const split = (shipsNow: number, backOrdered: number, preOrdered = 0) => ({ shipsNow, backOrdered, preOrdered })

test.each<[BackOrders, ReturnType<typeof split>, ReturnType<typeof split>, number]>([
  ['split', split(2, 3), split(2, 3), 5],
  ['together', split(2, 3), split(2, 3), 5],
  ['reduce', split(2, 3), split(2, 0), 2],
  ['reduce', split(5, 0), split(5, 0), 5],
  ['reduce', split(0, 3), split(0, 0), 0],
  ['reduce', split(0, 0, 4), split(0, 0), 0],
])('%s of %j is %j', (choice, asked, kept, quantity) => {
  expect(orderedSplit(asked, choice)).toEqual({ ...kept, quantity })
})

const arrivals = [
  { on: '2026-12-01', pieces: 3 },
  { on: '2026-12-14', pieces: 10 },
]
test.each<[BackOrders, number, string | null]>([
  ['split', 0, null],
  ['split', 20, '2026-12-01'],
  ['together', 0, null],
  ['together', 3, '2026-12-01'],
  ['together', 4, '2026-12-14'],
  ['together', 13, '2026-12-14'],
  ['together', 14, null],
])('%s: %i pieces that are waited for come on %s', (choice, waiting, day) => {
  expect(expectedOn(arrivals, waiting, choice)).toBe(day)
  expect(expectedOn([], waiting, choice)).toBeNull()
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
