import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { listCreditNotes } from '../../../../../contract/payment/credit-note.ts'
import { call } from '../../../../api/call.ts'
import { paymentsKey } from '../../../../api/queries.ts'

export type CreditNote = Reply<typeof listCreditNotes>['rows'][number]

export const creditNotesQuery = (query: Input<typeof listCreditNotes>['query']) =>
  queryOptions({
    queryKey: [...paymentsKey, 'credit notes', query],
    queryFn: () => call(listCreditNotes, { query }),
    placeholderData: keepPreviousData,
  })
