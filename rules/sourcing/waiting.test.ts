import { expect, test } from 'vitest'
import { placeWaiting, sourceOfComplete } from './waiting.ts'

const sources = [
  { warehouse: 'FR', own: false },
  { warehouse: 'IT', own: false },
  { warehouse: 'NL', own: true },
]

test.each<[what: string, expected: Record<string, string | null>, parcels: string[], place: string, pinned?: string]>([
  ['where it comes first', { FR: '2026-12-04', IT: '2026-12-03', NL: '2026-12-05' }, [], 'IT'],
  ['of equals where a parcel leaves anyway', { FR: '2026-12-03', IT: '2026-12-03', NL: null }, ['IT'], 'IT'],
  ['of equals at its own', { FR: '2026-12-03', NL: '2026-12-03' }, [], 'NL'],
  ['then by code', { FR: '2026-12-03', IT: '2026-12-03' }, [], 'FR'],
  ['a known day goes before the parcel that leaves', { FR: '2026-12-03', NL: null }, ['NL'], 'FR'],
  ['without a day with the first parcel', {}, ['IT', 'FR'], 'IT'],
  ['without both at its own', {}, [], 'NL'],
  ['where it was chosen', { FR: '2026-12-03' }, ['FR'], 'IT', 'IT'],
  ['a warehouse that does not send is no choice', { FR: '2026-12-03' }, [], 'FR', 'US'],
])('%s', (_, expected, parcels, place, pinned) => {
  expect(placeWaiting([{ pieces: 1, expected, pinned }], sources, parcels)).toEqual([place])
})

test.each<[what: string, lines: (Record<string, string> | 'chosen')[], places: string[]]>([
  ['what has no day waits where another line waits', [{}, { IT: '2026-12-03' }, {}], ['IT', 'IT', 'IT']],
  ['not where one was chosen to, from where it could not move', [{}, 'chosen'], ['NL', 'FR']],
  [
    'of equals one of which another line waits',
    [{ FR: '2026-12-03' }, { IT: '2026-12-04', FR: '2026-12-04' }],
    ['FR', 'FR'],
  ],
])('%s', (_, rows, places) => {
  const lines = rows.map((row) => (row === 'chosen' ? { expected: {}, pinned: 'FR' } : { expected: row }))
  const waiting = lines.map((line) => ({ pieces: 1, ...line }))
  expect(placeWaiting(waiting, sources, [])).toEqual(places)
})

test('without a warehouse that sends it waits nowhere', () => {
  expect(placeWaiting([{ pieces: 1, expected: {} }], [], [])).toEqual([null])
  expect(sourceOfComplete([{ pieces: 1, ready: {}, expected: {} }], [])).toBeNull()
})

type Row = [pieces: number, ready: Record<string, number>, expected: Record<string, string | null>]

test.each<[what: string, lines: Row[], from: string]>([
  ['where all of it is', [[3, { IT: 3 }, { FR: '2026-12-01' }]], 'IT'],
  ['where the last of it comes first', [[3, { FR: 2 }, { FR: '2026-12-04', IT: '2026-12-03' }]], 'IT'],
  ['a known day goes before an unknown one', [[3, { FR: 2 }, { IT: '2026-12-30' }]], 'IT'],
  ['where fewer wait, if no day is known', [[3, { IT: 2 }, {}]], 'IT'],
  ['the first to send, if all is the same', [[3, {}, {}]], 'FR'],
  [
    'where most of it has a day, although something has none anywhere',
    [
      [1, {}, { IT: '2026-12-12' }],
      [1, {}, {}],
    ],
    'IT',
  ],
  [
    'where a line is that no other expects',
    [
      [1, { FR: 1, NL: 1 }, {}],
      [1, { IT: 1 }, { FR: '2026-12-12' }],
    ],
    'FR',
  ],
  [
    'of all lines',
    [
      [1, { FR: 1 }, {}],
      [1, { NL: 1 }, { FR: '2026-12-09' }],
    ],
    'FR',
  ],
])('complete: %s', (_, rows, from) => {
  const lines = rows.map(([pieces, ready, expected]) => ({ pieces, ready, expected }))
  expect(sourceOfComplete(lines, sources)).toBe(from)
})
