/** How far a purchase order is: the last three follow from what has come. */
export const purchaseOrderStates = ['draft', 'ordered', 'partlyReceived', 'received', 'cancelled'] as const
export type PurchaseOrderState = (typeof purchaseOrderStates)[number]

export type SupplierRefusal = 'supplier.name_taken' | 'supplier.changed'
export type PurchaseOrderRefusal =
  | 'purchase_order.changed'
  | 'purchase_order.not_now'
  | 'purchase_order.no_lines'
  | 'purchase_order.same_line'
  | 'purchase_order.already_received'
  | 'purchase_order.past_day'
  | 'purchase_order.own_arrival'
  | 'purchase_order.unknown'
  | 'purchase_order.not_ordered'
  | 'purchase_order.surplus'

export const supplierLengths = { name: 80, email: 254, note: 1000, currency: 3 }
export const longestLeadTime = 365
export const mostPurchaseLines = 500
/** In whole units of a currency. */
export const highestPurchasePrice = 1_000_000

/** A line as it is stored; `expectedOn` is null until the supplier names a day. */
export type StoredPurchaseLine = {
  position: number
  skuId: number
  quantity: number
  received: number
  expectedOn: string | null
}

/** A line as staff want it; a position of null is a new line. */
export type PurchaseLineDraft = Omit<StoredPurchaseLine, 'position' | 'received'> & { position: number | null }

/** What may still be changed of it: nothing once all has come, or it is cancelled. */
export const isOpen = (state: PurchaseOrderState) => state !== 'received' && state !== 'cancelled'

/**
 * Why these cannot be the lines of a purchase order; undefined where they can. What has come stays: its line keeps its product and at least
 * these pieces. A product stands once for each day, and a new day is today or later.
 */
export function findLineFault(
  lines: readonly PurchaseLineDraft[],
  stored: readonly StoredPurchaseLine[],
  today: string,
): PurchaseOrderRefusal | undefined {
  const before = new Map(stored.map((line) => [line.position, line]))
  const known = lines.filter(({ position }) => position !== null)
  const isForeign = known.some(({ position, skuId }) => before.get(position ?? 0)?.skuId !== skuId)
  if (isForeign || new Set(known.map(({ position }) => position)).size < known.length) return 'purchase_order.changed'
  if (new Set(lines.map(({ skuId, expectedOn }) => `${skuId} ${expectedOn}`)).size < lines.length)
    return 'purchase_order.same_line'
  const keepsReceived = stored.every(({ position, quantity, received }) => {
    const line = lines.find((one) => one.position === position)
    return line ? line.quantity >= received || line.quantity === quantity : received === 0
  })
  if (!keepsReceived) return 'purchase_order.already_received'
  const isPast = lines.some(
    ({ position, expectedOn }) =>
      expectedOn !== null && expectedOn < today && expectedOn !== before.get(position ?? 0)?.expectedOn,
  )
  return isPast ? 'purchase_order.past_day' : undefined
}
