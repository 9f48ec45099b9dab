import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { changeDatevSettings, getDatevSettings, listIssuers } from '../../../../../contract/invoice/bookkeeping.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { paymentsKey } from '../../../../api/queries.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'

export type Issuer = Reply<typeof listIssuers>[number]

const bookkeepingKey = [...paymentsKey, 'bookkeeping']

export const issuersQuery = queryOptions({
  queryKey: [...bookkeepingKey, 'issuers'],
  queryFn: () => call(listIssuers, {}),
})

export const datevQuery = (orgId: number) =>
  queryOptions({
    queryKey: [...bookkeepingKey, 'datev', orgId],
    queryFn: () => call(getDatevSettings, { params: { id: orgId } }),
  })

/** Changes what a company has entered for DATEV. */
export function useChangeDatev() {
  const text = useText()
  const queries = useQueryClient()
  return useMutation<Reply<typeof changeDatevSettings>, CallFailed, Input<typeof changeDatevSettings>>({
    meta: saysItself,
    mutationFn: (input) => call(changeDatevSettings, input),
    onSuccess: () => toast(text('site_settings.saved'), 'good'),
    onSettled: () => queries.invalidateQueries({ queryKey: bookkeepingKey }),
  })
}
