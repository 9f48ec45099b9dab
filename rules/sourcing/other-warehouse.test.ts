import { expect, test } from 'vitest'
import { type Arrival, expectedOn, remainingArrivals } from '../order/back-order.ts'
import { type SharedShelf, soonerWarehouse } from './other-warehouse.ts'

const [soon, then, late] = ['2026-12-01', '2026-12-04', '2026-12-18']
/** Parcels of these warehouses arrive when their goods have come. */
const arrivesAtOnce = (...warehouses: string[]) => new Map(warehouses.map((code) => [code, (on: string) => on]))
const atOnce = arrivesAtOnce('FR', 'IT', 'NL')

const shelf = (arrivals: [on: string, pieces: number][] = [], earlier = 0, later: number[] = []): SharedShelf => ({
  arrivals: arrivals.map(([on, pieces]) => ({ on, pieces })),
  earlier,
  later,
})

test.each<[what: string, lines: Record<string, SharedShelf>[], to: string | null]>([
  ['goods lie free elsewhere', [{ NL: shelf(), FR: shelf([['', 2]]) }], 'FR'],
  ['they come sooner elsewhere', [{ NL: shelf([[then, 2]]), FR: shelf([[soon, 2]]) }], 'FR'],
  ['they come as late', [{ NL: shelf([[then, 2]]), FR: shelf([[then, 9]]) }], null],
  ['too few lie free elsewhere', [{ NL: shelf([[then, 2]]), FR: shelf([['', 1]]) }], null],
  ['those before it take them', [{ NL: shelf([[then, 2]]), FR: shelf([[soon, 3]], 2) }], null],
  ['they are enough for who waits there, too', [{ NL: shelf([[then, 2]]), FR: shelf([[soon, 5]], 0, [3]) }], 'FR'],
  [
    'who waits there would be served later',
    [
      {
        NL: shelf(),
        FR: shelf(
          [
            [soon, 4],
            [then, 9],
          ],
          0,
          [3],
        ),
      },
    ],
    null,
  ],
  [
    'one of its lines would come later',
    [
      { NL: shelf([[then, 2]]), FR: shelf([[soon, 2]]) },
      { NL: shelf([[then, 2]]), FR: shelf([[late, 2]]) },
    ],
    null,
  ],
  [
    'another line is as late as before',
    [
      { NL: shelf([[then, 2]]), FR: shelf([[soon, 2]]) },
      { NL: shelf(), FR: shelf() },
    ],
    'FR',
  ],
  ['of several the first', [{ NL: shelf(), FR: shelf([[then, 2]]), IT: shelf([[soon, 2]]) }], 'IT'],
  ['of equals by code', [{ NL: shelf(), IT: shelf([['', 2]]), FR: shelf([['', 2]]) }], 'FR'],
])('%s', (_, lines, to) => {
  const movable = lines.map((shelves) => ({ pieces: 2, shelves }))
  expect(soonerWarehouse(movable, 'NL', atOnce)).toBe(to)
})

test('what comes sooner and travels longer does not move, nor to where nobody sends from', () => {
  const lines = [{ pieces: 2, shelves: { NL: shelf([[then, 2]]), FR: shelf([[soon, 2]]) } }]
  expect(soonerWarehouse(lines, 'NL', new Map([...atOnce, ['FR', () => late]]))).toBeNull()
  expect(soonerWarehouse(lines, 'NL', arrivesAtOnce('NL'))).toBeNull()
  expect(soonerWarehouse(lines, 'NL', arrivesAtOnce('FR'))).toBeNull()
})

/** The days of a queue that gets the arrivals in its order, told piece by piece. */
function daysOf(arrivals: readonly Arrival[], queue: readonly number[]) {
  const pieces = arrivals.flatMap(({ on, pieces: count }) => Array.from({ length: count }, () => on))
  return queue.map((count) => pieces.splice(0, count)[count - 1] ?? null)
}

test('whatever waits where, nobody gets goods later by a move, and who moves gets one of them sooner', () => {
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % (most + 1)
  }
  const days = ['', soon, then, late]
  const randomShelf = () =>
    shelf(
      days.flatMap((on): [string, number][] => (random(2) > 0 ? [[on, 1 + random(3)]] : [])),
      random(3),
      Array.from({ length: random(3) }, () => 1 + random(2)),
    )
  let moves = 0
  for (let run = 0; run < 3_000; run++) {
    const lines = Array.from({ length: 1 + random(1) }, () => ({
      pieces: 1 + random(2),
      shelves: { NL: randomShelf(), FR: randomShelf() },
    }))
    if (soonerWarehouse(lines, 'NL', atOnce) === null) continue
    moves++
    const gains = lines.map(({ pieces, shelves }) => {
      const [from, to] = [shelves.NL, shelves.FR]
      const before = daysOf(to.arrivals, [to.earlier, ...to.later]).slice(1)
      const [, moved = null, ...after] = daysOf(to.arrivals, [to.earlier, pieces, ...to.later])
      expect(after).toEqual(before)
      const stayed = expectedOn(remainingArrivals(from.arrivals, from.earlier), pieces)
      expect((moved ?? '9') <= (stayed ?? '9')).toBe(true)
      return (moved ?? '9') < (stayed ?? '9')
    })
    expect(gains).toContain(true)
  }
  expect(moves).toBeGreaterThan(100)
})
