import { expect, test } from 'vitest'
import { linesOfText } from './lines.ts'

/** The number, the quantity and the customer's article number of each line, or why it is none. */
const read = (text: string) =>
  linesOfText(text).lines.map((line) => ('fault' in line ? line.fault : [line.names[0]?.text, line.quantity]))

test.each<[string, unknown]>([
  // A count with its sign at the end.
  ['W2070A 3x', ['W2070A', 3]],
  ['W2070A; 3x', ['W2070A', 3]],
  ['W2070A: 3x', ['W2070A', 3]],
  ['W2070A (3x)', ['W2070A', 3]],
  ['W2070A 3×', ['W2070A', 3]],
  ['W2070A 3*', ['W2070A', 3]],
  ['W2070A 3x.', ['W2070A', 3]],
  ['W2070A 3x, black', ['W2070A', 3]],
  ['W2070A 3x black', ['W2070A black', 3]],
  ['W2070A 3X', ['W2070A', 3]],
  ['3X TN2420', ['TN2420', 3]],
  ['3x;W2070A', ['W2070A', 3]],
  ['W2070A 12x', ['W2070A', 12]],
  ['W2070A;12*', ['W2070A', 12]],
  ['842095 12x', ['842095', 12]],
  ['Canon 718 3x', ['Canon 718', 3]],
  ['HP 59X 3x', ['HP 59X', 3]],
  ['W2070A 3ks', ['W2070A', 3]],
  ['W2070A 0x', 'quantity'],
  ['W2070A -3x', 'quantity'],
  ['W2070A 12000x', 'quantity'],
  ['W2070A 3x 5', 'two_quantities'],
  ['W2070A 3x 5x', 'two_quantities'],
  // A number of HP's may end in the same way.
  ['hp 59x', ['hp 59x', 1]],
  ['hp 59x 2', ['hp 59x', 2]],
  ['13x .... 2 pcs', ['13x', 2]],
  ['13X;1000', ['13X', 1_000]],
  ['HP 59X CF259X', ['HP 59X CF259X', 1]],
  ['hp cf259x (59x) 2', ['hp cf259x 59x', 2]],
  ['W2070A 12X', 'two_quantities'],
  ['12X TN2420', 'two_quantities'],
  ['HP CF259A 10x', 'two_quantities'],
  ['59A 10x', 'two_quantities'],
  ['302 12x', 'two_quantities'],
  ['Canon 718 12x', 'two_quantities'],
  ['302 12X', ['12X', 302]],
  // What counts no pieces, or nobody knows what.
  ['W2070A 2k', 'quantity'],
  ['W2070A 0.5k', 'quantity'],
  ['W2070A 3x2', 'no_quantity'],
  ['W2070A 2x3', 'no_quantity'],
  ['W2070A 3u', 'quantity'],
  ['W2070A 12U', 'quantity'],
  ['W2070A 3rolls black', 'no_quantity'],
  ['W2070A 2x500ml', 'no_quantity'],
  ['TN2420 2x45,90', 'no_quantity'],
  ['TN2420 2x45.90', 'no_quantity'],
  ['TN2420 2 x 45,90 €', ['TN2420', 2]],
  ['3x302', ['302', 3]],
  ['1. 3x302', ['302', 3]],
  ['3x302, black', ['302', 3]],
  ['W2070A 2k pages', ['W2070A', 1]],
  ['W2070A 2.5k pages 3', ['W2070A', 3]],
  ['HP LaserJet 4L 92274A', ['HP LaserJet 4L 92274A', 1]],
  ['100 packs W2070A', 'no_quantity'],
  ['301 pack', ['301 pack', 1]],
])('%s', (line, expected) => {
  expect(read(line)).toEqual([expected])
})
