import { expect, test } from 'vitest'
import { linesOfText } from './lines.ts'

/** The number and the quantity of each item, or its number and why it is asked. */
const items = (text: string) =>
  linesOfText(text)
    .lines.flatMap((line) => line.items ?? [line])
    .map((line) => {
      const [name] = ('names' in line ? line : (line.named ?? line.uncertain))?.names ?? []
      return [name?.text.replace(/^\d+x? /, '') ?? '–', 'fault' in line ? line.fault : line.quantity]
    })
const readPieces = (text: string) =>
  items(text)
    .map((one) => one.join(' '))
    .join(' + ')

test.each<[string, string]>([
  // Each with its own quantity.
  ['3x TN-2420 und 2x DR-2400', 'TN-2420 3 + DR-2400 2'],
  ['TN-2420 2 DR-2400 3', 'TN-2420 2 + DR-2400 3'],
  ['2 TN-2420 3 DR-2400', 'TN-2420 2 + DR-2400 3'],
  ['3x TN-2420 2x DR-2400', 'TN-2420 3 + DR-2400 2'],
  ['TN-2420: 2, DR-2400: 3', 'TN-2420 2 + DR-2400 3'],
  ['TN-2420, 3 Stück, DR-2400, 2 Stück', 'TN-2420 3 + DR-2400 2'],
  ['Hi, please send us 3 x TN-2420 and 2 x DR-2400, thanks', 'TN-2420 3 + DR-2400 2'],
  ['TN-2420\t3\tDR-2400\t2', 'TN-2420 3 + DR-2400 2'],
  ['TN-2420 2x, DR-2400 3x', 'TN-2420 2 + DR-2400 3'],
  ['TN-2420 3 szt., 2 DR-2400', 'TN-2420 3 + DR-2400 2'],
  ['TN-2420 (3 Stk), 2 DR-2400', 'TN-2420 3 + DR-2400 2'],
  ['3 TN-2420 et 2 DR-2400', 'TN-2420 3 + DR-2400 2'],
  ['3 TN-2420 oraz 2 DR-2400', 'TN-2420 3 + DR-2400 2'],
  ['3 TN-2420 e 2 DR-2400', 'TN-2420 3 + DR-2400 2'],
  ['3 TN-2420 en 2 DR-2400', 'TN-2420 3 + DR-2400 2'],
  // No quantity at all: one piece each, as on lines of their own.
  ['TN-2420 und DR-2400', 'TN-2420 1 + DR-2400 1'],
  // So many of each.
  ['TN-2420, DR-2400 and CF259X, 2 of each', 'TN-2420 2 + DR-2400 2 + CF259X 2'],
  ['TN-2420, DR-2400 je 2 Stück', 'TN-2420 2 + DR-2400 2'],
  ['TN-2420, DR-2400 (3 de chaque)', 'TN-2420 3 + DR-2400 3'],
  ['TN-2420 e DR-2400, 2 per tipo', 'TN-2420 2 + DR-2400 2'],
  ['TN-2420 i DR-2400 po 2 sztuki', 'TN-2420 2 + DR-2400 2'],
  ['van elk 3: TN-2420, DR-2400', 'TN-2420 3 + DR-2400 3'],
  ['2x TN-2420, DR-2400, CF259X, W2070A', 'TN-2420 2 + DR-2400 2 + CF259X 2 + W2070A 2'],
  // Whose pieces they are is not clear.
  ['2x TN-2420, DR-2400', 'TN-2420 2 + DR-2400 no_quantity'],
  ['TN-2420, 2x DR-2400, CF259X', 'TN-2420 no_quantity + DR-2400 2 + CF259X no_quantity'],
  ['je 2: TN-2420 3x, DR-2400', 'TN-2420 two_quantities + DR-2400 2'],
])('%s', (line, expected) => {
  expect(readPieces(line)).toBe(expected)
})

test('a item of several keeps the whole line beside it', () => {
  expect(linesOfText('Hallo,\n3x TN-2420 und 2x DR-2400').lines.slice(1)).toMatchObject([
    { row: 2, typed: '3x TN-2420', whole: '3x TN-2420 und 2x DR-2400', quantity: 3 },
    { row: 2, typed: '2x DR-2400', whole: '3x TN-2420 und 2x DR-2400', quantity: 2 },
  ])
})

test.each<[string, string]>([
  ['TN-2420\n3 Stück', 'TN-2420 3'],
  ['TN-2420\n3', 'TN-2420 3'],
  ['TN-2420\r\n3 szt.\r\nDR-2400\r\n2 szt.', 'TN-2420 3 + DR-2400 2'],
  ['3 pcs\nTN-2420\n2 pcs\nDR-2400', 'TN-2420 3 + DR-2400 2'],
  ['TN-2420\nToner schwarz\n3 Stück\nDR-2400\nTrommel\n1 Stück', 'TN-2420 3 + DR-2400 1'],
  ['TN-2420\nQty: 3', 'TN-2420 3'],
  ['TN-2420\ndrei Stück', 'TN-2420 3'],
  ['2 of each:\nTN-2420\nDR-2400', 'TN-2420 2 + DR-2400 2'],
  ['TN-2420\nDR-2400\nje 2 Stück', 'TN-2420 2 + DR-2400 2'],
  ['TN-2420\nDR-2400\npo dwie sztuki', 'TN-2420 2 + DR-2400 2'],
  ['two of each\nTN-2420\nDR-2400', 'TN-2420 2 + DR-2400 2'],
  // Whose pieces these are is uncertain.
  ['TN-2420\n3 Stück\nDR-2400', 'TN-2420 no_quantity + – no_number + DR-2400 no_quantity'],
  ['TN-2420\nDR-2400\n3 Stück', 'TN-2420 no_quantity + DR-2400 no_quantity + – no_number'],
  ['TN-2420\nfür die Zentrale\n3 Stück', 'TN-2420 no_quantity + – no_number + – no_number'],
])('%j', (text, expected) => {
  expect(readPieces(text)).toBe(expected)
})

test.each<[string, number | string]>([
  ...['one', 'eins', 'jeden', 'één'].map((word): [string, number] => [`${word} TN-2420`, 1]),
  ...['two', 'zwei', 'deux', 'dwa', 'dwie', 'twee'].map((word): [string, number] => [`${word} TN-2420`, 2]),
  ...['twelve', 'zwölf', 'douze', 'dodici', 'dwanaście', 'twaalf'].map((word): [string, number] => [
    `TN-2420 ${word}`,
    12,
  ]),
  ...['twenty', 'zwanzig', 'vingt', 'venti', 'dwadzieścia', 'twintig'].map((word): [string, number] => [
    `${word} TN-2420`,
    20,
  ]),
  ...['a dozen', 'ein Dutzend', 'une douzaine de', 'una dozzina di', 'tuzin', 'een dozijn'].map(
    (word): [string, number] => [`${word} TN-2420`, 12],
  ),
  ['due pezzi TN-2420', 2],
  ['ten pcs TN-2420', 10],
  ['sept cartouches TN-2420', 7],
  ['TN-2420 3,000 szt.', 3],
  ['3,000 szt. TN-2420', 3],
  // These say something else as well.
  ['TN-2420 due', 'quantity'],
  ['ten TN-2420', 'quantity'],
  ['twenty-five TN-2420', 'quantity'],
  ['half a dozen TN-2420', 'no_quantity'],
  ['demi-douzaine TN-2420', 'no_quantity'],
  ['2 dozen TN-2420', 'no_quantity'],
  ['TN-2420 3.000 Stk', 'no_quantity'],
  ['TN-2420 3,500 szt.', 'quantity'],
])('%s', (line, expected) => {
  expect(items(line).map(([, pieces]) => pieces)).toEqual([expected])
})
