import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, Input, Reply } from '../../../../../contract/endpoint.ts'
import { listBatchNotes, reportBatches } from '../../../../../contract/return/batch-note.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { staffOrdersKey } from '../../../../api/queries.ts'
import { toast } from '../../../../ui/feedback/toast.ts'

export type BatchNote = Reply<typeof listBatchNotes>[number]
export type BatchReport = Reply<typeof reportBatches>
export type BatchReportRow = BatchReport['rows'][number]

/** What a note is about: a batch of a product, and one reason or all. */
export type NoteSubject = Pick<BatchNote, 'number' | 'batchNumber' | 'reason'>

const batchesKey = [...staffOrdersKey, 'batches']

export const batchNotesQuery = (query: Input<typeof listBatchNotes>['query']) =>
  queryOptions({
    queryKey: [...batchesKey, 'notes', query],
    queryFn: () => call(listBatchNotes, { query }),
    placeholderData: keepPreviousData,
  })

export const batchReportQuery = (query: Input<typeof reportBatches>['query']) =>
  queryOptions({
    queryKey: [...batchesKey, 'report', query],
    queryFn: () => call(reportBatches, { query }),
    placeholderData: keepPreviousData,
  })

/** Changes what is known of batches, which returns show too; `done` is the toast then. */
export function useChangeNotes<E extends Endpoint>(endpoint: E, done: string) {
  const queries = useQueryClient()
  return useMutation<Reply<E>, CallFailed, Input<E>>({
    meta: saysItself,
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () => toast(done, 'good'),
    onSettled: () => queries.invalidateQueries({ queryKey: staffOrdersKey }),
  })
}
