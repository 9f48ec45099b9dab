import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditedByLine, creditedSums } from './credited.ts'

const part = { position: 1, creditId: 7, orderId: 3, orderPosition: 1, pieces: 2, net: 1_000 }

test.each([
  ['a line of one note', [part], [[1, { pieces: 2, net: 1_000 }]]],
  ['a line of two notes', [part, { ...part, creditId: 8, pieces: 1, net: 500 }], [[1, { pieces: 3, net: 1_500 }]]],
  [
    'two batches of one ordered line',
    [part, { ...part, position: 2, pieces: 1 }],
    [
      [1, { pieces: 2, net: 667 }],
      [2, { pieces: 1, net: 333 }],
    ],
  ],
  [
    'two lines of an order',
    [part, { ...part, position: 2, orderPosition: 2, net: 400 }],
    [
      [1, { pieces: 2, net: 1_000 }],
      [2, { pieces: 2, net: 400 }],
    ],
  ],
  ['a line without a note', [], []],
])('%s', (_, parts, expected) => {
  expect([...creditedByLine(parts)]).toEqual(expected)
})

test('the shares of lines are all that the note gives', () => {
  const pieces = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(pieces, fc.integer({ min: 0, max: 100_000 }), (batches, net) => {
      const shares = creditedByLine(batches.map((some, at) => ({ ...part, position: at + 1, pieces: some, net })))
      expect([...shares.values()].reduce((sum, share) => sum + share.net, 0)).toBe(net)
      for (const share of shares.values()) expect(share.net).toBeGreaterThanOrEqual(0)
    }),
  )
})

const line = { pieces: 2, quantity: 5, amount: 50_000, discount: 0, feeBp: 0, vatRateBp: 2_100, credited: 20_000 }

test('what notes give is as they say it, and the fee is shown beside it', () => {
  expect(creditedSums([line], 4_200)).toEqual({ amount: 20_000, fee: 0, shipping: 0, vat: 4_200, total: 24_200 })
  const late = { ...line, feeBp: 2_000, credited: 16_000 }
  expect(creditedSums([late], 3_360)).toEqual({ amount: 20_000, fee: 4_000, shipping: 0, vat: 3_360, total: 19_360 })
})

test('lines without a note come to nothing, and the VAT of notes at two rates is theirs', () => {
  const none = { ...line, pieces: 0, credited: 0, feeBp: 2_000 }
  expect(creditedSums([none], 0)).toEqual({ amount: 0, fee: 0, shipping: 0, vat: 0, total: 0 })
  const reduced = { ...line, vatRateBp: 900, credited: 10_000 }
  expect(creditedSums([line, reduced, none], 4_200 + 900)).toMatchObject({ amount: 30_000, vat: 5_100, total: 35_100 })
})
