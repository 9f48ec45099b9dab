import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOfParts, offShipping, readyIn, splitByWarehouse, type WantedLine } from './warehouse-split.ts'

const places = ['NL', 'FR', 'IT', 'PL']

/** Pieces and what is ready, by warehouse: `[5, { NL: 3, FR: 9 }]`. */
type Row = [pieces: number, ready: Record<string, number>]
const wanted = (rows: readonly Row[]): WantedLine[] => rows.map(([pieces, ready]) => ({ pieces, ready }))

test.each<[what: string, lines: Row[], parts: Record<string, number[]>]>([
  ['the own warehouse has all', [[5, { NL: 5, FR: 5 }]], {}],
  ['another one has all: it gives the rest', [[5, { NL: 3, FR: 5 }]], { NL: [3], FR: [2] }],
  ['the own one has as much as all together', [[5, { NL: 3 }]], {}],
  [
    'a line that nobody has is in no part',
    [
      [9, { NL: 3, FR: 5 }],
      [1, {}],
    ],
    { NL: [3, 0], FR: [5, 0] },
  ],
  ['the own one has nothing', [[5, { FR: 3, IT: 2 }]], {}],
  ['nobody has anything', [[5, {}]], {}],
  ['nothing is asked for', [], {}],
  ['one line lies in two', [[5, { NL: 3, FR: 2 }]], { NL: [3], FR: [2] }],
  ['what nobody has is in no part', [[9, { NL: 3, FR: 2 }]], { NL: [3], FR: [2] }],
  [
    'two lines lie apart',
    [
      [2, { NL: 9 }],
      [3, { FR: 9 }],
    ],
    { NL: [2, 0], FR: [0, 3] },
  ],
  ['three warehouses, by their arrival', [[6, { NL: 2, FR: 2, IT: 2 }]], { NL: [2], FR: [2], IT: [2] }],
  ['who has all of the rest goes first', [[6, { NL: 2, FR: 1, IT: 4 }]], { NL: [2], IT: [4] }],
  ['who arrives first of those who have all of it', [[6, { NL: 2, FR: 4, IT: 4 }]], { NL: [2], FR: [4] }],
  [
    'a part of the rest is no reason to go first',
    [[9, { NL: 2, FR: 1, IT: 4, PL: 2 }]],
    { NL: [2], FR: [1], IT: [4], PL: [2] },
  ],
  ['promised twice is not there', [[5, { NL: 3, FR: -2 }]], {}],
  ['who does not serve the address gives nothing', [[5, { NL: 3, US: 2 }]], {}],
])('%s', (_, lines, parts) => {
  const split = splitByWarehouse(wanted(lines), places)
  expect(Object.fromEntries(split.map(({ warehouse, pieces }) => [warehouse, pieces]))).toEqual(parts)
})

const someLines = fc.array(
  fc.record({
    pieces: fc.integer({ min: 1, max: 30 }),
    ready: fc.dictionary(fc.constantFrom(...places), fc.integer({ min: 0, max: 20 })),
  }),
  { minLength: 1, maxLength: 8 },
)
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

test('no warehouse gives more than it has, no line gets more than it wants, and nobody keeps what is wanted', () => {
  fc.assert(
    fc.property(someLines, (lines) => {
      const parts = splitByWarehouse(lines, places)
      for (const [at, { pieces, ready }] of lines.entries()) {
        for (const part of parts) expect(part.pieces[at]).toBeLessThanOrEqual(ready[part.warehouse] ?? 0)
        const assigned = sum(parts.map((part) => part.pieces[at] ?? 0))
        expect(assigned).toBeLessThanOrEqual(pieces)
        if (parts.length > 0) expect(assigned).toBe(Math.min(pieces, sum(Object.values(ready))))
      }
      expect(new Set(parts.map(({ warehouse }) => warehouse)).size).toBe(parts.length)
      for (const { pieces } of parts) expect(sum(pieces)).toBeGreaterThan(0)
    }),
  )
})

test('it is split exactly where the own warehouse has some of it and others have more of it', () => {
  fc.assert(
    fc.property(someLines, (lines) => {
      const most = sum(lines.map(({ pieces, ready }) => Math.min(pieces, sum(Object.values(ready)))))
      const parts = splitByWarehouse(lines, places)
      expect(parts.length > 1).toBe(readyIn(lines, 'NL') > 0 && readyIn(lines, 'NL') < most)
      expect(parts.length).not.toBe(1)
      if (parts.length > 0) expect(parts[0]?.warehouse).toBe('NL')
    }),
  )
})

const priced = fc
  .record({
    shipsNow: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 3, maxLength: 3 }),
    backOrdered: fc.integer({ min: 0, max: 9 }),
    preOrdered: fc.integer({ min: 0, max: 9 }),
    unitPrice: fc.integer({ min: 0, max: 50_000 }),
    off: fc.integer({ min: 0, max: 100 }),
  })
  .filter(({ shipsNow, backOrdered, preOrdered }) => sum([...shipsNow, backOrdered, preOrdered]) > 0)

test('all orders have together the pieces, the amount and the discount that one would have', () => {
  fc.assert(
    fc.property(fc.array(priced, { minLength: 1, maxLength: 6 }), (drawn) => {
      const lines = drawn.map(({ shipsNow, unitPrice, off, ...waits }, skuId) => {
        const quantity = sum([...shipsNow, waits.backOrdered, waits.preOrdered])
        const amount = quantity * unitPrice
        const discount = Math.floor((amount * off) / 100)
        const price = { unitPrice, discountPrice: null, amount, discount }
        return { skuId, quantity, shipsNow: sum(shipsNow), ...waits, expectedOn: '2026-12-01', ...price }
      })
      const pieces = [0, 1, 2].map((at) => new Map(drawn.map(({ shipsNow }, skuId) => [skuId, shipsNow[at] ?? 0])))
      const orders = linesOfParts(lines, pieces)
      const all = orders.flat()
      for (const line of lines) {
        const own = all.filter(({ skuId }) => skuId === line.skuId)
        for (const key of ['quantity', 'shipsNow', 'backOrdered', 'preOrdered', 'amount', 'discount'] as const) {
          expect(sum(own.map((one) => one[key]))).toBe(line[key])
        }
      }
      for (const { quantity, shipsNow, backOrdered, preOrdered, amount, discount } of all) {
        expect(quantity).toBeGreaterThan(0)
        expect(quantity).toBe(shipsNow + backOrdered + preOrdered)
        expect(discount).toBeLessThanOrEqual(amount)
      }
      for (const { shipsNow, quantity, expectedOn } of orders.slice(1).flat()) {
        expect([shipsNow, expectedOn]).toEqual([quantity, null])
      }
    }),
  )
})

test.each([
  [0, [500, 700], [0, 0]],
  [300, [500, 700], [300, 0]],
  [900, [500, 700], [500, 400]],
  [1_200, [500, 700], [500, 700]],
  [700, [0, 700], [0, 700]],
])('of %i off shipping of %j go %j', (off, costs, each) => {
  expect(offShipping(off, costs)).toEqual(each)
})
