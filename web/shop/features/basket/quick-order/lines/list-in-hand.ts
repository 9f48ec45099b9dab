import { maxQuantity } from '../../../../../../rules/basket/basket.ts'
import { bothCustNumbers } from '../../../../../../rules/basket/cust-number.ts'
import { linePrice, paidForAll } from '../../../../../ui/product/price/line-price.ts'
import type { ListProduct, QuickOrder, ReadAnswer, ReadLine } from '../queries.ts'

export type Line = { product: ListProduct; qty: number; custNumber: string }
/** A line as it was read; `why` says what it does not fit into. */
export type FoundLine = ReadLine & { why?: NoRoom | undefined }
/** An unresolved line; `key` distinguishes it from those of other texts. */
export type OpenLine = FoundLine & { key: number }
type NoRoom = 'basket.quantity_out_of_range' | 'order.cust_numbers_too_long'

/** A line with several products, as it was typed, and what of it is among the lines that are ready. */
export type SplitLine = { key: number; row: number; whole: string; made: readonly Line[] }

/** The kept list that is changed, in the version in which it was seen. */
export type Base = { id: number; version: number }

/** The list in hand. */
export type ListInHand = {
  /** Undefined for a new list, and for one that may not be changed: its products become a new one. */
  base: Base | undefined
  lines: readonly Line[]
  open: readonly OpenLine[]
  /** Lines that became several, until the user has seen them. */
  split: readonly SplitLine[]
  /** As they were when the list was opened: another window may have changed the kept one since. */
  notes: Notes
  next: number
  /** Whether it is another than it began with, or than was saved. */
  isChanged: boolean
}

const nothing: ListInHand = {
  base: undefined,
  lines: [],
  open: [],
  split: [],
  notes: new Map(),
  next: 1,
  isChanged: false,
}
/** A list as it was kept; one that may not be changed becomes a new one. */
export const openList = (quickOrder: QuickOrder | undefined): ListInHand => ({
  ...nothing,
  base: quickOrder?.may.change ? { id: quickOrder.quickOrderId, version: quickOrder.version } : undefined,
  lines: quickOrder?.lines.map(({ qty, custNumber, note: _note, ...product }) => ({ product, qty, custNumber })) ?? [],
  notes: notesByLine(quickOrder),
})

/** What is noted on products, by their numbers. */
export type Notes = ReadonlyMap<string, string>

export const notesByLine = (quickOrder: QuickOrder | undefined): Notes =>
  new Map(quickOrder?.lines.map(({ number, note }) => [number, note]))

/** The draft of a list: the saved list that it is a change of, and its notes. */
export type ListDraftBase = { base: Base | undefined; notes: Notes }

/**
 * What the draft of a list is a change of. A new one that was saved, and changed since, is one of that; the list that is
 * opened may have been closed or deleted meanwhile, and is then no longer such a base.
 */
function baseAfter(now: Base | undefined, draft: Base | undefined, opened: number | undefined) {
  if (draft && draft.id !== opened) return draft
  return now && { ...now, version: draft?.version ?? now.version }
}

/** Begins with what was read, instead of what is there. */
export function beginListDraft(
  was: ListInHand,
  found: readonly FoundLine[],
  draft: ListDraftBase & { opened: number | undefined },
) {
  const base = baseAfter(was.base, draft.base, draft.opened)
  const notes = new Map([...was.notes, ...draft.notes])
  return found.reduce(addLine, { ...nothing, base, notes })
}

/** Adds what was read; the same product adds up. */
export const addLines = (was: ListInHand, { lines }: ReadAnswer) => noteSplits(lines.reduce(addLine, was), lines)

export type SavedVersion = Pick<QuickOrder, 'quickOrderId' | 'version'>

export const toBase = ({ quickOrderId: id, version }: SavedVersion): Base => ({ id, version })

export type MovedLines = { lines: readonly Line[]; open: readonly { key: number }[] }

/** Without what has gone elsewhere, so far as it is here still: what was added meanwhile stays. */
export function without(list: ListInHand, moved: MovedLines): ListInHand {
  const pieces = new Map(moved.lines.map(({ product, qty }) => [product.skuId, qty]))
  const keys = new Set(moved.open.map(({ key }) => key))
  return {
    ...list,
    lines: list.lines.flatMap((line) => {
      const qty = line.qty - (pieces.get(line.product.skuId) ?? 0)
      return qty > 0 ? [{ ...line, qty }] : []
    }),
    open: list.open.filter(({ key }) => !keys.has(key)),
  }
}

const atRow = (answer: ReadAnswer, row: number) => answer.lines.map((line) => ({ ...line, row }))

/** What was read in place of a line: the first that is open still stands where it stood, so that the keyboard stays there. */
export function correctLine(list: ListInHand, line: OpenLine, answer: ReadAnswer): ListInHand {
  const found = atRow(answer, line.row)
  const at = list.open.findIndex(({ key }) => key === line.key)
  const before = { ...list, open: list.open.slice(0, Math.max(0, at)) }
  const now = noteSplits(found.reduce(addLine, before), found)
  const added = now.open.slice(before.open.length)
  const again = added.map((one, place) => (place === 0 ? { ...one, key: line.key } : one))
  return { ...now, open: [...before.open, ...again, ...list.open.slice(at + 1)] }
}

/** The same of a line that had become several: what was made of it goes. */
export function correctSplit(list: ListInHand, line: SplitLine, answer: ReadAnswer): ListInHand {
  const found = atRow(answer, line.row)
  const others = list.open.filter(({ row, whole }) => row !== line.row || whole !== line.whole)
  const rest = { ...without(list, { lines: line.made, open: [] }), open: others }
  const split = rest.split.filter(({ key }) => key !== line.key)
  return noteSplits(found.reduce(addLine, { ...rest, split }), found)
}

/** Takes a product for a line that may have meant several. */
export function chooseProduct(list: ListInHand, line: OpenLine, product: ListProduct): ListInHand {
  const rest = { ...list, open: list.open.filter(({ key }) => key !== line.key) }
  return addLine(rest, { ...line, outcome: 'ok', candidates: [product], why: undefined })
}

/** Notes the lines that became several, so far as something of them is ready. */
function noteSplits(list: ListInHand, found: readonly FoundLine[]): ListInHand {
  const groups = Map.groupBy(
    found.filter(({ whole }) => whole !== undefined),
    ({ row, whole }) => `${row} ${whole}`,
  )
  const split = [...groups.values()].flatMap((items, at): SplitLine[] => {
    const { row = 0, whole = '' } = items[0] ?? {}
    // What found no room among the lines waits with the others, and nothing was made of it.
    const waiting = new Set(list.open.flatMap((line) => (line.row === row && line.whole === whole ? line.typed : [])))
    const made = items.flatMap(({ typed, outcome, candidates: [product], qty, custNumber }) =>
      outcome === 'ok' && product && qty !== null && !waiting.has(typed) ? [{ product, qty, custNumber }] : [],
    )
    return made.length > 0 ? [{ key: list.next + at, row, whole, made }] : []
  })
  return split.length > 0 ? { ...list, split: [...list.split, ...split], next: list.next + groups.size } : list
}

function addLine(list: ListInHand, line: FoundLine): ListInHand {
  const [product] = line.candidates
  const qty = line.qty ?? 0
  const at = list.lines.findIndex((one) => one.product.skuId === product?.skuId)
  const before = list.lines[at]
  const custNumber = bothCustNumbers(before?.custNumber ?? '', line.custNumber)
  const waits = (as: Partial<OpenLine>) => {
    const open = [...list.open, { ...line, ...as, key: list.next }]
    return { ...list, open, next: list.next + 1 }
  }
  if (line.outcome !== 'ok' || !product) return waits({})
  // What does not fit into the line of its product waits for a decision, so that no piece and no number is lost.
  if (qty + (before?.qty ?? 0) > maxQuantity) return waits({ outcome: 'ask', why: 'basket.quantity_out_of_range' })
  if (custNumber === undefined) return waits({ outcome: 'ask', why: 'order.cust_numbers_too_long' })
  if (!before) return { ...list, lines: [...list.lines, { product, qty, custNumber }] }
  return { ...list, lines: list.lines.with(at, { ...before, qty: before.qty + qty, custNumber }) }
}

/** What of the list can be ordered comes to at the prices of today; null where a product has none, or nothing is sold. */
export function sumPrices(lines: readonly Line[]): number | null {
  const sold = lines.filter(({ product }) => product.status !== 'disabled')
  const sums = sold.flatMap(({ product, qty }) => linePrice(product, qty) ?? [])
  return sums.length === 0 || sums.length < sold.length ? null : paidForAll(sums)
}
