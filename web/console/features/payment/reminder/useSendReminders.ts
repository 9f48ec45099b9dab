import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Input } from '../../../../../contract/endpoint.ts'
import { sendReminder } from '../../../../../contract/payment/reminder.ts'
import { createAttempt } from '../../../../api/attempt.ts'
import { CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { paymentsKey } from '../../../../api/queries.ts'
import { type Failure, useReason } from '../../../../ui/feedback/failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { DueReminder } from './queries.ts'

type Sending = Input<typeof sendReminder>

/** Sends letters as they are shown, each by itself: a refused one does not stop the others, and is reported with its reason. */
export function useSendReminders() {
  const text = useText()
  const reasonOf = useReason()
  const queries = useQueryClient()
  return useMutation({
    meta: saysItself,
    mutationFn: async (due: readonly DueReminder[]) => {
      const outcomes: { company: string; failure: Failure | undefined }[] = []
      for (const one of due) outcomes.push({ company: one.company, failure: await sendOne(one) })
      return outcomes
    },
    onSuccess: (outcomes) => {
      const sent = outcomes.filter(({ failure }) => !failure).length
      if (sent > 0) toast(text('money_reminder.sent', { count: sent }), 'good')
      for (const { company, failure } of outcomes) if (failure) toast(`${company}: ${reasonOf(failure)}`, 'bad')
    },
    onSettled: () => queries.invalidateQueries({ queryKey: paymentsKey }),
  })
}

async function sendOne({ customerId, currency, level, amount }: DueReminder): Promise<Failure | undefined> {
  const sending: Sending = { params: { id: customerId }, body: { currency, level, amount } }
  try {
    await createAttempt<Sending, unknown>().send(sending, {
      send: ({ key, content }) => call(sendReminder, content, { idempotencyKey: key }),
    })
    return undefined
  } catch (failed) {
    if (!(failed instanceof CallFailed)) throw failed
    return failed
  }
}
