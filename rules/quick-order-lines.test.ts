import { expect, test } from 'vitest'
import { linesOfCells, linesOfText } from './quick-order-lines.ts'

/** The number, the quantity and the own number of each line, or why it is none. */
const read = (text: string) =>
  linesOfText(text).lines.map((line) => ('fault' in line ? line.fault : [line.spellings[0]?.[0], line.quantity]))

test.each<[string, unknown]>([
  ['TN2420', ['TN2420', 1]],
  ['3x TN2420', ['TN2420', 3]],
  ['3xTN2420', ['TN2420', 3]],
  ['3 x TN-2420', ['TN-2420', 3]],
  ['3 × 842095', ['842095', 3]],
  ['TN2420 x3', ['TN2420', 3]],
  ['TN2420 x 3', ['TN2420', 3]],
  ['TN-2420 .... 3 pcs', ['TN-2420', 3]],
  ['TN-2420 ……… 3', ['TN-2420', 3]],
  ['TN-2420 - 3', ['TN-2420', 3]],
  ['TN-2420: 3', ['TN-2420', 3]],
  ['TN-2420 (3)', ['TN-2420', 3]],
  ['TN-2420 = 3 Stück', ['TN-2420', 3]],
  ['2 Stk TN-2420', ['TN-2420', 2]],
  ['2 Stk. TN-2420', ['TN-2420', 2]],
  ['4 pz TN2420', ['TN2420', 4]],
  ['5 szt. TN2420', ['TN2420', 5]],
  ['2 pièces TN2420', ['TN2420', 2]],
  ['Menge: 7 TN2420', ['TN2420', 7]],
  ['TN2420 qty 12', ['TN2420', 12]],
  ['TN2420 ilość: 6', ['TN2420', 6]],
  ['5 TN2420', ['TN2420', 5]],
  ['TN2420 5', ['TN2420', 5]],
  ['TN 2420', ['TN 2420', 1]],
  ['TN 2420 5', ['TN 2420', 5]],
  ['HP 59X 2', ['HP 59X', 2]],
  ['2x HP 59X', ['HP 59X', 2]],
  ['HP 59X', ['HP 59X', 1]],
  ['Canon 718 2', ['Canon 718', 2]],
  ['2 Canon 718', ['Canon 718', 2]],
  ['302 5', ['302', 5]],
  ['842095 20', ['842095', 20]],
  ['TN2420;3', ['TN2420', 3]],
  ['3;TN2420', ['TN2420', 3]],
  ['TN2420,3', ['TN2420', 3]],
  ['TN2420, 3', ['TN2420', 3]],
  ['842095,12', ['842095', 12]],
  ['TN2420\t3', ['TN2420', 3]],
  ['"TN2420";"3"', ['TN2420', 3]],
  ['"Toner ""XL""; black";TN2420;3', ['TN2420', 3]],
  ['TN2420\t3\t45,90', ['TN2420', 3]],
  ['TN2420 3 45,90 €', ['TN2420', 3]],
  ['TN2420 3 € 45,90', ['TN2420', 3]],
  ['TN2420 45,90 € 3', ['TN2420', 3]],
  ['TN2420 € 45 / 3', ['TN2420', 3]],
  ['3x TN2420 45.90 EUR', ['TN2420', 3]],
  ['TN2420;Toner black;3;1.245,90', ['TN2420', 3]],
  ['1. TN2420 4', ['TN2420', 4]],
  ['• TN2420 4', ['TN2420', 4]],
  ['- 4x TN2420', ['TN2420', 4]],
  ['\ufeffTN2420;3', ['TN2420', 3]],
  ['Bitte 3 Stk TN2420 schwarz', ['Bitte TN2420 schwarz', 3]],
  // What may mean two things is asked back, never guessed.
  ['1 TN2420 5', 'two_quantities'],
  ['3x TN2420 und 2x TN2410', 'two_quantities'],
  ['1;TN2420;5', 'two_quantities'],
  ['TN2420 3 € 45', 'two_quantities'],
  ['TN2420;45,90', 'no_quantity'],
  ['TN2420 1.5', 'no_quantity'],
  ['1000 2000', 'two_quantities'],
  ['TN2420 0', 'quantity'],
  ['TN2420;-5', 'quantity'],
  ['-5x TN2420', 'quantity'],
  ['TN2420;10000', 'quantity'],
  ['TN2420 1000000000', 'quantity'],
  ['W2070A;1 000', 'quantity'],
  ['W2070A 1 000', 'two_quantities'],
  ['W2070A 1 500', 'two_quantities'],
  ['1 500 W2070A', 'two_quantities'],
  ['W2070A 1 500 pcs', 'two_quantities'],
  ["W2070A 1'000", 'quantity'],
  ["W2070A;1'000", 'quantity'],
  ["W2070A 1'500 Stk", 'quantity'],
  ['W2070A;1e9', 'quantity'],
  ['W2070A 1e9', 'quantity'],
  ['1E3 W2070A', 'quantity'],
  ['W2070A 99999999999999999999', 'quantity'],
  ['W2070A;99999999999999999999', 'quantity'],
  ['W2070A 1,5', 'quantity'],
  ['W2070A;1,5', 'quantity'],
  ['1,5 W2070A', 'quantity'],
  ['W2070A 1,500', 'quantity'],
  ['W2070A 1,500 pcs', 'quantity'],
  ['1.5x W2070A', 'quantity'],
  ['½ W2070A', 'quantity'],
  ['W2070A;1½ pcs', 'quantity'],
  ['1/2 W2070A', 'quantity'],
  ['W2070A 3-5', 'quantity'],
  ['W2070A 3+', 'quantity'],
  ['W2070A １,５', 'quantity'],
  ['W2070A;drei', 'quantity'],
  ['zwei Stück W2070A', 'quantity'],
  ['W2070A dwanaście', 'quantity'],
  ['W2070A 12 pcs 4', 'two_quantities'],
  ['4 W2070A 12 pcs', 'two_quantities'],
  ['W2070A;12 pcs;4', 'two_quantities'],
  ['W2070A qty 1,500', 'two_quantities'],
  ['W2070A qty 1.5', 'two_quantities'],
  ['x12 W2072A 5', 'two_quantities'],
  ['W2070A 3, black', 'two_quantities'],
  // What can be read for certain, and what only looks like a quantity.
  ['x12 W2072A', ['W2072A', 12]],
  ['× 12 W2072A', ['W2072A', 12]],
  ['x12;W2072A', ['W2072A', 12]],
  ['X264 X264H11G', ['X264 X264H11G', 1]],
  ['* 842095 - 3', ['842095', 3]],
  ['W2070A １２', ['W2070A', 12]],
  ['٣ W2070A', ['W2070A', 3]],
  ['W2070A;४ pcs', ['W2070A', 4]],
  ['W2070A 𝟛', ['W2070A', 3]],
  ['W2070A 3.', ['W2070A', 3]],
  ['W2070A;Toner black', ['W2070A', 1]],
  ['W2070A;eins', ['W2070A', 1]],
  ['TN2420;Toner black;3', ['TN2420', 3]],
  ['Canon 718,2', ['Canon 718', 2]],
  ['Canon 718;black', ['Canon 718', 1]],
  ['Dell 593-11168', ['Dell 593-11168', 1]],
  ['Dell B2360 593-11168', ['Dell B2360 593-11168', 1]],
  ['W2070A 4012345678901', ['W2070A 4012345678901', 1]],
  ['W2070A;4012345678901;3', ['W2070A', 3]],
  ['W2070A;4,01E+12;3', ['W2070A', 3]],
  ['W2070A;3 pcs;45,9', ['W2070A', 3]],
  ['842095 TN2420 3 pcs', ['842095 TN2420', 3]],
  ['Canon PC 140 2', ['Canon PC 140', 2]],
  ['CF259 3 x', ['CF259', 3]],
  ['HP 301/302', ['HP 301/302', 1]],
  // A mail around the list.
  ['Guten Tag,', 'no_number'],
  ['please send us:', 'no_number'],
  ['Tel. +31 30 555 0123', 'no_number'],
  ['jan@example.com 3', 'no_number'],
  ['www.reseller1.example', 'no_number'],
  ['3 pcs', 'no_number'],
  [`${'very long '.repeat(40)} 3`, 'too_long'],
])('%s', (line, expected) => {
  expect(read(line)).toEqual([expected])
})

test.each([
  'Number;Qty',
  'Artikelnummer;Menge',
  'Codice articolo;Quantità',
  'Référence;Quantité',
  'Numer artykułu;Ilość',
  'Qty;Description;Part no.',
  'Eigene Artikelnummer,Artikel-Nr.,Anzahl',
])('the heading %s is none of the lines', (heading) => {
  const separator = heading.includes(';') ? ';' : ','
  const isQuantity = (name: string) => /qty|menge|quantit|ilo|anzahl/i.test(name)
  const isNumber = (name: string) => /^(number|artikelnummer|codice|réf|numer|part|artikel-nr)/i.test(name)
  const cells = heading
    .split(separator)
    .map((name) => (isQuantity(name) ? '12' : isNumber(name) ? 'TN 2420' : 'own 7 and 8'))
  expect(linesOfText(`${heading}\n${cells.join(separator)}`)).toMatchObject({
    heading: 1,
    lines: [{ row: 2, spellings: [['TN 2420'], [expect.any(String)]], quantity: 12 }],
  })
})

test('a heading says what is whose number and how many', () => {
  const [line, none, broken] = linesOfText('Your number;Number;Qty\nA-1;TN2420;3,00\nA-2;TN2410;\nA-3;TN2411;1,5').lines
  expect(line).toMatchObject({ custNumber: 'A-1', quantity: 3, spellings: [['TN2420']] })
  expect([none, broken]).toMatchObject([{ fault: 'no_quantity' }, { fault: 'quantity' }])
})

test('the number is looked for as a whole, then in fewer and fewer words', () => {
  const [line] = linesOfText('Brother TN 2420 toner 3').lines
  expect(line).toMatchObject({
    spellings: [['Brother TN 2420 toner'], ['Brother TN 2420', 'TN 2420 toner'], ['TN 2420', '2420 toner'], ['2420']],
  })
})

test('rows keep their places; empty ones are none', () => {
  expect(linesOfText('\n\nTN1 2\r\n\r\nTN2 3').lines.map(({ row }) => row)).toEqual([3, 5])
  expect(linesOfCells([{ row: 4, cells: ['TN1', '2'] }]).lines).toMatchObject([
    { row: 4, quantity: 2, typed: 'TN1 · 2' },
  ])
})

// A generator of its own, so that a failure can be looked at again.
function chance(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

const manners: ((number: string, qty: number) => string)[] = [
  (number, qty) => `${qty}x ${number}`,
  (number, qty) => `${number};${qty}`,
  (number, qty) => `${qty};${number}`,
  (number, qty) => `${number}\t${qty}`,
  (number, qty) => `${number},${qty}`,
  (number, qty) => `"${number}","${qty}"`,
  (number, qty) => `${number} .... ${qty} pcs`,
  (number, qty) => `${qty} Stk ${number}`,
  (number, qty) => `${number} ${qty}`,
  (number, qty) => `${number};${qty};19,90`,
  (number, qty) => `${number} Toner black ${qty} pz`,
  (number, qty) => `* ${number} - ${qty}`,
]
const numbers = [
  'TN-2420',
  'CF259X',
  'CF259A',
  '106R01294',
  'C13T07114010',
  'LC-3219XL',
  'AS-10001',
  'Q2612A',
  'TK1150',
]

test('what goes in comes out: every line, and every piece of it', () => {
  const next = chance(20_261_118)
  for (let round = 0; round < 300; round++) {
    const wanted = Array.from({ length: 1 + next(30) }, () => ({
      number: numbers[next(numbers.length)] ?? '',
      qty: 1 + next(9_999),
      manner: manners[next(manners.length)] ?? manners[0],
    }))
    const { lines } = linesOfText(wanted.map(({ number, qty, manner }) => manner?.(number, qty)).join('\n'))
    const seen = lines.map((line, at) =>
      'fault' in line ? [line.typed, line.fault] : [wanted[at]?.number, line.quantity],
    )
    expect(seen).toEqual(wanted.map(({ number, qty }) => [number, qty]))
    for (const [at, line] of lines.entries()) {
      expect('spellings' in line && line.spellings.flat()).toContain(wanted[at]?.number)
    }
  }
})

test('whatever is pasted, each line that is not empty is answered once', () => {
  const next = chance(7)
  const signs = [...'0123456789 ;,\t"xX-.:()@€$%TNhpÄß一\u0001\\/']
  for (let round = 0; round < 500; round++) {
    const text = Array.from({ length: next(200) }, () => (next(12) === 0 ? '\n' : signs[next(signs.length)])).join('')
    const { lines, heading } = linesOfText(text)
    const cells = text.split('\n').filter((line) => line.replaceAll(/[\s;,"]/g, '') !== '').length
    expect(lines.length + (heading === null ? 0 : 1)).toBeGreaterThanOrEqual(cells)
    expect(lines.every((line) => 'fault' in line || (line.quantity >= 1 && line.quantity <= 9_999))).toBe(true)
  }
})

test('a line made to be slow is read at once', () => {
  const started = performance.now()
  const long = ['1'.repeat(100_000), '1 '.repeat(50_000), '1,'.repeat(50_000), '.'.repeat(100_000), 'x'.repeat(100_000)]
  for (const line of long) linesOfText(line)
  expect(performance.now() - started).toBeLessThan(1_000)
})
