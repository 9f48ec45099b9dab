import { expect, test } from 'vitest'
import { linesOfText } from './quick-order-lines.ts'

/** The number, the quantity and the own number of each line, or why it is none. */
const read = (text: string) =>
  linesOfText(text).lines.map((line) => ('fault' in line ? line.fault : [line.names[0]?.text, line.quantity]))

test.each<[string, unknown]>([
  // Words that count, in the languages of those who write.
  ['W2070A 12ct', ['W2070A', 12]],
  ['W2070A 12 ct.', ['W2070A', 12]],
  ['W2070A 12 count', ['W2070A', 12]],
  ['12 each W2070A', ['W2070A', 12]],
  ['W2070A 12 nos', ['W2070A', 12]],
  ['W2070A 12qty', ['W2070A', 12]],
  ['W2070A 12 off', ['W2070A', 12]],
  ['W2070A 12 Exemplare', ['W2070A', 12]],
  ['W2070A 12 Einheiten', ['W2070A', 12]],
  ['W2070A 12 ex.', ['W2070A', 12]],
  ['W2070A 12 unités', ['W2070A', 12]],
  ['W2070A 12 unità', ['W2070A', 12]],
  ['W2070A 12 egz.', ['W2070A', 12]],
  ['W2070A 12 eenheden', ['W2070A', 12]],
  ['W2070A 12 u.', 'two_quantities'],
  ['W2070A 12 foo', 'two_quantities'],
  ['3 sets W2070A', 'quantity'],
  ['3 VE W2070A', 'quantity'],
  ['3 confezioni W2070A', 'quantity'],
  ['3 zestawy W2070A', 'quantity'],
  ['3 colis W2070A', 'quantity'],
  ['W2070A 12 dozen', 'quantity'],
  ['both W2070A', 'quantity'],
  ['W2070A l2', 'quantity'],
  ['W2070A 1O', 'quantity'],
  // Quotation marks, prices, measures.
  ['W2070A "3"', ['W2070A', 3]],
  ['"3" W2070A', ['W2070A', 3]],
  ['W2070A „3“', ['W2070A', 3]],
  ["W2070A 1'000'000", 'quantity'],
  ['W2070A 4 @ 45.90', ['W2070A', 4]],
  ['W2070A 4 à 45,90 €', ['W2070A', 4]],
  ['W2070A 12EA 45.90EUR', ['W2070A', 12]],
  ['W2070A @ 45', 'no_quantity'],
  ['W2070A à 45', 'no_quantity'],
  ['4 W2070A @ 45', 'two_quantities'],
  ['W2070A 3 at 12 pcs', 'two_quantities'],
  ['W2070A 3 at 45 each', 'two_quantities'],
  ['842095 MP C3003 2', ['842095 MP C3003', 2]],
  ['T02F3 magenta 12,8 ml', ['T02F3 magenta', 1]],
  ['T02F3 Tinte 5,2ml 3', ['T02F3 Tinte', 3]],
  ['W2070A black 2,200 pages, 3', ['W2070A black', 3]],
  ['W2070A 2 pcs 1.234,50 €', ['W2070A', 2]],
  ['W2070A black EUR 2,5', 'no_quantity'],
  ['W2070A black 90,-', 'no_quantity'],
  // What numbers anything but pieces.
  ['TN-2420 Filiale 12', 'no_quantity'],
  ['TN-2420 KST 4711', 'no_quantity'],
  ['TN-2420 magasin 12', 'no_quantity'],
  ['TN-2420 piano 2', 'no_quantity'],
  ['TN-2420 pokój 12', 'no_quantity'],
  ['TN-2420 KW 48', 'no_quantity'],
  ['TN-2420 PO 4711', 'no_quantity'],
  ['TN-2420 nr. 3', 'no_quantity'],
  ['TN-2420 27 Nov', 'two_quantities'],
  ['TN-2420 Nov 27', 'no_quantity'],
  ['TN-2420 price 90', 'no_quantity'],
  ['TN-2420;Preis;90', 'no_quantity'],
  ['TN-2420 Lagerbestand 12', 'no_quantity'],
  ['TN-2420 box of 2', 'quantity'],
  ['TN-2420 opakowanie 2 szt.', 'quantity'],
  ['TN-2420 confezione da 2', 'quantity'],
  ['TN-2420 VE=2', 'quantity'],
  ['HP 301 twin pack 2 pcs', ['HP 301 twin pack', 2]],
  ['TN-2420 entro 10', 'no_quantity'],
  ['TN-2420 przed 10', 'no_quantity'],
  ['TN-2420 Frau Müller 2', 'no_quantity'],
  ['5 Hamburg TN-2420', 'no_quantity'],
  ['5 of the TN-2420', ['of the TN-2420', 5]],
  ['5 mal TN-2420', ['mal TN-2420', 5]],
  ['5 cartucce TN-2420', ['cartucce TN-2420', 5]],
  ['TN-2420 Lasertoner schwarz 5', ['TN-2420 Lasertoner schwarz', 5]],
  ['TN-2420 cartouche noire originale 5', ['TN-2420 cartouche noire originale', 5]],
  ['TN-2420 toner nero compatibile 5', ['TN-2420 toner nero compatibile', 5]],
  ['TN-2420 oryginalny tusz czarny 5', ['TN-2420 oryginalny tusz czarny', 5]],
  ['CE 410 A 2', ['CE 410 A', 2]],
  ['TN-2420 Stk 2', ['TN-2420 Stk', 2]],
  ['DR-2400 12000 pages 2', ['DR-2400 12000 pages', 2]],
  ['TN-2420 5 Stück für Filiale 12', 'two_quantities'],
  // The numbers of a list.
  ['1) W2070A 3', ['W2070A', 3]],
  ['3) W2070A 5', ['W2070A', 5]],
  ['1.) 3x W2070A', ['W2070A', 3]],
  ['1) W2070A', ['W2070A', 1]],
  ['3) W2070A', 'no_quantity'],
  ['2. W2070A', 'no_quantity'],
  ['Pos. 20 TN-2420 2 Stk', ['TN-2420', 2]],
  ['Pos 20: TN-2420', ['TN-2420', 1]],
  ['poz. 2 W2070A 3 szt.', ['W2070A', 3]],
  // A quantity that is left open, and what is not wanted.
  ['W2070A qty TBD', 'no_quantity'],
  ['W2070A ?', 'no_quantity'],
  ['W2070A xx', 'no_quantity'],
  ['W2071A idem', 'no_quantity'],
  ['W2070A wie immer', 'no_quantity'],
  ['please cancel 3 W2070A', 'quantity'],
  ['W2070A 3 Stück stornieren', 'quantity'],
  ['bitte keine TN-2420 mehr', 'quantity'],
  ['no TN-2420', 'quantity'],
  ['pas de W2070A', 'quantity'],
  ['annullare W2070A 3', 'quantity'],
  ['nie W2070A', 'quantity'],
  // Several products with a quantity each.
  ['TN-2420 2 TN-2410 3', 'two_products'],
  ['TN-2420: 2, TN-2410: 3', 'two_products'],
  ['Hi, please send us 3 x W2070A and 2 x TN-2420, thanks', 'two_products'],
  ['W2070A\t3\tTN-2420\t2', 'two_products'],
  // Around the list.
  ['> 3x W2070A', ['W2070A', 3]],
  ['Total: 12 pcs', 'no_number'],
  ['Razem 12 szt.', 'no_number'],
  ['Summe: 183,60 €', 'no_number'],
  ['W2070A 3\u200b', ['W2070A', 3]],
])('%s', (line, expected) => {
  expect(read(line)).toEqual([expected])
})

test('beside its neighbours a number of a list is known', () => {
  expect(read('1. W2070A\n2. W2071A\n3) W2072A')).toEqual([
    ['W2070A', 1],
    ['W2071A', 1],
    ['W2072A', 1],
  ])
  expect(read('2. W2070A\n1. W2071A\n5. W2072A')).toEqual(['no_quantity', ['W2071A', 1], 'no_quantity'])
})

test('a sentence is looked at from its number on', () => {
  const [line] = linesOfText('could you please send us one of these again as soon as possible TN 2420').lines
  expect(line && 'names' in line && line.names[0]).toMatchObject({ text: 'possible TN 2420', group: 0 })
})
