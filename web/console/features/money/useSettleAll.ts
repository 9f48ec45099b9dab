import { useMutation, useQueryClient } from '@tanstack/react-query'
import { settleEntry } from '../../../../contract/console/money.ts'
import type { Input } from '../../../../contract/endpoint.ts'
import { createAttempt } from '../../../api/attempt.ts'
import { CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { deskKey, moneyKey } from '../../../api/queries.ts'
import { type Failure, useReason } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'
import type { Entry } from './queries.ts'

type Settling = Input<typeof settleEntry>
type Outcome = { payerName: string; failure: Failure | undefined }

/** Settles entries as they are proposed, each by itself: one that is refused keeps no other back, and is told with its reason. */
export function useSettleAll() {
  const text = useText()
  const reasonOf = useReason()
  const queries = useQueryClient()
  return useMutation({
    meta: saysItself,
    mutationFn: async (entries: readonly Entry[]) => {
      const outcomes: Outcome[] = []
      for (const entry of entries) outcomes.push(await settle(entry))
      return outcomes
    },
    onSuccess: (outcomes) => {
      const settled = outcomes.filter(({ failure }) => !failure).length
      if (settled > 0) toast(text('money.settled_count', { count: settled }), 'good')
      for (const { payerName, failure } of outcomes) if (failure) toast(`${payerName}: ${reasonOf(failure)}`, 'bad')
    },
    onSettled: () => Promise.all([moneyKey, deskKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}

async function settle(entry: Entry): Promise<Outcome> {
  const { payerName } = entry
  try {
    await createAttempt<Settling, unknown>().send(toSettling(entry), {
      send: ({ key, content }) => call(settleEntry, content, { idempotencyKey: key }),
    })
    return { payerName, failure: undefined }
  } catch (failed) {
    if (!(failed instanceof CallFailed)) throw failed
    return { payerName, failure: failed }
  }
}

/** What is sent to settle an entry as it is proposed. */
function toSettling({ entryId, proposal }: Entry): Settling {
  const items = (proposal?.items ?? []).map(({ kind, id, amount }) =>
    kind === 'order' ? { orderId: id, amount } : { itemId: id, amount },
  )
  return { params: { id: entryId }, body: { customerId: proposal?.customerId ?? 0, items } }
}
