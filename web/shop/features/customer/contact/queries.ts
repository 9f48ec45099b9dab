import { queryOptions } from '@tanstack/react-query'
import type { sendContactMessage } from '../../../../../contract/customer/contact.ts'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { listSites } from '../../../../../contract/site/site.ts'
import { call } from '../../../../api/call.ts'

export type Site = Reply<typeof listSites>['orgSites'][number]
export type Received = Reply<typeof sendContactMessage>

/** The sites that a message can go to. */
export const sitesToWriteTo = queryOptions({
  queryKey: ['sites-to-write-to'],
  queryFn: async () => (await call(listSites, { body: { siteName: '', isVisitor: 1 } })).orgSites,
  staleTime: 60 * 60_000,
})
