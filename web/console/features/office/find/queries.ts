import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { findRecords } from '../../../../../contract/office/find.ts'
import { findsAnything } from '../../../../../rules/office/find.ts'
import { call } from '../../../../api/call.ts'

export type FoundRecord = Reply<typeof findRecords>[number]

/** What is meant by a number or name; nothing is asked before it can find anything. */
export const foundQuery = (keyword: string, mayAsk: boolean) =>
  queryOptions({
    queryKey: ['find', keyword],
    queryFn: () => call(findRecords, { query: { keyword } }),
    enabled: mayAsk && findsAnything(keyword),
  })
