import { mostCountedPieces } from '../catalogue/product/stock.ts'

/** How far a purchase order is: the last three follow from what has come. */
export const purchaseOrderStates = ['draft', 'ordered', 'partlyReceived', 'received', 'cancelled'] as const
export type PurchaseOrderState = (typeof purchaseOrderStates)[number]

/** What a list may show alone: a state, or those of which not all has come on its day. */
export const purchaseOrderFilters = [...purchaseOrderStates, 'late'] as const
export type PurchaseOrderFilter = (typeof purchaseOrderFilters)[number]

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
export type PurchaseLine = {
  position: number
  skuId: number
  quantity: number
  received: number
  cancelled: number
  /** Of a piece, in cents; null where it is not known. */
  purchasePrice: number | null
  expectedOn: string | null
}

/** A line as staff want it; a position of null is a new line. */
export type PurchaseLineDraft = Omit<PurchaseLine, 'position' | 'received' | 'cancelled'> & {
  position: number | null
}

/** What may still be changed of it: nothing once all has come, or it is cancelled. */
export const isOpen = (state: PurchaseOrderState) => state !== 'received' && state !== 'cancelled'

/**
 * Why these cannot be the lines of a purchase order; undefined where they can. What has come stays: its line keeps its product and at least
 * these pieces. What is open of a product stands once for each day and price after `mergeLines`, and a new day is today or later.
 */
export function findLineFault(
  lines: readonly PurchaseLineDraft[],
  stored: readonly PurchaseLine[],
  today: string,
): PurchaseOrderRefusal | undefined {
  const before = new Map(stored.map((line) => [line.position, line]))
  const known = lines.filter(({ position }) => position !== null)
  const isForeign = known.some(({ position, skuId }) => before.get(position ?? 0)?.skuId !== skuId)
  if (isForeign || new Set(known.map(({ position }) => position)).size < known.length) return 'purchase_order.changed'
  const open = mergeLines(lines, stored).filter(hasOpenPieces)
  if (new Set(open.map(lineKey)).size < open.length) return 'purchase_order.same_line'
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

type Came = Pick<PurchaseLine, 'received' | 'cancelled'>

/**
 * The lines with what has come of them. Stored ones of which pieces are open and that meet on a day become one line, at the place of the first,
 * where they have one price: so all that is open moves to a day. Lines at other prices stay apart, and so does what has come whole. A new line
 * stays apart, too, for it may be typed twice.
 */
export function mergeLines<Line extends PurchaseLineDraft>(
  lines: readonly Line[],
  stored: readonly PurchaseLine[],
): (Line & Came)[] {
  const before = new Map(stored.map((line) => [line.position, line]))
  const merged = new Map<string, Line & Came>()
  for (const [at, draft] of lines.entries()) {
    const { received = 0, cancelled = 0 } = before.get(draft.position ?? 0) ?? {}
    const line = { ...draft, received, cancelled }
    const key = draft.position !== null && hasOpenPieces(line) ? lineKey(line) : `line ${at}`
    const first = merged.get(key)
    const sum = (first?.quantity ?? 0) + line.quantity
    if (!first) merged.set(key, line)
    else if (sum > mostCountedPieces) merged.set(`line ${at}`, line)
    else
      merged.set(key, {
        ...first,
        quantity: sum,
        received: first.received + received,
        cancelled: first.cancelled + cancelled,
      })
  }
  return [...merged.values()]
}

const hasOpenPieces = ({ quantity, received, cancelled }: Came & { quantity: number }) =>
  received + cancelled < quantity

const lineKey = ({ skuId, purchasePrice, expectedOn }: Omit<PurchaseLineDraft, 'position'>) =>
  `${skuId} ${purchasePrice} ${expectedOn}`
