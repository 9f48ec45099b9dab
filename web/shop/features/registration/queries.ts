import { queryOptions } from '@tanstack/react-query'
import { listDocuments } from '../../../../contract/customer/document.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { register } from '../../../../contract/people/registration.ts'
import { queryDeclarations } from '../../../../contract/site/content.ts'
import { call } from '../../../api/call.ts'

export type Registered = Reply<typeof register>
export type CompanyDocument = Reply<typeof listDocuments>[number]

const long = 60 * 60_000

/** What a company agrees to. */
export const membershipQuery = (orgId: number) =>
  queryOptions({
    queryKey: ['declarations', orgId, 'membership'],
    queryFn: () => call(queryDeclarations, { query: { orgId, type: 'membership' } }),
    staleTime: long,
  })

export const documentsQuery = (token: string) =>
  queryOptions({
    queryKey: ['registration-documents', token],
    queryFn: () => call(listDocuments, { query: { token } }),
  })
