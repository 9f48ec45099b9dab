import { useQueries } from '@tanstack/react-query'
import { isPurchaseOrderNumber } from '../../../../../../rules/numbering.ts'
import { CallFailed } from '../../../../../api/call.ts'
import { type DraftCodec, useDraft } from '../../../../../api/draft.ts'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { type Arrival, shelvesQuery } from '../queries.ts'

/** Goods of a supplier's note as they were typed so far. */
export type Receipt = {
  warehouse: string
  reference: string
  /** The number of that with which they came; empty where they came with none. */
  purchaseOrder: string
  /** Whether more is booked than is open of it. */
  takesSurplus: boolean
  lines: { number: string; qty: number }[]
}

const receiptCodec = (warehouses: readonly string[]): DraftCodec<Receipt> => ({
  empty: { warehouse: warehouses[0] ?? '', reference: '', purchaseOrder: '', takesSurplus: false, lines: [] },
  read: ({ warehouse, reference, purchaseOrder = '', lines }) => {
    if (typeof reference !== 'string' || typeof purchaseOrder !== 'string' || !Array.isArray(lines)) return undefined
    const read = lines.map(Object).filter(({ number, qty }) => typeof number === 'string' && Number.isInteger(qty))
    const chosen = warehouses.find((code) => code === warehouse) ?? warehouses[0] ?? ''
    const found = read.map(({ number, qty }) => ({ number, qty }))
    return { warehouse: chosen, reference, purchaseOrder, takesSurplus: false, lines: found }
  },
  write: (receipt) =>
    receipt.lines.length > 0 || receipt.reference !== '' || receipt.purchaseOrder !== '' ? receipt : undefined,
})

/** What is typed of a receipt; it stays until it is booked, over a reload too. A number that comes twice adds up. */
export function useReceipt(warehouses: readonly string[]) {
  const text = useText()
  const codec = receiptCodec(warehouses)
  const draft = useDraft('receipt', 'goods', codec)
  const form = useForm<Receipt>({
    start: draft.found ?? codec.empty,
    rules: ({ reference, lines }) => ({
      reference: reference.trim() === '' && text('warehouse.note_missing'),
      lines: lines.length === 0 && text('warehouse.lines_missing'),
    }),
    onChange: draft.update,
  })
  const { lines } = form.values
  const known = useKnownPieces(lines)
  // What was said of a surplus held for the goods and the purchase order before.
  const setPurchaseOrder = (purchaseOrder: string) => form.change({ purchaseOrder, takesSurplus: false })
  return {
    form,
    warehouses,
    pieces: known,
    // A carton comes when the catalogue has answered, after lines that were scanned meanwhile.
    add: (number: string, qty: number) => {
      if (isPurchaseOrderNumber(number.toUpperCase())) return setPurchaseOrder(number.toUpperCase())
      form.change((receipt) => addPieces(receipt, { number, qty }))
    },
    setPurchaseOrder,
    /** Goods of an arrival: into its warehouse, where nothing is in the receipt yet. */
    take: ({ warehouse, number, qty, received }: Arrival) =>
      form.change((receipt) => ({ warehouse, ...addPieces(receipt, { number, qty: qty - received }) })),
    remove: (number: string) => form.change({ lines: lines.filter((line) => line.number !== number) }),
    clear: () => {
      draft.clear()
      form.reset({ ...codec.empty, warehouse: form.values.warehouse })
    },
  }
}

/** A number that comes twice adds up, and stands first. */
function addPieces({ lines }: Receipt, { number, qty }: Receipt['lines'][number]) {
  const before = lines.find((line) => line.number === number)?.qty ?? 0
  const rest = lines.filter((line) => line.number !== number)
  return { lines: [{ number, qty: qty + before }, ...rest], takesSurplus: false }
}

/** The pieces of all lines but those whose number the shop does not know: no press books them. */
function useKnownPieces(lines: Receipt['lines']) {
  const found = useQueries({ queries: lines.map(({ number }) => shelvesQuery(number)) })
  return lines.reduce((sum, { qty }, at) => (isRefused(found[at]?.error) ? sum : sum + qty), 0)
}

/** A number that could not be asked for may be known all the same. */
const isRefused = (error: unknown) =>
  error instanceof CallFailed && ['stock.', 'scan.'].some((subject) => error.reason.startsWith(subject))
