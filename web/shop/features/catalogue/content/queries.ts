import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listFaqs, listNotices, queryDeclarations } from '../../../../../contract/catalogue/content.ts'
import type { Reply } from '../../../../../contract/endpoint.ts'
import type { DeclarationType } from '../../../../../rules/catalogue/content/content.ts'
import { call } from '../../../../api/call.ts'
import { siteQuery } from '../../../../api/site/site.ts'

export type Faq = Reply<typeof listFaqs>[number]
export type Declaration = Reply<typeof queryDeclarations>[number]

const long = 60 * 60_000

export const declarationsQuery = (orgId: number, type: DeclarationType) =>
  queryOptions({
    queryKey: ['declarations', orgId, type],
    queryFn: () => call(queryDeclarations, { query: { orgId, type } }),
    staleTime: long,
  })

/** Before a page of them is shown. */
export async function loadDeclarations(queries: QueryClient, type: DeclarationType) {
  const { orgId } = await queries.ensureQueryData(siteQuery)
  await queries.ensureQueryData(declarationsQuery(orgId, type))
}

export const faqsQuery = (orgId: number) =>
  queryOptions({ queryKey: ['faqs', orgId], queryFn: () => call(listFaqs, { query: { orgId } }), staleTime: long })

export const noticesQuery = (orgId: number) =>
  queryOptions({ queryKey: ['notices', orgId], queryFn: () => call(listNotices, { query: { orgId } }) })
