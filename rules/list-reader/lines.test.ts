import { expect, test } from 'vitest'
import { charactersRead } from '../text-input/characters-read.ts'
import { linesOfCells, linesOfText } from './lines.ts'

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
    lines: [{ row: 2, names: [{ text: 'TN 2420' }, { text: '2420' }], quantity: 12 }],
  })
})

test('a heading says what is whose number and how many', () => {
  const [line, none, broken] = linesOfText('Your number;Number;Qty\nA-1;TN2420;3,00\nA-2;TN2410;\nA-3;TN2411;1,5').lines
  expect(line).toMatchObject({ custNumber: 'A-1', quantity: 3, names: [{ text: 'TN2420' }] })
  expect([none, broken]).toMatchObject([{ fault: 'no_quantity' }, { fault: 'quantity' }])
})

test.each(['own_number', 'customer_article_number'])('an exported order list is read again by %s', (custNumber) => {
  const [line] = linesOfText(`line;oem_number;${custNumber};quantity\n1;TN2420;A-1;3`).lines
  expect(line).toMatchObject({ custNumber: 'A-1', quantity: 3, names: [{ text: 'TN2420' }] })
})

const underHeading = (heading: string, line: string) =>
  linesOfText(`${heading}\n${line}`).lines.map((one) =>
    'fault' in one ? one.fault : [one.names[0]?.text, one.quantity],
  )[0]

test.each<[string, string, unknown]>([
  ['Article;Qty', 'W2070A;3', ['W2070A', 3]],
  ['Article;Qty', 'W2070A;3 Stück', ['W2070A', 3]],
  ['Article;Qty', 'W2070A;3 szt.', ['W2070A', 3]],
  ['Article;Qty', 'W2070A;3 ks', ['W2070A', 3]],
  ['Article;Qty', 'W2070A;3x', ['W2070A', 3]],
  ['Article;Qty', 'W2070A;2 dozen', 'quantity'],
  ['Article;Qty', 'W2070A;2 dz', 'quantity'],
  ['Article;Qty', 'W2070A;3 Dtzd', 'quantity'],
  ['Article;Qty', 'W2070A;3 packs', 'quantity'],
  ['Article;Qty', 'W2070A;2 Karton', 'quantity'],
  ['Article;Qty', 'W2070A;3 pages', 'quantity'],
  ['Article;Qty', 'W2070A;5 km', 'quantity'],
  ['Article;Qty', 'W2070A;2 500,00', 'quantity'],
  ['Item;Amount;Qty', 'TN2420;45.00;3', ['TN2420', 3]],
  ['Item;Qty;Amount', 'TN2420;3;45', ['TN2420', 3]],
  ['Item;Amount', 'TN2420;45', 'no_quantity'],
  ['Item;Amount', 'TN2420;45.00', 'no_quantity'],
  ['Item;Qty;Pcs', 'TN2420;3;12', 'two_quantities'],
  ['Item;Qty;Pcs', 'TN2420;3;3', ['TN2420', 3]],
  ['Item;Qty;Pcs', 'TN2420;;12', ['TN2420', 12]],
  ['Item;Qty;Pcs', 'TN2420;3;2 packs', 'two_quantities'],
  ['Qty;Article', '3;W2070A 5', 'two_quantities'],
  ['Qty;Article', '3;5 W2070A', 'two_quantities'],
  ['Qty;Article', '2;W2070A x3', 'two_quantities'],
  ['Qty;Article', '2;W2070A 3x', 'two_quantities'],
  ['Qty;Article', '2;W2070A 3 pcs', 'two_quantities'],
  ['Qty;Article', '2;W2070A 2 packs', 'two_quantities'],
  ['Qty;Article', '2;HP LaserJet 1018 toner Q2612A', ['HP LaserJet 1018 toner Q2612A', 2]],
  ['Qty;Article', '2;Q2612A HP LaserJet 1018', ['Q2612A HP LaserJet 1018', 2]],
  ['Qty;Article', '2;Canon 718', ['Canon 718', 2]],
  ['Qty;Article', '2;HP 59X', ['HP 59X', 2]],
  ['Qty;Article', '2;13X', ['13X', 2]],
  ['Qty;Article', '2;593-11168', ['593-11168', 2]],
  ['Number,Qty', 'W2070A,3,W2071A,2', 'two_products'],
  ['Number,Qty', 'W2070A,3,Toner for HP M404dn', ['W2070A', 3]],
  ['Number,Qty', 'W2070A,3,45,90', ['W2070A', 3]],
])('under %s, %s', (heading, line, expected) => {
  expect(underHeading(heading, line)).toEqual(expected)
})

test('the number is looked for as a whole, then in fewer and fewer words', () => {
  const [line] = linesOfText('Brother TN 2420 toner 3').lines
  expect(line && 'names' in line && line.names.map(({ group, text }) => [group, text])).toEqual([
    [0, 'Brother TN 2420 toner'],
    [1, 'Brother TN 2420'],
    [1, 'TN 2420 toner'],
    [2, 'TN 2420'],
    [2, '2420 toner'],
    [3, '2420'],
  ])
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
    const readLines = lines.map((line, at) =>
      'fault' in line ? [line.typed, line.fault] : [wanted[at]?.number, line.quantity],
    )
    expect(readLines).toEqual(wanted.map(({ number, qty }) => [number, qty]))
    for (const [at, line] of lines.entries()) {
      expect('names' in line && line.names.map(({ text }) => text)).toContain(wanted[at]?.number)
    }
  }
})

/** A place for each of some words that say nothing, and for the numbers among them. */
function shuffled(words: string[], next: (most: number) => number) {
  const rest = [...words]
  return words.map(() => rest.splice(next(rest.length), 1)[0] ?? '')
}

test('a number that stands outside of that of the product is the quantity, or the line is asked back', () => {
  const next = chance(20_261_122)
  const fillers = ['black', 'Toner', 'new', 'for', 'Brother', 'schwarz', 'urgent']
  const outcomes = { read: 0, asked: 0 }
  for (let round = 0; round < 3_000; round++) {
    const partSizes = Array.from({ length: next(4) }, () => 1 + next(10 ** (1 + next(4)) - 1))
    const words = Array.from({ length: next(4) }, () => fillers[next(fillers.length)] ?? '')
    const all = shuffled(['W2070A', ...partSizes.map(String), ...words], next)
    const line = all.join([' ', ';', ' - ', '\t'][next(4)])
    const [one] = linesOfText(line).lines
    if (one && 'quantity' in one) {
      outcomes.read++
      expect([one.quantity], line).toEqual(partSizes.length === 0 ? [1] : partSizes)
    } else outcomes.asked++
  }
  expect(Math.min(outcomes.read, outcomes.asked)).toBeGreaterThan(500)
})

/** A row of a text as a line shows it. */
const rowOf = (text: string, row: number) => linesOfText(text.split('\n')[row - 1] ?? '').lines[0]?.typed

test('whatever is pasted, each line that is not empty is answered once', () => {
  const next = chance(7)
  const signs = [...'0123456789 ;,\t"xX-.:()@€$%TNhpÄß一\u0001\\/']
  for (let round = 0; round < 500; round++) {
    const text = Array.from({ length: next(200) }, () => (next(12) === 0 ? '\n' : signs[next(signs.length)])).join('')
    const { lines, heading } = linesOfText(text)
    const cells = text.split('\n').filter((line) => line.replaceAll(/[\s;,"]/g, '') !== '').length
    // A line of pieces alone goes with that of its product.
    const together = lines.filter(({ typed, row }) => typed !== rowOf(text, row)).length
    expect(lines.length + together + (heading === null ? 0 : 1)).toBeGreaterThanOrEqual(cells)
    expect(lines.every((line) => 'fault' in line || (line.quantity >= 1 && line.quantity <= 9_999))).toBe(true)
  }
})

test.each(['1', '1 ', '1,', '.', 'x'])('a line of %j is read in proportion, and only so much of it', (part) => {
  const read = (length: number) => charactersRead(() => linesOfText(part.repeat(length / part.length)))
  expect(read(2_000)).toBeLessThan(2.2 * read(1_000))
  // Beyond what is read it is only divided into lines and trimmed.
  expect(read(8_000) - read(4_000)).toBeLessThan(6 * 4_000)
})

const pieces = (text: string) => linesOfText(text).lines.map((line) => ('fault' in line ? line.fault : line.quantity))

test.each([
  ['n. 3 TN2420', [3]],
  ['N.3 TN2420', [3]],
  ['n. 3 TN2420\nn. 2 DR2400', [3, 2]],
  ['n. 1 TN2420\nn. 2 DR2400\nn. 3 CF259X', ['two_quantities', 'two_quantities', 'two_quantities']],
  ['n. 5 TN2420\nn. 2 DR2400', [5, 2]],
  ['n. 21 C9351A', ['two_quantities']],
])('an Italian list says how many: %j', (text, expected) => {
  expect(pieces(text)).toEqual(expected)
})

test.each([
  ['Menge 5,000 Stk TN2420', [5]],
  ['TN2420 5,000 Stk', [5]],
  ['MPN;Menge;ME\nTN2420;5,000;Stk', [5]],
  ['MPN;Menge;ME\nTN2420;5,000;ST.', [5]],
  ['MPN;Menge;ME\nTN2420;5,000;', ['quantity']],
  ['MPN;Qty;Unit\nTN2420;5,000;pcs', ['quantity']],
  ['MPN;Menge;ME\nTN2420;5.000;Stk', ['quantity']],
  ['MPN;Menge;ME\nTN2420;5,500;Stk', ['quantity']],
])('three zeros behind a comma are none beside a unit whose language has decimals so: %j', (text, expected) => {
  expect(pieces(text)).toEqual(expected)
})
