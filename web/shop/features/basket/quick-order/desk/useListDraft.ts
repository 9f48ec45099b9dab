import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CallFailed } from '../../../../../api/call.ts'
import { useDraft } from '../../../../../api/draft.ts'
import { saysItself } from '../../../../../api/failures.ts'
import type { FoundLine, Notes, OpenLine } from '../lines/list-in-hand.ts'
import type { List } from '../lines/useList.ts'
import type { QuickOrder } from '../queries.ts'
import { type ListLineInput, toListLines } from '../saving/useSaveList.ts'
import { type ChangedList, type ListDraft, listDraftCodec, type TypedFields } from './list-draft.ts'
import { readAgain } from './read-again.ts'

type SharedLines = readonly { number: string; qty: number }[]
/** What a list begins with: a kept one, the id of one that is gone, shared products, or nothing. */
type ListStart = { quickOrder: QuickOrder | undefined; missingId: number | undefined; shared: SharedLines }

export type ListEditing = ReturnType<typeof useListDraft>

/**
 * Begins with the draft that this window has stored, else with the shared products, read at current prices. Stores what is in
 * hand, and what stands in the fields, until it is saved: it is still there after following a link to a product, or a reload.
 */
export function useListDraft(list: List, start: ListStart) {
  const { quickOrder, shared } = start
  const { found, update } = useDraft('quick-order', listDraftName(start), listDraftCodec)
  const [draft, setDraft] = useState(found)
  const [sent, hold] = useState(found?.sent)
  const fields = useTypedFields(quickOrder?.name ?? '', found?.typed)
  const { reload, ...reading } = useReadAgain(list, draft?.changed, shared)
  const { typed, keptName } = fields
  useStore({ list, before: draft?.changed, opened: quickOrder?.quickOrderId, sent, typed, keptName, update })
  return {
    ...reading,
    hasDraft: draft !== undefined,
    typed,
    type: fields.type,
    wasRead: fields.wasRead,
    round: fields.round,
    /** What was sent and not answered, which also a window that is reloaded knows. */
    sent,
    hold,
    /** It is kept: nothing of it is draft. */
    saved: () => {
      setDraft(undefined)
      fields.saved()
    },
    /** These lines of the draft went elsewhere. */
    went: (moved: Parameters<List['went']>[0]) => {
      setDraft(undefined)
      list.went(moved)
    },
    /** Discards the draft, and starts over. */
    discard: () => {
      setDraft(undefined)
      fields.clear()
      list.startOver()
      reload()
    },
  }
}

/** What stands in the fields around a list. */
function useTypedFields(name: string, stored: Partial<TypedFields> | undefined) {
  const [keptName, setKeptName] = useState(name)
  const blank = { name: keptName, paste: '', number: '', qty: '1' }
  const [typed, setTyped] = useState<TypedFields>({ ...blank, ...stored })
  const [round, setRound] = useState(0)
  return {
    typed,
    keptName,
    /** Another one when the fields start over. */
    round,
    type: (part: Partial<TypedFields>) => setTyped((was) => ({ ...was, ...part })),
    /** That text was read: nothing of what was typed since is lost. */
    wasRead: (text: string) =>
      setTyped((was) => ({ ...was, paste: was.paste.replace(text, () => '').replace(/^\n/, '') })),
    saved: () => setKeptName(typed.name),
    clear: () => {
      setTyped(blank)
      setRound(round + 1)
    },
  }
}

/** Reads what a list begins with: its draft, once, or the shared products. */
function useReadAgain(list: List, draft: ChangedList | undefined, shared: SharedLines) {
  const reading = useMutation<FoundLine[], CallFailed, ChangedList>({
    meta: saysItself,
    mutationFn: readAgain,
    onSuccess: (found) => list.begin(found, { base: draft?.base, notes: notesIn(draft?.lines ?? []) }),
  })
  const read = (made: ChangedList) => made.lines.length + made.open.length > 0 && reading.mutate(made)
  const begin = useEffectEvent(() => read(draft ?? toChangedList(shared)))
  useEffect(() => void begin(), [])
  return {
    busy: reading.isPending,
    failed: reading.error,
    retry: () => void read(draft ?? toChangedList(shared)),
    reload: () => {
      reading.reset()
      read(toChangedList(shared))
    },
  }
}

type StoreOptions = {
  list: List
  /** What was draft before, as long as the list is not changed. */
  before: ChangedList | undefined
  /** The id of the kept list that was opened. */
  opened: number | undefined
  sent: ListDraft['sent']
  typed: TypedFields
  keptName: string
  update: (draft: ListDraft) => void
}

function useStore({ list, before, opened, sent, typed, keptName, update }: StoreOptions) {
  const { base, lines, open, notes, isChanged } = list
  const store = useEffectEvent(update)
  useEffect(() => {
    const changed = isChanged ? changedList({ base, lines, open, notes }) : before
    // A list that became a kept one here is opened again without its name.
    const shownName = changed?.base && changed.base.id !== opened ? '' : keptName
    const isNamed = base !== undefined || changed !== undefined
    store({ changed, sent, typed: typedOnly(typed, { keptName: shownName, isNamed }) })
  }, [before, isChanged, base, lines, open, notes, typed, sent, keptName, opened])
}

/** An empty list is nothing to come back to. */
function changedList({ base, lines, open, notes }: Pick<List, 'base' | 'lines' | 'open' | 'notes'>) {
  if (lines.length + open.length === 0) return undefined
  return { lines: toListLines({ lines, notes }), open: open.map(toListDraftLine), base }
}

/** What stands in the fields and is not there by itself. A name alone, of no list, is nothing to come back to. */
const typedOnly = (
  typed: TypedFields,
  { keptName, isNamed }: { keptName: string; isNamed: boolean },
): Partial<TypedFields> => ({
  ...(isNamed && typed.name !== keptName && { name: typed.name }),
  paste: typed.paste,
  ...(typed.number !== '' && { number: typed.number, qty: typed.qty }),
})

const notesIn = (lines: readonly ListLineInput[]): Notes =>
  new Map(lines.flatMap(({ number, note }) => (note ? [[number, note] as const] : [])))

function toListDraftLine({ key: _key, candidates, ...line }: OpenLine) {
  return { ...line, numbers: candidates.map(({ number }) => number) }
}

const toChangedList = (shared: SharedLines): ChangedList => ({
  lines: shared.map((line) => ({ ...line, custNumber: '' })),
  open: [],
})

/** Distinguishes the open list from others of the same account. */
function listDraftName({ quickOrder, missingId, shared }: ListStart) {
  const id = quickOrder?.quickOrderId ?? missingId
  return id === undefined ? shared.map(({ number, qty }) => `${number} ${qty}`).join(' ') : `kept ${id}`
}
