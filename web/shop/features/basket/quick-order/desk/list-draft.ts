import { longestText } from '../../../../../../rules/basket/quick-order.ts'
import type { PendingAttempt } from '../../../../../api/attempt.ts'
import type { DraftCodec } from '../../../../../api/draft.ts'
import type { Base, FoundLine } from '../lines/list-in-hand.ts'
import type { ListChange, ListLineInput } from '../saving/useSaveList.ts'

/** What stands in the fields around a list: nothing of it is on the list yet. */
export type TypedFields = { name: string; paste: string; number: string; qty: string }

/** An unresolved line, with all that was read of it; `numbers` are those of the products that it may mean. */
export type ListDraftLine = Omit<FoundLine, 'candidates'> & { numbers: string[] }

/**
 * What is stored of a list that is not saved yet: no price and no stock, which are refetched. `base` is the kept list that
 * was changed, which a new one is once it was saved.
 */
export type ChangedList = { lines: ListLineInput[]; open: ListDraftLine[]; base?: Base | undefined }

/** The draft of a list: its products where they were changed, what was sent and not answered, and what stood in the fields. */
export type ListDraft = {
  changed?: ChangedList | undefined
  sent?: PendingAttempt<ListChange> | undefined
  typed: Partial<TypedFields>
}

export const listDraftCodec: DraftCodec<ListDraft> = {
  empty: { typed: {} },
  read: ({ changed, sent, typed }) => ({
    changed: parseChanged(changed),
    sent: parseAttempt(sent),
    typed: parseTyped(typed),
  }),
  write: ({ changed, sent, typed }) => {
    const filled = Object.fromEntries(Object.entries(typed).filter(([, words]) => words && words.length <= longestText))
    const isThere = changed !== undefined || Object.keys(filled).length > 0
    return isThere ? { changed, sent: changed && sent, typed: filled } : undefined
  },
}

function parseChanged(stored: unknown): ChangedList | undefined {
  const { lines, open, base }: Record<string, unknown> = Object(stored)
  if (!Array.isArray(lines) || !Array.isArray(open)) return undefined
  return {
    lines: lines.filter(isListLine),
    open: open.filter(isListDraftLine),
    base: parseBase(base),
  }
}

function parseBase(stored: unknown): Base | undefined {
  const { id, version }: Record<string, unknown> = Object(stored)
  return Number.isInteger(id) && Number.isInteger(version) ? { id: Number(id), version: Number(version) } : undefined
}

function parseAttempt(stored: unknown): PendingAttempt<ListChange> | undefined {
  const { key, content }: Record<string, unknown> = Object(stored)
  const { base, name, lines, thenSubmit }: Record<string, unknown> = Object(content)
  if (typeof key !== 'string' || typeof name !== 'string' || !Array.isArray(lines)) return undefined
  const savedBase = parseBase(base)
  if (base !== undefined && !savedBase) return undefined
  const change = { name, lines: lines.filter(isListLine), thenSubmit: thenSubmit === true }
  return { key, content: savedBase ? { ...change, base: savedBase } : change }
}

function parseTyped(stored: unknown): Partial<TypedFields> {
  const words: Record<string, unknown> = Object(stored)
  const fields = ['name', 'paste', 'number', 'qty'] as const
  return Object.fromEntries(
    fields.flatMap((field) => (typeof words[field] === 'string' ? [[field, words[field]]] : [])),
  )
}

const isListLine = (line: unknown): line is ListLineInput => {
  const { number, qty, custNumber, note = '' }: Record<string, unknown> = Object(line)
  return [number, custNumber, note].every((words) => typeof words === 'string') && Number.isInteger(qty)
}

const isListDraftLine = (line: unknown): line is ListDraftLine => {
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
