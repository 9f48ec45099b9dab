import { expect, test } from 'vitest'
import { linesOfCells, linesOfText } from './lines.ts'

/** Of each line the number and the pieces, or why they are asked. */
const read = (rows: readonly (readonly string[])[]) => {
  const { lines, heading } = linesOfCells(rows.map((cells, at) => ({ row: at + 1, cells })))
  const said = lines.map((line) => {
    const { names } = 'names' in line ? line : (line.uncertain ?? { names: [] })
    return [names[0]?.text, 'fault' in line ? line.fault : line.quantity]
  })
  return { said, heading }
}

const numbers = [
  ...['Item code', 'MPN', 'Material', 'Hersteller-Nr.', 'Art.-Nr.', 'Artikelnummer', 'Réf. fabricant', 'Référence'],
  ...['Codice articolo', 'Codice produttore', 'Kod producenta', 'Indeks', 'Nr katalogowy', 'Artikelcode', 'SKU', 'Nr'],
]
const pieces = [
  ...[
    'Qty',
    'Ordered',
    'Order Qty.',
    'Qty (pcs)',
    'Menge',
    'Menge (Stk)',
    'Bestellmenge',
    'Anzahl',
    'Stück',
    'Quantité',
  ],
  ...['Qté', 'Quantità', 'Q.tà', 'N. pezzi', 'Ilość', 'Ilość szt.', 'Liczba', 'Aantal', 'Besteld'],
]
/** What never says how many are ordered. */
const others = [
  ...[
    'Price',
    'Unit price',
    'EK',
    'VK',
    'Preis',
    'EK-Preis netto',
    'Preis pro Stück',
    'Prezzo',
    'Prix',
    'P.U. HT',
    'Cena',
    'Prijs',
  ],
  ...[
    'Bestand',
    'Lagerbestand',
    'Menge auf Lager',
    'Stock',
    'Qty available',
    'Giacenza',
    'Stan',
    'Voorraad',
    'En stock uniquement',
    'Dostępne',
  ],
  ...[
    'Position',
    'Pos.',
    'Lp.',
    'Line',
    'Riga',
    'Total',
    'Amount',
    'Wert',
    'Rabatt',
    'VPE',
    'Min. order',
    'Qty delivered',
    'Gewicht',
  ],
  ...['Filiale', 'Remarks', 'Uwagi', '€', 'Preis 2026'],
]

test.each(numbers)('%s names the product', (number) => {
  expect(
    read([
      [number, 'Menge'],
      ['CF259X', '3'],
    ]),
  ).toEqual({ heading: 1, said: [['CF259X', 3]] })
})

test.each(pieces)('%s is how many', (quantity) => {
  expect(
    read([
      ['MPN', quantity, 'Preis'],
      ['CF259X', '3', '145'],
    ]),
  ).toEqual({ heading: 1, said: [['CF259X', 3]] })
})

test.each(others)('%s is never how many', (other) => {
  expect(
    read([
      ['MPN', other],
      ['CF259X', '145'],
    ]),
  ).toEqual({ heading: 1, said: [['CF259X', 'no_quantity']] })
  expect(
    read([
      [other, 'MPN', 'Qty'],
      ['145', 'CF259X', '3'],
    ]),
  ).toEqual({ heading: 1, said: [['CF259X', 3]] })
  expect(linesOfText(`MPN\t${other}\nCF259X\t145`).lines).toMatchObject([{ fault: 'no_quantity' }])
})

test('headings stand below titles, and rows are numbered', () => {
  const { said, heading } = read([
    ['Bestellung', '', '', ''],
    ['Muster GmbH, Hauptstraße', '', '', ''],
    ['', '', '', ''],
    ['Pos', 'Artikelnummer', 'Bezeichnung', 'Menge'],
    ['40', 'CF259X', 'Toner', '3'],
    ['50', 'TN-2420', 'Toner', ''],
  ])
  expect(heading).toBe(4)
  expect(said.slice(-2)).toEqual([
    ['CF259X', 3],
    ['TN-2420', 'no_quantity'],
  ])
})

test('a heading below twenty rows is looked for no more, one that is repeated is no line', () => {
  const heading = ['Pos', 'MPN', 'Qty']
  expect(read([heading, ['1', 'CF259X', '3'], heading, ['2', 'TN-2420', '4']]).said).toEqual([
    ['CF259X', 3],
    ['TN-2420', 4],
  ])
  expect(read([...Array.from({ length: 20 }, () => ['Hello', 'you']), heading]).heading).toBeNull()
})

test('columns may change from a heading to the next', () => {
  const { said } = read([
    ['MPN', 'Qty'],
    ['CF259X', '3'],
    ['Qty', 'MPN'],
    ['4', 'TN-2420'],
  ])
  expect(said).toEqual([
    ['CF259X', 3],
    ['TN-2420', 4],
  ])
})

test('which of several columns names the product, its values say', () => {
  expect(
    read([
      ['Item', 'Material', 'Qty'],
      ['10', 'CF259X', '3'],
      ['20', 'TN-2420', '4'],
    ]).said,
  ).toEqual([
    ['CF259X', 3],
    ['TN-2420', 4],
  ])
  expect(
    read([
      ['Nr', 'Artikel', 'Menge'],
      ['1', 'CF259X', '3'],
    ]).said,
  ).toEqual([['CF259X', 3]])
  expect(
    read([
      ['Artikel', 'Hersteller-Nr.', 'Menge'],
      ['Toner schwarz', 'CF259X', '3'],
    ]).said,
  ).toEqual([['CF259X', 3]])
  expect(
    read([
      ['EAN', 'Bezeichnung', 'Menge'],
      ['4977766779463', 'TN-2420', '3'],
    ]).said,
  ).toEqual([['4977766779463', 3]])
  expect(
    read([
      ['Bezeichnung', 'Menge'],
      ['Toner CF259X', '3'],
    ]).said,
  ).toEqual([['Toner CF259X', 3]])
})

test('what is counted in packs is asked', () => {
  expect(
    read([
      ['MPN', 'Menge', 'ME'],
      ['CF259X', '3', 'Karton'],
      ['TN-2420', '3', 'Stk'],
    ]).said,
  ).toEqual([
    ['CF259X', 'no_quantity'],
    ['TN-2420', 3],
  ])
})

test('a sentence below the columns is read as one', () => {
  const { said } = read([
    ['MPN', 'Qty'],
    ['CF259X', '3'],
    ['plus 2x TN-2420', ''],
    ['DR-2400', ''],
  ])
  expect(said).toEqual([
    ['CF259X', 3],
    ['TN-2420', 2],
    ['DR-2400', 'no_quantity'],
  ])
})

test.each<[string, string[][], unknown[]]>([
  [
    'prices',
    [
      ['CF259X', '145,90'],
      ['TN-2420', '89'],
      ['DR-2400', '120'],
    ],
    ['no_quantity', 'no_quantity', 'no_quantity'],
  ],
  [
    'prices with a currency',
    [
      ['CF259X', '€ 145'],
      ['TN-2420', '89'],
    ],
    ['no_quantity', 'no_quantity'],
  ],
  [
    'prices beside pieces',
    [
      ['CF259X', '2', '145.90'],
      ['TN-2420', '3', '89'],
    ],
    [2, 3],
  ],
  [
    'running numbers',
    [
      ['1', 'CF259X'],
      ['2', 'TN-2420'],
      ['3', 'DR-2400'],
    ],
    ['no_quantity', 'no_quantity', 'no_quantity'],
  ],
  [
    'positions',
    [
      ['10', 'CF259X'],
      ['20', 'TN-2420'],
      ['30', 'DR-2400'],
    ],
    ['no_quantity', 'no_quantity', 'no_quantity'],
  ],
  [
    'running numbers beside pieces',
    [
      ['1', 'CF259X', '4'],
      ['2', 'TN-2420', '1'],
      ['3', 'DR-2400', '9'],
    ],
    [4, 1, 9],
  ],
  [
    'barcodes',
    [
      ['CF259X', '0192018127012', '4'],
      ['TN-2420', '4977766779463', '1'],
    ],
    [4, 1],
  ],
  [
    'pieces',
    [
      ['CF259X', '4'],
      ['TN-2420', '1'],
      ['DR-2400', '9'],
    ],
    [4, 1, 9],
  ],
])('without a heading, %s', (_, rows, expected) => {
  expect(read(rows).said.map(([, quantity]) => quantity)).toEqual(expected)
})
