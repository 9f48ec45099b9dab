import { expect, test } from 'vitest'
import { leavingBasket, linesOfBasket } from './basket-order.ts'

const held = new Map([
  ['A', { quantity: 3, custNumber: 'OWN-A' }],
  ['B', { quantity: 1, custNumber: '' }],
])

test.each<[string, Parameters<typeof linesOfBasket>[0], object[]]>([
  ['as it was asked for', [{ number: 'A', qty: 3 }], [{ number: 'A', qty: 3, custNumber: 'OWN-A' }]],
  ['fewer than asked for', [{ number: 'A', qty: 9 }], [{ number: 'A', qty: 3, custNumber: 'OWN-A' }]],
  ['more than asked for', [{ number: 'A', qty: 1 }], [{ number: 'A', qty: 3, custNumber: 'OWN-A' }]],
  ['an own number of its own', [{ number: 'B', qty: 1, custNumber: 'X' }], [{ number: 'B', qty: 1, custNumber: '' }]],
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
    [{ number: 'Z', qty: 8, instead: 'A' }],
    [{ number: 'Z', qty: 3, custNumber: 'OWN-A', instead: 'A' }],
  ],
  [
    'two instead of the same: the first',
    [
      { number: 'Y', qty: 3, instead: 'A' },
      { number: 'Z', qty: 3, instead: 'A' },
    ],
    [{ number: 'Y', qty: 3, custNumber: 'OWN-A', instead: 'A' }],
  ],
  ['instead of what it does not hold', [{ number: 'A', qty: 3, instead: 'C' }], []],
])('the basket orders %s', (_, lines, expected) => {
  expect(linesOfBasket(lines, held)).toEqual(expected)
})

test.each<[string, Parameters<typeof leavingBasket>[0], [string, number][], unknown[][]]>([
  ['what is ordered', [{ number: 'A', qty: 3 }], [['A', 3]], [['A', 3, 'A']]],
  ['what is ordered of it', [{ number: 'A', qty: 3 }], [['A', 2]], [['A', 2, 'A']]],
  ['nothing of what is left out', [{ number: 'A', qty: 3 }], [], []],
  ['what is replaced', [{ number: 'Z', qty: 3, instead: 'A' }], [['Z', 3]], [['A', 3, 'Z']]],
  ['nothing that is replaced by what is left out', [{ number: 'Z', qty: 3, instead: 'A' }], [], []],
  [
    'the product itself before what it replaces',
    [
      { number: 'Z', qty: 3, instead: 'A' },
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
