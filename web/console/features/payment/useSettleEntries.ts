import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { listEntriesThatClear, settleEntry } from '../../../../contract/payment/payment.ts'
import { createAttempt } from '../../../api/attempt.ts'
import { CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { paymentsKey, staffOrdersKey } from '../../../api/queries.ts'
import { type Failure, useReason } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'
import type { Entry } from './queries.ts'

type EntryThatClears = Reply<typeof listEntriesThatClear>[number]
type Settling = Input<typeof settleEntry>
type Outcome = Pick<EntryThatClears, 'entryId' | 'payerName'> & { failure: Failure | undefined }
export type SettleRefusal = { entryId: number; words: string }
type Progress = { done: number; total: number }

// As many as are seen at once.
const mostToasts = 3

/**
 * Settles entries as they are proposed, one or all that clear, each by itself: a refused one does not stop the others, and is reported with
 * its reason.
 */
export function useSettleEntries() {
  const { toastOutcomes, toRefusals } = useOutcomeWords()
  const queries = useQueryClient()
  const [progress, setProgress] = useState<Progress>()
  const isStopped = useRef(false)
  const { mutate, isPending, data } = useMutation({
    meta: saysItself,
    mutationFn: async (load: () => Promise<readonly EntryThatClears[]>) => {
      isStopped.current = false
      const entries = await load()
      const outcomes: Outcome[] = []
      for (const entry of entries) {
        if (isStopped.current) break
        if (entries.length > 1) setProgress({ done: outcomes.length, total: entries.length })
        outcomes.push(await settle(entry))
      }
      return outcomes
    },
    onSuccess: toastOutcomes,
    onSettled: () => {
      setProgress(undefined)
      return Promise.all([paymentsKey, staffOrdersKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
  })
  return {
    settle: (entry: Entry) => mutate(async () => toThatClears(entry)),
    /** All that clear, on this page and others, of those with the keyword. */
    settleAll: (keyword: string) => mutate(() => call(listEntriesThatClear, { query: keyword ? { keyword } : {} })),
    /** What is being booked is; what comes after it is not. */
    stop: () => {
      isStopped.current = true
    },
    isPending,
    progress,
    /** What was refused, where it is more than toasts can show. */
    refusals: isPending ? [] : toRefusals(data ?? []),
  }
}

function useOutcomeWords() {
  const text = useText()
  const reasonOf = useReason()
  const toWords = (outcomes: readonly Outcome[]): SettleRefusal[] =>
    outcomes.flatMap(({ entryId, payerName, failure }) =>
      failure ? [{ entryId, words: `${payerName}: ${reasonOf(failure)}` }] : [],
    )
  return {
    toastOutcomes: (outcomes: readonly Outcome[]) => {
      const refusals = toWords(outcomes)
      const settled = outcomes.length - refusals.length
      if (settled > 0) toast(text('money.settled_count', { count: settled }), 'good')
      if (refusals.length <= mostToasts) for (const { words } of refusals) toast(words, 'bad')
    },
    toRefusals: (outcomes: readonly Outcome[]) => {
      const refusals = toWords(outcomes)
      return refusals.length > mostToasts ? refusals : []
    },
  }
}

async function settle(entry: EntryThatClears): Promise<Outcome> {
  const { entryId, payerName } = entry
  try {
    await createAttempt<Settling, unknown>().send(toSettling(entry), {
      send: ({ key, content }) => call(settleEntry, content, { idempotencyKey: key }),
    })
    return { entryId, payerName, failure: undefined }
  } catch (failed) {
    if (!(failed instanceof CallFailed)) throw failed
    return { entryId, payerName, failure: failed }
  }
}

const toThatClears = ({ entryId, payerName, proposal }: Entry): EntryThatClears[] =>
  proposal ? [{ entryId, payerName, customerId: proposal.customerId, items: proposal.items }] : []

/** What is sent to settle an entry as it is proposed. */
const toSettling = ({ entryId, customerId, items }: EntryThatClears): Settling => ({
  params: { id: entryId },
  body: {
    customerId,
    items: items.map(({ kind, id, amount }) => (kind === 'order' ? { orderId: id, amount } : { itemId: id, amount })),
  },
})
