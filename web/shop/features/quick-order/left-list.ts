import { longestText } from '../../../../rules/quick-order.ts'
import { load, save } from '../../../ui/storage.ts'
import type { Base, FoundLine } from './useList.ts'
import type { Sent, Wanted } from './useSaveList.ts'

/** Which list is in hand, and whose: a kept one, one that was shared, or a new one. */
export type Whose = { by: number; list: string }

/** What stands in the fields around a list: nothing of it is on the list yet. */
export type Typed = { name: string; paste: string; number: string; qty: string }

/** A line that nobody had solved, with all that was read of it; `numbers` are those of the products that it may mean. */
export type LeftLine = Omit<FoundLine, 'candidates'> & { numbers: string[] }

/**
 * A list that was left before it was saved: no price and no stock, which are asked for anew. `base` is the kept list that
 * was changed, which a new one is once it was saved.
 */
export type Changed = { lines: Wanted[]; open: LeftLine[]; base?: Base | undefined }

/** What was left of a list: its products where they were changed, what was sent without an answer, and what stood in the fields. */
export type LeftList = { changed?: Changed | undefined; sent?: Sent | undefined; typed: Partial<Typed> }

type Slot = LeftList & { list: string }

// A kept list that is looked at again and the new one are two; the oldest give way.
const mostLists = 10

/** What this window kept of the same list of the same person, however it was left there. */
export function readLeft({ by, list }: Whose): LeftList | undefined {
  const slot = slotsOf(by).find((one) => one.list === list)
  return slot && { changed: slot.changed, sent: slot.sent, typed: slot.typed }
}

/** Keeps what was left of a list, beside the others of the same person; nothing at all forgets it. */
export function keepLeft({ by, list }: Whose, { changed, sent, typed }: LeftList) {
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
  const left: Record<string, unknown> = Object(load('quick-order'))
  if (left.by !== by || !Array.isArray(left.lists)) return []
  return left.lists.flatMap((slot) => {
    const { list, changed, sent, typed }: Record<string, unknown> = Object(slot)
    return typeof list === 'string'
      ? [{ list, changed: changedIn(changed), sent: sentIn(sent), typed: typedIn(typed) }]
      : []
  })
}

function changedIn(kept: unknown): Changed | undefined {
  const { lines, open, base }: Record<string, unknown> = Object(kept)
  if (!Array.isArray(lines) || !Array.isArray(open)) return undefined
  return {
    lines: lines.filter(isWanted),
    open: open.filter(isLeftLine),
    base: baseIn(base),
  }
}

function baseIn(kept: unknown): Base | undefined {
  const { id, version }: Record<string, unknown> = Object(kept)
  return Number.isInteger(id) && Number.isInteger(version) ? { id: Number(id), version: Number(version) } : undefined
}

function sentIn(kept: unknown): Sent | undefined {
  const { key, base, name, lines, thenSubmit }: Record<string, unknown> = Object(kept)
  if (typeof key !== 'string' || typeof name !== 'string' || !Array.isArray(lines)) return undefined
  const known = baseIn(base)
  if (base !== undefined && !known) return undefined
  return {
    ...{ key, name, lines: lines.filter(isWanted), thenSubmit: thenSubmit === true },
    ...(known && { base: known }),
  }
}

function typedIn(kept: unknown): Partial<Typed> {
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

const isLeftLine = (line: unknown): line is LeftLine => {
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
