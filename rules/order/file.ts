import type { OrderType } from './order.ts'

/** What a customer sends along with a drop shipment of their own (specification sections 3 and 5). */
export const orderFileKinds = ['packingList', 'carrierLabel'] as const
export type OrderFileKind = (typeof orderFileKinds)[number]

/** Bytes of the largest one (specification section 5). */
export const largestOrderFile = 2 * 1024 * 1024

/** So many files of one account wait for their orders at once. */
export const mostWaitingFiles = 40

export type OrderFileRefusal =
  | 'order_file.empty'
  | 'order_file.too_large'
  | 'order_file.other_type'
  | 'order_file.broken'
  | 'order_file.one_at_a_time'
  | 'order_file.too_many'
  | 'order_file.missing'
  | 'order_file.gone'
  | 'order_file.not_taken'

/** Only a customer who sends under their own name has attachments of their own; the packing list is what makes it theirs. */
export const takesFiles = (orderType: OrderType) => orderType === 'CPDROP'

type Kinds = ReadonlySet<OrderFileKind>

/** Why an order of this type cannot be placed with these files, and which one; null where it can. */
export function orderFileFault(
  orderType: OrderType,
  requested: Kinds,
  there: Kinds,
): { kind: OrderFileKind; refused: OrderFileRefusal } | null {
  for (const kind of orderFileKinds) {
    if (requested.has(kind) && !takesFiles(orderType)) return { kind, refused: 'order_file.not_taken' }
    if (requested.has(kind) && !there.has(kind)) return { kind, refused: 'order_file.gone' }
  }
  if (takesFiles(orderType) && !there.has('packingList')) return { kind: 'packingList', refused: 'order_file.missing' }
  return null
}
