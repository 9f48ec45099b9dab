import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { getMail, listMails, sendMailAgain } from '../../../../../contract/office/outbox.ts'
import { call } from '../../../../api/call.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'

export type MailRow = Reply<typeof listMails>['rows'][number]
export type Mail = Reply<typeof getMail>

const outboxKey = ['outbox']

export const mailsQuery = (query: Input<typeof listMails>['query']) =>
  queryOptions({
    queryKey: [...outboxKey, 'list', query],
    queryFn: () => call(listMails, { query }),
    placeholderData: keepPreviousData,
  })

export const mailQuery = (id: number) =>
  queryOptions({ queryKey: [...outboxKey, id], queryFn: () => call(getMail, { params: { id } }) })

/** Tries a mail now; a refusal is shown at the edge of the window. */
export function useSendAgain() {
  const text = useText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(sendMailAgain, { params: { id } }),
    onSuccess: () => toast(text('outbox.queued'), 'good'),
    onSettled: () => queries.invalidateQueries({ queryKey: outboxKey }),
  })
}
