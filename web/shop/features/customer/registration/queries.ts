import { queryOptions } from '@tanstack/react-query'
import { queryDeclarations } from '../../../../../contract/catalogue/content.ts'
import { listDocuments } from '../../../../../contract/customer/document.ts'
import type { register } from '../../../../../contract/customer/registration.ts'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { call } from '../../../../api/call.ts'

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
