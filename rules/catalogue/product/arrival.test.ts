import { expect, test } from 'vitest'
import { changeArrivals, type OpenArrival } from './arrival.ts'

const today = '2026-11-18'
const [past, soon, late] = ['2026-11-10', '2026-11-27', '2026-12-18']
const open: OpenArrival[] = [
  { reference: '', expectedOn: soon, pieces: 3 },
  { reference: 'PO-1', expectedOn: soon, pieces: 5 },
  { reference: 'PO-1', expectedOn: late, pieces: 7 },
  { reference: 'PO-2', expectedOn: past, pieces: 2 },
]
const pieces = (change: Parameters<typeof changeArrivals>[1]) => {
  const changed = changeArrivals(open, change, today)
  return typeof changed === 'string'
    ? changed
    : changed.map((one) => `${one.reference} ${one.expectedOn} ${one.pieces}`)
}
const others = [` ${soon} 3`, `PO-2 ${past} 2`]

test('one arrival is added, moved, recounted or over, and the others stay', () => {
  const seen = { expectedOn: soon, pieces: 5 }
  const change = (after: typeof seen | null, before: typeof seen | null = seen) => {
    const all = pieces({ reference: 'PO-1', before, after })
    if (typeof all === 'string') return all
    expect(all).toEqual(expect.arrayContaining(others))
    return all.filter((one) => !others.includes(one))
  }
  expect(change({ expectedOn: '2026-12-01', pieces: 4 })).toEqual([
    `PO-1 ${soon} 0`,
    `PO-1 ${late} 7`,
    'PO-1 2026-12-01 4',
  ])
  expect(change({ expectedOn: soon, pieces: 4 })).toEqual([`PO-1 ${soon} 4`, `PO-1 ${late} 7`])
  expect(change({ expectedOn: late, pieces: 5 })).toEqual([`PO-1 ${soon} 0`, `PO-1 ${late} 12`])
  expect(change({ expectedOn: '2026-12-01', pieces: 1 }, null)).toContain('PO-1 2026-12-01 1')
  expect(change(null)).toEqual([`PO-1 ${soon} 0`, `PO-1 ${late} 7`])
})

test('what has changed since it was seen, and a new day that is over, are refused', () => {
  const after = { expectedOn: late, pieces: 1 }
  expect(pieces({ reference: 'PO-1', before: { expectedOn: soon, pieces: 6 }, after })).toBe('stock.arrival_changed')
  expect(pieces({ reference: 'PO-1', before: null, after })).toBe('stock.arrival_changed')
  expect(pieces({ reference: 'PO-3', before: { expectedOn: soon, pieces: 5 }, after })).toBe('stock.arrival_changed')
  const seen = { expectedOn: past, pieces: 2 }
  expect(pieces({ reference: 'PO-2', before: null, after: seen })).toBe('stock.arrival_past')
  expect(pieces({ reference: 'PO-1', before: { expectedOn: soon, pieces: 5 }, after: seen })).toBe('stock.arrival_past')
  expect(pieces({ reference: 'PO-2', before: seen, after: { ...seen, pieces: 1 } })).toContain(`PO-2 ${past} 1`)
  expect(pieces({ reference: 'PO-2', before: null, after: { expectedOn: today, pieces: 1 } })).toContain(
    `PO-2 ${today} 1`,
  )
})
