import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { listAuditEvents, verifyAudit } from '../../../../../contract/office/audit.ts'
import { call } from '../../../../api/call.ts'

export type AuditEvent = Reply<typeof listAuditEvents>['rows'][number]
export type Chain = Reply<typeof verifyAudit>

export const auditQuery = (query: Input<typeof listAuditEvents>['query']) =>
  queryOptions({
    queryKey: ['audit', query],
    queryFn: () => call(listAuditEvents, { query }),
    placeholderData: keepPreviousData,
  })

// Reads every event: fetched when the page is opened, not on each page of the list.
export const chainQuery = queryOptions({
  queryKey: ['audit-chain'],
  queryFn: () => call(verifyAudit, {}),
  staleTime: 5 * 60_000,
})
