import { expect, test } from 'vitest'
import { type BulkRow, ordersOfRows } from './bulk-order.ts'

const empty = {
  company: '',
  name: '',
  address: '',
  postcode: '',
  city: '',
  state: '',
  country: '',
  phone: '',
  email: '',
}
const kade = { ...empty, company: 'A B.V.', address: 'Kade 1', postcode: '3000 AA', city: 'Rotterdam', country: 'NL' }
let row = 1
const of = (reference: string, address: Partial<BulkRow> = kade, number = 'X'): BulkRow => ({
  row: ++row,
  reference,
  ...empty,
  ...address,
  number,
  quantity: '1',
})
const read = (...rows: BulkRow[]) => {
  const { orders, faults } = ordersOfRows(rows)
  return {
    orders: orders.map(({ reference, address, rows: own }) => [reference, address.address, own.length]),
    faults: faults.map(({ fault }) => fault),
  }
}

test.each<[string, BulkRow[], ReturnType<typeof read>]>([
  ['one row', [of('R1')], { orders: [['R1', 'Kade 1', 1]], faults: [] }],
  [
    'the rows of one reference, wherever they stand',
    [of('R1'), of('R2', { address: 'Kade 2' }), of(' R1 ')],
    {
      faults: [],
      orders: [
        ['R1', 'Kade 1', 2],
        ['R2', 'Kade 2', 1],
      ],
    },
  ],
  ['an address in the first row alone', [of('R1'), of('R1', empty)], { orders: [['R1', 'Kade 1', 2]], faults: [] }],
  ['an address in the second row alone', [of('R1', empty), of('R1')], { orders: [['R1', 'Kade 1', 2]], faults: [] }],
  [
    'the same address in other letters',
    [of('R1'), of('R1', { ...kade, city: ' ROTTERDAM' })],
    { orders: [['R1', 'Kade 1', 2]], faults: [] },
  ],
  [
    'two addresses: the row is named, and stays with its order',
    [of('R1'), of('R1', { ...kade, address: 'Kade 9' })],
    { orders: [['R1', 'Kade 1', 2]], faults: ['other_address'] },
  ],
  ['no reference', [of(' ')], { orders: [], faults: ['no_reference'] }],
  ['a reference that turns around', [of('R\u202e1')], { orders: [], faults: ['reference_marked'] }],
  ['a reference like a novel', [of('R'.repeat(61))], { orders: [], faults: ['reference_too_long'] }],
  ['nothing', [], { orders: [], faults: [] }],
])('%s', (_, rows, expected) => {
  expect(read(...rows)).toEqual(expected)
})

test('every row is in an order or has a fault', () => {
  const rows = Array.from({ length: 200 }, (_, at) => of(at % 7 === 0 ? '' : `R${at % 13}`, at % 5 ? kade : empty))
  const { orders, faults } = ordersOfRows(rows)
  const references = new Set([
    ...orders.flatMap((order) => order.rows.map((one) => one.row)),
    ...faults.map((one) => one.row),
  ])
  expect([...references].sort((one, other) => one - other)).toEqual(rows.map((one) => one.row))
})
