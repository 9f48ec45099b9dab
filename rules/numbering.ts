/** The letters that the numbers of each kind begin with. */
const letters = {
  order: 'O',
  /** Of an order once it is released. */
  so: 'S',
  quickOrder: 'QO',
  rma: 'R',
  invoice: 'I',
  credit: 'C',
  payment: 'P',
  /** Of ours to a supplier; counted by warehouse, whose code is its prefix. */
  purchaseOrder: 'PO',
  refund: 'F',
  difference: 'D',
} as const

export type NumberKind = keyof typeof letters

/** What is counted by year: what a company keeps its books by (specification section 6). */
export type YearlyKind = 'invoice' | 'credit' | 'payment' | 'refund' | 'difference'
export type CountedKind = Exclude<NumberKind, YearlyKind | 'purchaseOrder'>

type Serial = {
  /** The letters of the site or warehouse. */
  prefix: string
  serial: number
  year?: number
}

/** The number that something shows: letters of its kind and of its site, the year where it is counted by year, at least six digits. */
export const toNumber = (kind: NumberKind, { prefix, serial, year }: Serial) =>
  [
    letters[kind],
    prefix,
    year === undefined ? '' : String(year % 100).padStart(2, '0'),
    String(serial).padStart(6, '0'),
  ].join('')

// As the check of `purchase_orders.number` has it.
const purchaseOrderNumber = /^PO[A-Z]{2}[0-9]{6,}$/

/**
 * Whether a reference has the form of the numbers of our purchase orders. No other arrival may carry one: the purchase order with this
 * number may be placed at any time, and would be taken to have brought it.
 */
export const isPurchaseOrderNumber = (reference: string) => purchaseOrderNumber.test(reference)
