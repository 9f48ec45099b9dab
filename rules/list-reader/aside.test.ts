import { expect, test } from 'vitest'
import { linesOfCells } from './lines.ts'

const heading = ['Article', 'Description', 'Price', 'Quantity', 'Total']
const readAside = (rows: string[][]) =>
  new Set(
    linesOfCells(rows.map((cells, at) => ({ row: at, cells }))).lines.flatMap(({ row, isAside }) =>
      isAside ? [row] : [],
    ),
  )
const product = ['TN-2420', 'Toner black', '45.50', '2', '91.00']
const isAbove = (cells: string[]) => readAside([cells, heading, product]).has(0)
const isBelow = (cells: string[]) => readAside([heading, product, cells]).has(2)

test.each([
  [['Order form']],
  [['Customer:', 'Muster GmbH, Berlin', '', 'Order no.:', 'PO-2026-118']],
  [['Date:', '2026-11-28']],
  [['Contact: office@muster.example, +49 30 123456']],
  [['Prices valid until 31.12.2026']],
  [['Musterstraße 12', '', '12345 Berlin']],
  [['VAT no. DE123456789']],
])('%j above the heading is a title', (cells) => {
  expect(isAbove(cells)).toBe(true)
})

test.each([
  [['', '', 'Subtotal', '5', '227.5']],
  [['Total quantity:', '', '', '5']],
  [['', '', 'MwSt 19 %', '', '43,23']],
  [['Gesamtbetrag (brutto)', '', '', '', '1.270,73 €']],
  [['', '', 'Total HT', '3', '126,50 €']],
  [['', 'TVA 20 %', '', '', '25,30 €']],
  [['Totale IVA inclusa', '', '', '3', '151,80']],
  [['Razem do zapłaty', '', '', '', '151,80 zł']],
  [['', '', 'Versandkosten', '', '6,90']],
  [['Please deliver before noon, at gate 3']],
  [['', 'Free shipping from 150.00 EUR']],
  [['Brother']],
])('%j below the lines is none', (cells) => {
  expect(isBelow(cells)).toBe(true)
})

test.each([
  [['TN-2420', '5']],
  [['Please add TN-2420']],
  [['Toner 12345']],
  [['XY-99999 black toner for the office']],
  [['three black toners for us']],
  [['3 x 10023 Folder']],
])('%j stays a line wherever it stands', (cells) => {
  expect(isAbove(cells)).toBe(false)
  expect(isBelow(cells)).toBe(false)
})

test.each([
  [['Total', 'Toner black', '45.50', '2', '91.00']],
  [['302', 'Total', '45.50', '2', '91.00']],
  [['Total 12345', '', '', '2', '']],
  [['', 'Toner black', '45.50', '2', '91.00']],
  [['Folder', 'grey', '45.50', '', '']],
  [['10023', 'Folder, grey, of recycled paper', '45.50', '', '']],
  [['plus 12345']],
  [['2 boxes TN2420']],
])('%j below the heading may be a line', (cells) => {
  expect(isBelow(cells)).toBe(false)
})

test('without a heading nothing is a title', () => {
  expect(readAside([['Order form'], ['TN-2420', '2']]).size).toBe(0)
})
