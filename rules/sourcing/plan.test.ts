import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparePlans } from './compare.ts'
import { lastArrival, type Parcel, planParcels, type Source, type SourcedLine, sourcingPreferences } from './plan.ts'

const source = (warehouse: string, arrivesOn: string, price = 500, own = false): Source => ({
  warehouse,
  arrivesOn,
  price,
  own,
})
/** The Netherlands are near, France and Italy a day later, Poland two. */
const sources = [
  source('NL', '2026-12-01', 500, true),
  source('FR', '2026-12-02', 900),
  source('IT', '2026-12-02', 800),
  source('PL', '2026-12-03', 700),
]

/** Pieces and what is ready, by warehouse, and the warehouse that was chosen. */
type Row = [pieces: number, ready: Record<string, number>, pinned?: string]
const toLines = (rows: readonly Row[]): SourcedLine[] =>
  rows.map(([pieces, ready, pinned]) => ({ pieces, ready, pinned }))
const byWarehouse = (parcels: readonly Parcel[]) =>
  parcels.map(({ warehouse, pieces }) => [warehouse, ...pieces].join(' '))

test.each<[what: string, lines: Row[], fewest: string[], earliest?: string[]]>([
  ['one warehouse has all: the first to arrive', [[5, { NL: 5, FR: 9 }]], ['NL 5']],
  ['of those that arrive together, the cheaper', [[5, { FR: 9, IT: 9 }]], ['IT 5']],
  ['one parcel later, or two earlier', [[5, { NL: 3, FR: 2, PL: 9 }]], ['PL 5'], ['NL 3', 'FR 2']],
  ['no single one has it: nothing stays that could leave', [[9, { NL: 3, FR: 2 }]], ['NL 3', 'FR 2']],
  [
    'a line is whole where one of the chosen has it',
    [
      [2, { NL: 1, FR: 2 }],
      [3, { NL: 3 }],
    ],
    ['NL 0 3', 'FR 2 0'],
  ],
  [
    'each line by itself lies elsewhere',
    [
      [2, { NL: 9 }],
      [3, { IT: 9 }],
    ],
    ['NL 2 0', 'IT 0 3'],
  ],
  [
    'what was chosen for a line leaves from there',
    [
      [2, { NL: 9, PL: 9 }, 'PL'],
      [1, { NL: 9, PL: 1 }],
    ],
    ['PL 2 1'],
    ['PL 2 1'],
  ],
  ['and waits there for what it lacks', [[5, { NL: 9, PL: 1 }, 'PL']], ['PL 1']],
  ['promised twice is not there', [[5, { NL: -2, IT: 5 }]], ['IT 5']],
  ['who does not send to the address gives nothing', [[5, { US: 9 }]], []],
  ['nobody has anything', [[5, {}]], []],
  ['nothing is asked for', [], []],
])('%s', (_, rows, fewest, earliest = fewest) => {
  const lines = toLines(rows)
  expect(byWarehouse(planParcels(lines, sources, { preference: 'fewestParcels' }))).toEqual(fewest)
  expect(byWarehouse(planParcels(lines, sources, { preference: 'earliest' }))).toEqual(earliest)
})

test('a label makes it one parcel, from where most of it can leave', () => {
  const wish = { preference: 'earliest', mostParcels: 1 } as const
  expect(byWarehouse(planParcels(toLines([[9, { NL: 3, FR: 5 }]]), sources, wish))).toEqual(['FR 5'])
})

test('the two preferences are compared only where they differ', () => {
  expect(comparePlans(toLines([[5, { NL: 5 }]]), sources)).toEqual([])
  expect(comparePlans(toLines([[5, { NL: 3, FR: 2, PL: 9 }]]), sources)).toEqual([
    { preference: 'fewestParcels', parcels: [{ warehouse: 'PL', pieces: 5 }], lastOn: '2026-12-03' },
    {
      preference: 'earliest',
      parcels: [
        { warehouse: 'NL', pieces: 3 },
        { warehouse: 'FR', pieces: 2 },
      ],
      lastOn: '2026-12-02',
    },
  ])
})

const codes = ['NL', 'FR', 'IT']
const someSources = fc
  .array(fc.record({ day: fc.integer({ min: 1, max: 3 }), price: fc.integer({ min: 0, max: 2 }) }), {
    minLength: 1,
    maxLength: codes.length,
  })
  .map((ways) => ways.map(({ day, price }, at) => source(codes[at] ?? '', `2026-12-0${day}`, price, at === 0)))
const someLines = (most: number) =>
  fc.array(
    fc.record({
      pieces: fc.integer({ min: 1, max: 3 }),
      ready: fc.dictionary(fc.constantFrom(...codes), fc.integer({ min: 0, max: 3 })),
      pinned: fc.option(fc.constantFrom(...codes), { freq: 6 }),
    }),
    { minLength: 1, maxLength: most },
  )

/** Every way to give each line its pieces, worked out without the rule: how many leave, from where. */
function* everyPlan(
  lines: readonly SourcedLine[],
  from: readonly Source[],
): Generator<{ leaving: number; used: Set<string> }> {
  const [line, ...others] = lines
  if (!line) return yield { leaving: 0, used: new Set() }
  for (const given of everyShare(line, from)) {
    for (const rest of everyPlan(others, from)) {
      yield { leaving: rest.leaving + given.pieces, used: new Set([...rest.used, ...given.used]) }
    }
  }
}
function* everyShare(line: SourcedLine, from: readonly Source[]): Generator<{ pieces: number; used: string[] }> {
  const [first, ...others] = from
  if (!first) return yield { pieces: 0, used: [] }
  const isPossible = !line.pinned || line.pinned === first.warehouse
  const most = isPossible ? Math.min(line.pieces, line.ready[first.warehouse] ?? 0) : 0
  for (let pieces = 0; pieces <= most; pieces++) {
    for (const rest of everyShare({ ...line, pieces: line.pieces - pieces }, others)) {
      yield { pieces: pieces + rest.pieces, used: pieces > 0 ? [first.warehouse, ...rest.used] : rest.used }
    }
  }
}

test('no other plan sends more, and of those that send as much none is better in parcels or days', () => {
  fc.assert(
    fc.property(someLines(3), someSources, (lines, from) => {
      const all = [...everyPlan(lines, from)]
      const most = Math.max(...all.map(({ leaving }) => leaving))
      const best = all
        .filter(({ leaving }) => leaving === most)
        .map(({ used }) => ({
          parcels: used.size,
          last:
            lastArrival(
              [...used].map((warehouse) => ({ warehouse })),
              from,
            ) ?? '',
        }))
      for (const preference of sourcingPreferences) {
        const planned = planParcels(lines, from, { preference })
        expect(sum(planned.flatMap(({ pieces }) => pieces))).toBe(most)
        const own = { parcels: planned.length, last: lastArrival(planned, from) ?? '' }
        const rank = ({ parcels, last }: typeof own) =>
          preference === 'earliest' ? `${last} ${parcels}` : `${parcels} ${last}`
        expect(rank(own)).toBe(best.map(rank).sort()[0])
      }
    }),
    { numRuns: 2_000 },
  )
})

test('no warehouse gives more than it has, no line gets more than it wants, no parcel is empty, and it is the same in any order', () => {
  fc.assert(
    fc.property(someLines(8), someSources, fc.constantFrom(...sourcingPreferences), (lines, from, preference) => {
      const planned = planParcels(lines, from, { preference })
      for (const { warehouse, pieces } of planned) {
        expect(sum(pieces)).toBeGreaterThan(0)
        for (const [at, count] of pieces.entries()) expect(count).toBeLessThanOrEqual(lines[at]?.ready[warehouse] ?? 0)
      }
      for (const [at, line] of lines.entries()) {
        expect(sum(planned.map(({ pieces }) => pieces[at] ?? 0))).toBeLessThanOrEqual(line.pieces)
      }
      expect(planParcels(lines, from.toReversed(), { preference })).toEqual(planned)
    }),
  )
})

test('with more warehouses than are tried nothing stays that could leave', () => {
  const many = Array.from({ length: 14 }, (_, at) => source(`W${at + 10}`, `2026-12-${at + 10}`))
  const lines = many.map(({ warehouse }) => ({ pieces: 1, ready: { [warehouse]: 1 } }))
  for (const preference of sourcingPreferences) {
    const planned = planParcels(lines, many, { preference })
    expect(sum(planned.flatMap(({ pieces }) => pieces))).toBe(14)
    expect(planned.map(({ warehouse }) => warehouse)).toEqual(many.map(({ warehouse }) => warehouse))
  }
})

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
