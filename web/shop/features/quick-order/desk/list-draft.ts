import { longestText } from '../../../../../rules/order/quick-order.ts'
import { load, save } from '../../../../ui/storage.ts'
import type { Base, FoundLine } from '../lines/useList.ts'
import type { PendingAttempt, Wanted } from '../saving/useSaveList.ts'

/** Which list is edited, and by whom: a kept one, one that was shared, or a new one. */
export type DraftKey = { by: number; list: string }

/** What stands in the fields around a list: nothing of it is on the list yet. */
export type Typed = { name: string; paste: string; number: string; qty: string }

/** A line that nobody had solved, with all that was read of it; `numbers` are those of the products that it may mean. */
export type DraftLine = Omit<FoundLine, 'candidates'> & { numbers: string[] }

/**
 * What is stored of a list that is not saved yet: no price and no stock, which are asked for anew. `base` is the kept list that
 * was changed, which a new one is once it was saved.
 */
export type Changed = { lines: Wanted[]; open: DraftLine[]; base?: Base | undefined }

/** The draft of a list: its products where they were changed, what was sent and not answered, and what stood in the fields. */
export type ListDraft = { changed?: Changed | undefined; sent?: PendingAttempt | undefined; typed: Partial<Typed> }

type Slot = ListDraft & { list: string }

// A kept list that is looked at again and the new one are two; the oldest give way.
const mostLists = 10

/** The draft that this window has stored of the same list for the same person. */
export function loadListDraft({ by, list }: DraftKey): ListDraft | undefined {
  const slot = slotsOf(by).find((one) => one.list === list)
  return slot && { changed: slot.changed, sent: slot.sent, typed: slot.typed }
}

/** Stores a draft, beside the others of the same person; an empty one is removed. */
export function saveListDraft({ by, list }: DraftKey, { changed, sent, typed }: ListDraft) {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, words]) => words && words.length <= longestText))
  const isThere = changed !== undefined || Object.keys(filled).length > 0
  const others = slotsOf(by).filter((one) => one.list !== list)
  const slots = isThere
    ? [...others, { list, changed, sent: changed && sent, typed: filled }].slice(-mostLists)
    : others
  // A browser that has no room for all keeps the last ones.
  while (!save('quick-order', slots.length > 0 ? { by, lists: slots } : null) && slots.length > 1) slots.shift()
}

function slotsOf(by: number): Slot[] {
  const stored: Record<string, unknown> = Object(load('quick-order'))
  if (stored.by !== by || !Array.isArray(stored.lists)) return []
  return stored.lists.flatMap((slot) => {
    const { list, changed, sent, typed }: Record<string, unknown> = Object(slot)
    return typeof list === 'string'
      ? [{ list, changed: parseChanged(changed), sent: parseAttempt(sent), typed: parseTyped(typed) }]
      : []
  })
}

function parseChanged(kept: unknown): Changed | undefined {
  const { lines, open, base }: Record<string, unknown> = Object(kept)
  if (!Array.isArray(lines) || !Array.isArray(open)) return undefined
  return {
    lines: lines.filter(isWanted),
    open: open.filter(isDraftLine),
    base: parseBase(base),
  }
}

function parseBase(kept: unknown): Base | undefined {
  const { id, version }: Record<string, unknown> = Object(kept)
  return Number.isInteger(id) && Number.isInteger(version) ? { id: Number(id), version: Number(version) } : undefined
}

function parseAttempt(kept: unknown): PendingAttempt | undefined {
  const { key, base, name, lines, thenSubmit }: Record<string, unknown> = Object(kept)
  if (typeof key !== 'string' || typeof name !== 'string' || !Array.isArray(lines)) return undefined
  const known = parseBase(base)
  if (base !== undefined && !known) return undefined
  return {
    ...{ key, name, lines: lines.filter(isWanted), thenSubmit: thenSubmit === true },
    ...(known && { base: known }),
  }
}

function parseTyped(kept: unknown): Partial<Typed> {
  const words: Record<string, unknown> = Object(kept)
  const fields = ['name', 'paste', 'number', 'qty'] as const
  return Object.fromEntries(
    fields.flatMap((field) => (typeof words[field] === 'string' ? [[field, words[field]]] : [])),
  )
}

const isWanted = (line: unknown): line is Wanted => {
  const { number, qty, custNumber, note = '' }: Record<string, unknown> = Object(line)
  return [number, custNumber, note].every((words) => typeof words === 'string') && Number.isInteger(qty)
}

const isDraftLine = (line: unknown): line is DraftLine => {
  const { row, typed, qty, custNumber, outcome, reason, msg, why, numbers }: Record<string, unknown> = Object(line)
  return (
    [typed, custNumber, reason ?? '', msg ?? '', why ?? ''].every((words) => typeof words === 'string') &&
    Number.isInteger(row) &&
    (qty === null || Number.isInteger(qty)) &&
    (outcome === 'ask' || outcome === 'reject') &&
    Array.isArray(numbers) &&
    numbers.every((number) => typeof number === 'string')
  )
}
