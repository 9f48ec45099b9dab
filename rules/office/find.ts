/** What staff find by one field, in the order in which it is shown: a customer before their orders. */
export const foundKinds = [
  'customer',
  'product',
  'order',
  'shipment',
  'return',
  'quickOrder',
  'purchaseOrder',
  'invoice',
  'creditNote',
  'payment',
  'bankEntry',
] as const

/** The most of each kind that are shown; lists have the others. */
export const mostOfKind = 6

/** What is shorter finds nothing by a part of a number or name: nearly all have it. */
export const shortestPart = 3

/** Whether it is asked for at all: a part of a number or name, or the digits at the end of an order number. */
export const findsAnything = (keyword: string) => keyword.length >= shortestPart || /^\d+$/.test(keyword)
