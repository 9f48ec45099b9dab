import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CallFailed } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { useSession } from '../../../../api/session.ts'
import type { FoundLine, List, Notes, OpenLine } from '../lines/useList.ts'
import type { QuickOrder } from '../queries.ts'
import { type Wanted, wantedOf } from '../saving/useSaveList.ts'
import { type Changed, loadListDraft, saveListDraft, type Typed } from './list-draft.ts'
import { readAgain } from './read-again.ts'

type Shared = readonly { number: string; qty: number }[]
/** What a list begins with: a kept one, the id of one that is gone, products that somebody shared, or nothing. */
type Begun = { kept: QuickOrder | undefined; gone: number | undefined; shared: Shared }

/**
 * Begins with the draft that this window has stored, else with what somebody shared, read at the prices of now. Stores what is in
 * hand, and what stands in the fields, until it is saved: somebody who follows a link to a product, or reloads, finds it again.
 */
export function useListDraft(list: List, begun: Begun) {
  const { kept, shared } = begun
  const by = useSession()?.user.accountId ?? 0
  const whose = nameOf(begun)
  const opened = kept?.quickOrderId
  const [draft, setDraft] = useState(() => loadListDraft({ by, list: whose }))
  const [keptName, setKeptName] = useState(kept?.name ?? '')
  const blank = { name: keptName, paste: '', number: '', qty: '1' }
  const [typed, setTyped] = useState<Typed>({ ...blank, ...draft?.typed })
  const [sent, hold] = useState(draft?.sent)
  const [round, setRound] = useState(0)
  const reading = useMutation<FoundLine[], CallFailed, Changed>({
    meta: saysItself,
    mutationFn: readAgain,
    onSuccess: (found) =>
      list.begin(found, { base: draft?.changed?.base, notes: notesIn(draft?.changed?.lines ?? []) }),
  })
  const read = (made: Changed) => made.lines.length + made.open.length > 0 && reading.mutate(made)
  const begin = useEffectEvent(() => read(draft?.changed ?? sharedList(shared)))
  useEffect(() => void begin(), [])

  const before = draft?.changed
  const { base, lines, open, notes, isChanged } = list
  useEffect(() => {
    const wanted = wantedOf({ lines, notes })
    const now = { lines: wanted, open: open.map(draftLine), base }
    // An empty list is nothing to come back to.
    const changed = isChanged ? (wanted.length + open.length > 0 ? now : undefined) : before
    // A list that became a kept one here is opened anew without its name.
    const shownName = changed?.base && changed.base.id !== opened ? '' : keptName
    saveListDraft(
      { by, list: whose },
      { changed, sent, typed: toKeep(typed, { keptName: shownName, isNamed: base !== undefined || !!changed }) },
    )
  }, [by, whose, before, isChanged, base, lines, open, notes, typed, sent, keptName, opened])

  return {
    hasDraft: draft !== undefined,
    typed,
    type: (part: Partial<Typed>) => setTyped((was) => ({ ...was, ...part })),
    /** That text was read: nothing of what was typed since is lost. */
    wasRead: (text: string) =>
      setTyped((was) => ({ ...was, paste: was.paste.replace(text, () => '').replace(/^\n/, '') })),
    /** Another one when the fields begin anew. */
    round,
    busy: reading.isPending,
    failed: reading.error,
    retry: () => begin(),
    /** What was sent and not answered, which also a window that is loaded anew knows. */
    sent,
    hold,
    /** It is kept: nothing of it is draft. */
    saved: () => {
      setDraft(undefined)
      setKeptName(typed.name)
    },
    /** These lines of the draft went elsewhere. */
    went: (gone: Parameters<List['went']>[0]) => {
      setDraft(undefined)
      list.went(gone)
    },
    /** Forgets what was draft, and begins anew. */
    discard: () => {
      setDraft(undefined)
      setTyped(blank)
      setRound(round + 1)
      reading.reset()
      list.startOver()
      read(sharedList(shared))
    },
  }
}

export type Draft = ReturnType<typeof useListDraft>

/** What stands in the fields and is not there by itself. A name alone, of no list, is nothing to come back to. */
const toKeep = (typed: Typed, { keptName, isNamed }: { keptName: string; isNamed: boolean }): Partial<Typed> => ({
  ...(isNamed && typed.name !== keptName && { name: typed.name }),
  paste: typed.paste,
  ...(typed.number !== '' && { number: typed.number, qty: typed.qty }),
})

const notesIn = (lines: readonly Wanted[]): Notes =>
  new Map(lines.flatMap(({ number, note }) => (note ? [[number, note] as const] : [])))

const draftLine = ({ key: _key, candidates, ...line }: OpenLine) => ({
  ...{ ...line, numbers: candidates.map(({ number }) => number) },
})

const sharedList = (shared: Shared): Changed => ({
  lines: shared.map((line) => ({ ...line, custNumber: '' })),
  open: [],
})

/** Tells the list in hand from others of the same person. */
function nameOf({ kept, gone, shared }: Begun) {
  const id = kept?.quickOrderId ?? gone
  return id === undefined ? shared.map(({ number, qty }) => `${number} ${qty}`).join(' ') : `kept ${id}`
}
