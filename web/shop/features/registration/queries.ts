import { queryOptions } from '@tanstack/react-query'
import { listDocuments } from '../../../../contract/customer/document.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { register } from '../../../../contract/people/registration.ts'
import { queryDeclarations } from '../../../../contract/site/content.ts'
import { call } from '../../../api/call.ts'

export type Registered = Reply<typeof register>
export type Paper = Reply<typeof listDocuments>[number]

const long = 60 * 60_000

/** What a company agrees to. */
export const membershipQuery = (orgId: number) =>
  queryOptions({
    queryKey: ['declarations', orgId, 'membership'],
    queryFn: () => call(queryDeclarations, { query: { orgId, type: 'membership' } }),
    staleTime: long,
  })

export const papersQuery = (token: string) =>
  queryOptions({ queryKey: ['registration-papers', token], queryFn: () => call(listDocuments, { query: { token } }) })
