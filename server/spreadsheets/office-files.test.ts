import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWrittenAmount } from '../../rules/catalogue/price/written-amount.ts'
import { Refusal } from '../http/refuse.ts'
import { readListFile } from '../modules/basket/quick-order/read-file.ts'
import { readSource } from '../modules/basket/quick-order/reading.ts'
import { tableRows } from './table-file.ts'

const office = (name: string) => readFileSync(new URL(`../testing/files/office/${name}`, import.meta.url))
const fits = (names: readonly string[]) => names.includes('number') || names.includes('shipment')
const read = (name: string) => tableRows(office(name), { most: 100, callerId: name, language: 'de', fits })
const columnsOf = async (name: string, ...columns: string[]) =>
  (await read(name))?.rows.map(({ line, fields }) => [line, ...columns.map((column) => fields[column])])

test.each([
  { name: 'prices/price-second-sheet.xlsx', rows: [[2, 'AS-101166', '12.5']] },
  { name: 'prices/price-sep-line.csv', rows: [[3, 'AS-101166', '12,50']] },
  { name: 'prices/price-title-row.csv', rows: [[4, 'AS-101166', '12,50']] },
  { name: 'prices/price-title-row.xlsx', rows: [[3, 'AS-101166', '12.5']] },
  ...['prices/price-mac-cr.csv', 'prices/price-short-rows.csv', 'prices/price-trailing-semicolon.csv'].map((name) => ({
    ...{
      name,
      rows: [
        [2, 'AS-101166', '12,50'],
        [3, 'AS-103801', '13,50'],
      ],
    },
  })),
  {
    name: 'prices/price-computed-in-excel.xlsx',
    // The noise of a binary fraction is no third decimal; a third decimal stays one.
    rows: [
      [2, 'AS-101166', '12.6385'],
      [3, 'AS-103801', '53.97'],
      [4, 'AS-101242', '53.97'],
      [5, '', '12.3'],
    ],
  },
])('the prices in $name are read', async ({ name, rows }) => {
  expect(await columnsOf(name, 'number', 'price')).toEqual(rows)
})

test('a thousand is read with its signs', async () => {
  const cents = async (name: string) =>
    (await read(name))?.rows.map(({ fields }) => readWrittenAmount(fields.price ?? '', 'EUR'))
  expect(await cents('prices/price-thousands.csv')).toEqual([123_450, 123_450, 1_250, 1_250])
  expect(await cents('prices/price-us-thousands.csv')).toEqual([123_450])
})

test.each([
  { name: 'orders/orders-hidden-first-sheet.xlsx', rows: [[2, 'New GmbH', 'Hauptstr. 1', '2']] },
  { name: 'orders/orders-escaped-cr.xlsx', rows: [[2, 'Büro', 'Hauptstr. 1\nHinterhaus', '2']] },
  { name: 'orders/orders-mac-roman.csv', rows: [[2, 'Büro GmbH', 'Straße 1', '2']] },
  { name: 'orders/orders-sep-line.csv', rows: [[3, 'Sklep ABC', 'ul. Piotrkowska 1', '2']] },
  { name: 'orders/orders-trailing-semicolon.csv', rows: [[2, 'Sklep ABC', 'ul. Piotrkowska 1', '2']] },
])('the orders in $name are read', async ({ name, rows }) => {
  expect(await columnsOf(name, 'company', 'address', 'quantity')).toEqual(rows)
})

test('a number cell says what it shows where its format shows zeros, and all its digits where it does not', async () => {
  expect(await columnsOf('orders/orders-number-cells-format.xlsx', 'postcode')).toEqual([[2, '000000001067']])
  expect(await columnsOf('orders/orders-number-cells.xlsx', 'postcode', 'phone')).toEqual([[2, '1067', '493511234567']])
})

test.each([
  'tracking/tracking-sep.csv',
  'tracking/tracking-cr.csv',
  'tracking/tracking-trailing.csv',
  'tracking/tracking-title.csv',
])('the tracking number in %s is read', async (name) => {
  expect((await read(name))?.rows.map(({ fields }) => fields.tracking_number)).toEqual(['00340434444444444441'])
})

test('a cell that does not say what was meant is reported with its column', async () => {
  const faultsIn = async (name: string) => (await read(name))?.rows.map(({ line, faults }) => [line, faults])
  expect(await faultsIn('prices/account-prices-failed-lookup.xlsx')).toEqual([[2, { account: 'failed' }]])
  expect(await faultsIn('orders/orders-date-reference.xlsx')).toEqual([[2, { reference: 'day', address: 'day' }]])
  expect(await faultsIn('tracking/tracking-sci.csv')).toEqual([
    [2, { tracking_number: 'digits' }],
    [3, undefined],
  ])
  expect((await read('tracking/tracking-sci.csv'))?.rows[1]?.fields.tracking_number).toBe('00340434444444444444')
})

const orderIn = async (name: string) => {
  const { source } = await readListFile(office(name), { callerId: name, language: 'de' })
  const { lines } = readSource(source)
  return lines.map((line) => [line.typed, 'fault' in line ? line.fault : line.quantity])
}

test.each([
  { name: 'lists/cells-without-r.xlsx', order: [['AS-101166 · 3', 3]] },
  {
    name: 'lists/list-computed-qty.xlsx',
    order: [
      ['AS-101166 · 3', 3],
      ['AS-103801 · 2', 2],
    ],
  },
  {
    name: 'lists/list-cr-only.csv',
    order: [
      ['AS-101166 · 3', 3],
      ['AS-103801 · 2', 2],
    ],
  },
  { name: 'lists/list-escaped-cr.xlsx', order: [['AS-101166 · 3', 3]] },
  { name: 'lists/list-hidden-first-sheet.xlsx', order: [['AS-101166 · 2', 2]] },
  { name: 'lists/list-second-sheet.xlsx', order: [['AS-101166 · 2', 2]] },
  { name: 'lists/list-sep-line.csv', order: [['AS-101166 · 3', 3]] },
  { name: 'lists/list-utf16-no-bom.csv', order: [['AS-101166 · 3', 3]] },
  { name: 'lists/list-windows-1250.csv', order: [['AS-101166 · 3 · 12,50', 3]] },
])('the order in $name is read', async ({ name, order }) => {
  expect(await orderIn(name)).toEqual(order)
})

test('a number of a list that lost its digits is refused by its row', async () => {
  expect(await orderIn('lists/list-scientific.csv')).toEqual([
    ['4,01235E+12 · 3', 'digits'],
    ['5.70613E+12 · 2', 'digits'],
  ])
})

test('an order form is an order of the lines that are filled in', async () => {
  const file = office('lists/order-form-mostly-empty.xlsx')
  const { source } = await readListFile(file, { callerId: 'order form', language: 'de' })
  const { lines, leftOut } = readSource(source)
  expect(leftOut).toBe(28)
  expect(lines.map((line) => [line.row, 'fault' in line ? line.fault : line.quantity])).toEqual([
    [6, 2],
    [9, 'quantity'],
  ])
})

test('a web page with the name of a spreadsheet is refused with the way on', async () => {
  await expect(read('lists/list-html-as-xls.xls')).rejects.toThrow(Refusal)
  await expect(read('lists/list-html-as-xls.xls')).rejects.toMatchObject({ code: 'table.web_page' })
})
