import { useQueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { addQuickOrder, changeQuickOrder, submitQuickOrder } from '../../../../../contract/order/quick-order.ts'
import { isUnanswered, type PendingAttempt, useAttempt } from '../../../../api/attempt.ts'
import { call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { quickOrdersKey } from '../../../../api/queries.ts'
import { type Base, toBase } from '../lines/list-in-hand.ts'
import type { List } from '../lines/useList.ts'

export type Wanted = { number: string; qty: number; custNumber: string; note?: string }
type Kept = Reply<typeof addQuickOrder>

/** A list as it is sent; `kept` is the answer where it was handed on and no answer to that has come. */
export type ListChange = {
  base?: Base | undefined
  name: string
  lines: Wanted[]
  thenSubmit?: boolean
  kept?: Kept
}

/** The lines in hand as they are sent and kept. */
export const toWantedLines = ({ lines, notes }: Pick<List, 'lines' | 'notes'>): Wanted[] =>
  lines.map(({ product, qty, custNumber }) => {
    const note = notes.get(product.number)
    return { number: product.number, qty, custNumber, ...(note && { note }) }
  })

type How = {
  /** It is kept, although handing it on may fail. */
  onKept?: (kept: Kept) => void
  /** A list whose answer was lost is kept after all: what is in hand now is a change of that. */
  onLearned?: (kept: Kept) => void
  /** What an earlier window sent without an answer. */
  stored?: PendingAttempt<ListChange> | undefined
  store?: (unanswered: PendingAttempt<ListChange> | undefined) => void
}

/**
 * Keeps the list, as a new one or in the place of the one that was opened, and hands it on where that is asked. Before another
 * is sent than the one that was not answered, what became of that is asked for, so that no list is kept twice and none is taken
 * for that of another window.
 */
export function useSaveList({ onKept, onLearned, ...memory }: How = {}) {
  const queries = useQueryClient()
  return useAttempt<ListChange, Kept>({
    ...memory,
    meta: saysItself,
    isSame,
    send: async ({ key, content }, progress) => {
      const kept = content.kept ?? (await write(content, key))
      onKept?.(kept)
      if (!content.thenSubmit) return kept
      progress({ ...content, kept })
      return call(submitQuickOrder, { params: { id: kept.quickOrderId } }, { idempotencyKey: `${key}-submit` })
    },
    follow: async (wanted, unanswered) => {
      const kept = isOfSame(unanswered.content.base, wanted.base) ? await orderOutcome(unanswered) : undefined
      if (kept) onLearned?.(kept)
      return kept ? { ...wanted, base: toBase(kept) } : wanted
    },
    onSettled: () => queries.invalidateQueries({ queryKey: quickOrdersKey }),
  })
}

function write({ base, name, lines }: ListChange, idempotencyKey: string): Promise<Kept> {
  const body = { name: name.trim(), lines }
  return base
    ? call(changeQuickOrder, { params: { id: base.id }, body: { ...body, version: base.version } }, { idempotencyKey })
    : call(addQuickOrder, { body }, { idempotencyKey })
}

/** What became of a list that was not answered: undefined where it was refused. Fails where there is no answer again. */
const orderOutcome = ({ key, content }: PendingAttempt<ListChange>) =>
  write(content, key).catch((failed: unknown) => {
    if (isUnanswered(failed)) throw failed
    return undefined
  })

const isOfSame = (one: Base | undefined, other: Base | undefined) =>
  one?.id === other?.id && one?.version === other?.version

function isSame(sent: ListChange, wanted: ListChange) {
  const said = ({ name, lines, thenSubmit = false }: ListChange) => JSON.stringify([name.trim(), lines, thenSubmit])
  const base = sent.kept ? toBase(sent.kept) : sent.base
  return isOfSame(base, wanted.base) && said(sent) === said(wanted)
}
