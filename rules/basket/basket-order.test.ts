import { expect, test } from 'vitest'
import { leavingBasket, linesOfBasket } from './basket-order.ts'

const storedLines = new Map([
  ['A', { quantity: 3, custNumber: 'OWN-A', note: 'for A', warehouse: 'FR', priceSeen: 1999 }],
  ['B', { quantity: 1, custNumber: '', note: '', warehouse: null, priceSeen: 500 }],
])

test.each<[string, Parameters<typeof linesOfBasket>[0], object[]]>([
  ['as it was asked for', [{ number: 'A', qty: 3 }], [{ number: 'A', qty: 3, custNumber: 'OWN-A' }]],
  ['fewer than asked for', [{ number: 'A', qty: 9 }], [{ number: 'A', qty: 3, custNumber: 'OWN-A' }]],
  ['more than asked for', [{ number: 'A', qty: 1 }], [{ number: 'A', qty: 3, custNumber: 'OWN-A' }]],
  [
    'an article number of its own',
    [{ number: 'B', qty: 1, custNumber: 'X' }],
    [{ number: 'B', qty: 1, custNumber: '' }],
  ],
  [
    'what the basket does not hold',
    [
      { number: 'C', qty: 1 },
      { number: 'B', qty: 1 },
    ],
    [{ number: 'B', qty: 1, custNumber: '' }],
  ],
  [
    'the same product twice is one line',
    [
      { number: 'A', qty: 3 },
      { number: ' A ', qty: 3 },
    ],
    [{ number: 'A', qty: 3, custNumber: 'OWN-A' }],
  ],
  [
    'what is ordered instead, as many as of what it replaces',
    [{ number: 'Z', qty: 8, replaces: 'A' }],
    [{ number: 'Z', qty: 3, custNumber: 'OWN-A', replaces: 'A' }],
  ],
  [
    'two instead of the same: the first',
    [
      { number: 'Y', qty: 3, replaces: 'A' },
      { number: 'Z', qty: 3, replaces: 'A' },
    ],
    [{ number: 'Y', qty: 3, custNumber: 'OWN-A', replaces: 'A' }],
  ],
  ['instead of what it does not hold', [{ number: 'A', qty: 3, replaces: 'C' }], []],
])('the basket orders %s', (_, lines, expected) => {
  expect(linesOfBasket(lines, storedLines).map(({ warehouse: _, note: __, priceSeen: ___, ...line }) => line)).toEqual(
    expected,
  )
})

test.each<[string, Parameters<typeof leavingBasket>[0], [string, number][], unknown[][]]>([
  ['what is ordered', [{ number: 'A', qty: 3 }], [['A', 3]], [['A', 3, 'A']]],
  ['what is ordered of it', [{ number: 'A', qty: 3 }], [['A', 2]], [['A', 2, 'A']]],
  ['nothing of what is left out', [{ number: 'A', qty: 3 }], [], []],
  ['what is replaced', [{ number: 'Z', qty: 3, replaces: 'A' }], [['Z', 3]], [['A', 3, 'Z']]],
  ['nothing that is replaced by what is left out', [{ number: 'Z', qty: 3, replaces: 'A' }], [], []],
  [
    'the product itself before what it replaces',
    [
      { number: 'Z', qty: 3, replaces: 'A' },
      { number: 'Z', qty: 2 },
    ],
    [['Z', 4]],
    [
      ['Z', 2, 'Z'],
      ['A', 2, 'Z'],
    ],
  ],
])('%s leaves the basket', (_, asked, ordered, expected) => {
  const lines = ordered.map(([number, quantity]) => ({ number, quantity }))
  const leaving = leavingBasket(asked, lines)
  expect(leaving.map(({ number, pieces, orderedAs }) => [number, pieces, orderedAs.number])).toEqual(expected)
})

test('a price was seen of the product itself, not of what is ordered instead', () => {
  const lines = [
    { number: 'X', qty: 1, replaces: 'A' },
    { number: 'B', qty: 1 },
  ]
  expect(linesOfBasket(lines, storedLines).map(({ priceSeen }) => priceSeen)).toEqual([null, 500])
})

test('a line comes from where the basket has it from', () => {
  const lines = [
    { number: 'X', qty: 1, replaces: 'A' },
    { number: 'B', qty: 1 },
  ]
  expect(linesOfBasket(lines, storedLines).map(({ warehouse, note }) => [warehouse, note])).toEqual([
    ['FR', 'for A'],
    [null, ''],
  ])
})
