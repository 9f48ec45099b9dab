import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { addQuickOrder, changeQuickOrder, submitQuickOrder } from '../../../../../contract/order/quick-order.ts'
import { isUnanswered, newKey } from '../../../../api/attempt.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { type Base, baseOf, type List } from '../lines/useList.ts'
import { quickOrdersKey } from '../queries.ts'

export type Wanted = { number: string; qty: number; custNumber: string; note?: string }
type ListChange = { base?: Base | undefined; name: string; lines: Wanted[]; thenSubmit?: boolean }
type Kept = Reply<typeof addQuickOrder>

/** A list that was sent; `kept` is the answer where it was handed on and no answer to that has come. */
export type PendingAttempt = ListChange & { key: string; kept?: Kept | undefined }

/** The lines in hand as they are sent and kept. */
export const wantedOf = ({ lines, notes }: Pick<List, 'lines' | 'notes'>): Wanted[] =>
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
  pendingAttempt?: PendingAttempt | undefined
  onSent?: (sent: PendingAttempt | undefined) => void
}

/**
 * Keeps the list, as a new one or in the place of the one that was opened, and hands it on where that is asked. Where an
 * answer was lost, the same is sent under its key once more; before another is, what became of the first is asked for, so
 * that no list is kept twice and none is taken for that of another window.
 */
export function useSaveList({ onKept, onLearned, pendingAttempt, onSent }: How = {}) {
  const queries = useQueryClient()
  const last = useRef(pendingAttempt)
  const hold = (sent: PendingAttempt | undefined) => {
    last.current = sent
    onSent?.(sent)
  }
  const attempt = async (change: ListChange): Promise<PendingAttempt> => {
    const before = last.current
    if (before && isSame(before, change)) return before
    const kept = before && isOfSame(before.base, change.base) ? await outcomeOf(before) : undefined
    if (kept) onLearned?.(kept)
    return { ...change, base: kept ? baseOf(kept) : change.base, key: newKey() }
  }
  return useMutation<Kept, CallFailed, ListChange>({
    meta: saysItself,
    mutationFn: async (change) => {
      const sent = await attempt(change)
      hold(sent)
      const kept = sent.kept ?? (await send(sent))
      onKept?.(kept)
      if (!sent.thenSubmit) return kept
      hold({ ...sent, kept })
      return call(submitQuickOrder, { params: { id: kept.quickOrderId } }, { idempotencyKey: `${sent.key}-submit` })
    },
    onSuccess: () => hold(undefined),
    onError: (failed) => !isUnanswered(failed) && hold(undefined),
    onSettled: () => queries.invalidateQueries({ queryKey: quickOrdersKey }),
  })
}

function send({ base, name, lines, key }: PendingAttempt): Promise<Kept> {
  const body = { name: name.trim(), lines }
  const once = { idempotencyKey: key }
  return base
    ? call(changeQuickOrder, { params: { id: base.id }, body: { ...body, version: base.version } }, once)
    : call(addQuickOrder, { body }, once)
}

/** What became of a list that was not answered: undefined where it was refused. Fails where there is no answer again. */
const outcomeOf = (sent: PendingAttempt) =>
  send(sent).catch((failed: unknown) => {
    if (isUnanswered(failed)) throw failed
    return undefined
  })

const isOfSame = (one: Base | undefined, other: Base | undefined) =>
  one?.id === other?.id && one?.version === other?.version

function isSame(sent: PendingAttempt, change: ListChange) {
  const said = ({ name, lines, thenSubmit = false }: ListChange) => JSON.stringify([name.trim(), lines, thenSubmit])
  const base = sent.kept ? baseOf(sent.kept) : sent.base
  return isOfSame(base, change.base) && said(sent) === said(change)
}
