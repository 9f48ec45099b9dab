import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../../../contract/endpoint.ts'
import { changeReminderRules, listReminderRules } from '../../../../../../contract/payment/reminder.ts'
import { type CallFailed, call } from '../../../../../api/call.ts'
import { saysItself } from '../../../../../api/failures.ts'
import { paymentsKey } from '../../../../../api/queries.ts'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { useText } from '../../../../../ui/language/language.tsx'

/** How a site reminds. */
export type SiteRules = Reply<typeof listReminderRules>[number]

export const reminderRulesQuery = queryOptions({
  queryKey: [...paymentsKey, 'reminder rules'],
  queryFn: () => call(listReminderRules, {}),
})

/** Changes how a site reminds; the letters due are refetched. */
export function useChangeRules() {
  const text = useText()
  const queries = useQueryClient()
  return useMutation<Reply<typeof changeReminderRules>, CallFailed, Input<typeof changeReminderRules>>({
    meta: saysItself,
    mutationFn: (input) => call(changeReminderRules, input),
    onSuccess: () => toast(text('site_settings.saved'), 'good'),
    onSettled: () => queries.invalidateQueries({ queryKey: paymentsKey }),
  })
}
