import { hasDirectionMark } from '../text-input/direction-marks.ts'
import { oneLine } from '../text-input/one-line.ts'

/** A file of orders to many addresses: each row is a product for one of them; the rows of one reference are one order. */

export const mostBulkRows = 2_000
export const mostBulkOrders = 100
/** Bytes of a file. */
export const largestBulkFile = 1_000_000
/** It becomes the PO number of its order. */
const longestReference = 60

const addressFields = ['company', 'name', 'address', 'postcode', 'city', 'state', 'country', 'phone', 'email'] as const
type BulkAddressField = (typeof addressFields)[number]
export type BulkAddress = Record<BulkAddressField, string>

/** The columns, in the order of the template. */
export const bulkFields = ['reference', ...addressFields, 'number', 'quantity'] as const
export type BulkField = (typeof bulkFields)[number]

/** Without these columns no order can be read. */
export const neededFields: readonly BulkField[] = [
  'reference',
  'address',
  'postcode',
  'city',
  'country',
  'number',
  'quantity',
]

export type BulkRow = { row: number } & Record<BulkField, string>
type BulkRowFault = 'no_reference' | 'reference_too_long' | 'reference_marked' | 'other_address'
/** The rows of one reference, with the address that the first of them with an address names. */
export type OrderOfFile = { reference: string; address: BulkAddress; rows: BulkRow[] }

export type BulkOrderRefusal =
  | 'order_sheet.unreadable'
  | 'order_sheet.columns'
  | 'order_sheet.empty'
  | 'order_sheet.too_many_rows'
  | 'order_sheet.too_many_orders'

/** Orders in the order of their first rows, and what is wrong with a row itself. A row with a fault stays with its order. */
export function ordersOfRows(rows: readonly BulkRow[]) {
  const orders = new Map<string, OrderOfFile>()
  const faults: { row: number; fault: BulkRowFault }[] = []
  for (const row of rows) {
    const reference = oneLine(row.reference)
    if (reference === '') faults.push({ row: row.row, fault: 'no_reference' })
    else if (reference.length > longestReference) faults.push({ row: row.row, fault: 'reference_too_long' })
    else if (hasDirectionMark(reference)) faults.push({ row: row.row, fault: 'reference_marked' })
    else if (!joins(orders, reference, row)) faults.push({ row: row.row, fault: 'other_address' })
  }
  return { orders: [...orders.values()], faults }
}

/** Whether the row names no other address than its order; it belongs to it in any case. */
function joins(orders: Map<string, OrderOfFile>, reference: string, row: BulkRow) {
  const address = toAddress(row)
  const order = orders.get(reference)
  if (!order) {
    orders.set(reference, { reference, address, rows: [row] })
    return true
  }
  order.rows.push(row)
  if (isEmpty(address)) return true
  if (isEmpty(order.address)) {
    order.address = address
    return true
  }
  return addressFields.every((field) => same(address[field], order.address[field]))
}

const toAddress = (row: BulkRow) =>
  Object.fromEntries(addressFields.map((field) => [field, row[field].trim()])) as BulkAddress
const isEmpty = (address: BulkAddress) => addressFields.every((field) => address[field] === '')
const same = (one: string, other: string) => plain(one) === plain(other)
const plain = (text: string) => oneLine(text).toLowerCase()
