import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../../api/session/session.ts'
import { siteQuery } from '../../api/site/site.ts'
import { sayIn } from '../../ui/language/language.tsx'
import {
  activitiesQuery,
  bannersQuery,
  brandSubjectsQuery,
  dispatchQuery,
  floorsQuery,
  homeTextsQuery,
  makeComparisonQuery,
  questionsQuery,
} from '../features/catalogue/home/queries.ts'
import { brandsQuery, classesQuery } from '../features/catalogue/products/queries.ts'
import { pageHead } from '../layout/page-head.ts'

// Apart from the page itself: what loads a page is part of every page's script, so that links can load it ahead.

/** Everything of home at once; of its content a part may fail alone. */
export async function loadHome({ context: { queries } }: { context: { queries: QueryClient } }) {
  const { orgId } = await queries.ensureQueryData(siteQuery)
  const session = queries.getQueryData(sessionQuery.queryKey)
  await Promise.all([
    queries.ensureQueryData(classesQuery),
    queries.ensureQueryData(brandsQuery()),
    queries.prefetchQuery(bannersQuery(orgId)),
    ...(session ? loadForCustomer(queries, orgId) : loadForVisitor(queries, orgId)),
  ])
}

const loadForVisitor = (queries: QueryClient, orgId: number) => [
  queries.prefetchQuery(homeTextsQuery(orgId)),
  queries.prefetchQuery(dispatchQuery(orgId)),
  queries.prefetchQuery(makeComparisonQuery(orgId)),
  queries.prefetchQuery(brandSubjectsQuery(orgId)),
  queries.prefetchQuery(questionsQuery(orgId)),
]

// The browser fetches the overview: its content is a customer's own and changes by the minute.
const loadForCustomer = (queries: QueryClient, orgId: number) => [
  queries.prefetchQuery(activitiesQuery(orgId)),
  queries.prefetchQuery(floorsQuery(orgId)),
]

/** Home, and who stands behind it. */
export function homeHead({ match }: { match: Parameters<typeof pageHead>[0] }) {
  const { queries, reading, origin } = match.context
  const text = sayIn(reading)
  const site = queries.getQueryData(siteQuery.queryKey)
  return pageHead(match, {
    title: text('page.home_title'),
    description: text('layout.description'),
    about: {
      '@type': 'Organization',
      name: 'Aster',
      url: origin,
      logo: `${origin}/favicon.svg`,
      ...(site?.serviceEmail && {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: site.hotPhone,
          email: site.serviceEmail,
          areaServed: site.iso2,
        },
      }),
    },
  })
}
