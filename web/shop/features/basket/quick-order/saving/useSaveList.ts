import { useQueryClient } from '@tanstack/react-query'
import { addQuickOrder, changeQuickOrder, submitQuickOrder } from '../../../../../../contract/basket/quick-order.ts'
import type { Reply } from '../../../../../../contract/endpoint.ts'
import { isOutcomeUnknown, type PendingAttempt, useAttempt } from '../../../../../api/attempt.ts'
import { call } from '../../../../../api/call.ts'
import { saysItself } from '../../../../../api/failures.ts'
import { quickOrdersKey } from '../../../../../api/queries.ts'
import { type Base, toBase } from '../lines/list-in-hand.ts'
import type { List } from '../lines/useList.ts'

export type ListLineInput = { number: string; qty: number; custNumber: string; note?: string }
type SavedList = Reply<typeof addQuickOrder>

/** A list as it is sent; `saved` is the answer where it was handed on and no answer to that has come. */
export type ListChange = {
  base?: Base | undefined
  name: string
  lines: ListLineInput[]
  thenSubmit?: boolean
  saved?: SavedList
}

/** The lines in hand as they are sent and kept. */
export const toListLines = ({ lines, notes }: Pick<List, 'lines' | 'notes'>): ListLineInput[] =>
  lines.map(({ product, qty, custNumber }) => {
    const note = notes.get(product.number)
    return { number: product.number, qty, custNumber, ...(note && { note }) }
  })

type SaveListOptions = {
  /** It is kept, although handing it on may fail. */
  onSaved?: (saved: SavedList) => void
  /** A list whose answer was lost is kept after all: what is in hand now is a change of that. */
  onLearned?: (saved: SavedList) => void
  /** What an earlier window sent without an answer. */
  stored?: PendingAttempt<ListChange> | undefined
  store?: (pendingAttempt: PendingAttempt<ListChange> | undefined) => void
}

/**
 * Keeps the list, as a new one or in the place of the one that was opened, and hands it on where that is asked. Before another
 * is sent than the one that was not answered, what became of that is asked for, so that no list is kept twice and none is taken
 * for that of another window.
 */
export function useSaveList({ onSaved, onLearned, ...memory }: SaveListOptions = {}) {
  const queries = useQueryClient()
  return useAttempt<ListChange, SavedList>({
    ...memory,
    meta: saysItself,
    isSame,
    send: async ({ key, content }, progress) => {
      const saved = content.saved ?? (await write(content, key))
      onSaved?.(saved)
      if (!content.thenSubmit) return saved
      progress({ ...content, saved })
      return call(submitQuickOrder, { params: { id: saved.quickOrderId } }, { idempotencyKey: `${key}-submit` })
    },
    follow: async (change, pendingAttempt) => {
      const saved = isOfSame(pendingAttempt.content.base, change.base) ? await orderOutcome(pendingAttempt) : undefined
      if (saved) onLearned?.(saved)
      return saved ? { ...change, base: toBase(saved) } : change
    },
    onSettled: () => queries.invalidateQueries({ queryKey: quickOrdersKey }),
  })
}

function write({ base, name, lines }: ListChange, idempotencyKey: string): Promise<SavedList> {
  const body = { name: name.trim(), lines }
  return base
    ? call(changeQuickOrder, { params: { id: base.id }, body: { ...body, version: base.version } }, { idempotencyKey })
    : call(addQuickOrder, { body }, { idempotencyKey })
}

/** What became of a list that was not answered: undefined where it was refused. Fails where there is no answer again. */
const orderOutcome = ({ key, content }: PendingAttempt<ListChange>) =>
  write(content, key).catch((failed: unknown) => {
    if (isOutcomeUnknown(failed)) throw failed
    return undefined
  })

const isOfSame = (one: Base | undefined, other: Base | undefined) =>
  one?.id === other?.id && one?.version === other?.version

function isSame(sent: ListChange, next: ListChange) {
  const toComparable = ({ name, lines, thenSubmit = false }: ListChange) =>
    JSON.stringify([name.trim(), lines, thenSubmit])
  const base = sent.saved ? toBase(sent.saved) : sent.base
  return isOfSame(base, next.base) && toComparable(sent) === toComparable(next)
}
