import { expect, test } from 'vitest'
import { linesOfText } from './lines.ts'

/** The number, the quantity and the customer's article number of each line, or why it is none. */
const read = (text: string) =>
  linesOfText(text).lines.map((line) => ('fault' in line ? line.fault : [line.names[0]?.text, line.quantity]))

test.each<[string, unknown]>([
  // Another product in the line, or another quantity.
  ['TN2420, W2070A', 'two_products'],
  ['TN2420;HP 59X', 'two_quantities'],
  ['3x TN2420, W2070A', 'two_products'],
  ['TN2420, W2070A, CF259A je 5 Stück', 'two_products'],
  ['W2070A 3 Stk, W2071A', 'two_products'],
  ['W2070A 3 Stk, dann noch W2071A bitte', 'two_products'],
  ['W2070A 3 Stk, zum Testen W2071A 2', 'two_quantities'],
  ['W2070A;W2071A;W2072A', 'two_products'],
  ['W2070A;3;593-11168', 'two_products'],
  ['46508712;W2070A;3', 'two_products'],
  ['Canon 718;W2070A;3', 'two_products'],
  ['Toner for HP CF259A;drum for HP CF232A;3', 'two_products'],
  ['3;W2070A 5', 'two_quantities'],
  ['W2070A 12 pcs, 4 black', 'two_quantities'],
  ['W2070A;3;2 years old', 'two_quantities'],
  // What the others say of it.
  ['Toner for HP CF259A printer;W2070A;3', ['W2070A', 3]],
  ['CF259A;Toner for HP LaserJet Pro M404dn;3', ['CF259A', 3]],
  ['TN2420;Brother HL-L2350DW toner;3', ['TN2420', 3]],
  ['Q2612A;HP LaserJet 1018;3', ['Q2612A', 3]],
  ['TN2420;TN-2420;3', ['TN2420', 3]],
  ['TN2420;Brother TN-2420 toner;3', ['TN2420', 3]],
  ['CF259X;HP 59X;3', ['CF259X', 3]],
  ['W2070A;3;A4', ['W2070A', 3]],
  ['W2070A;3;2026-11-20', ['W2070A', 3]],
  ['W2070A;3;12kg', ['W2070A', 3]],
  ['TN 2420;Toner;4012345678901;3', ['TN 2420', 3]],
])('%s', (line, expected) => {
  expect(read(line)).toEqual([expected])
})
