import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { holds } from '../../../rules/permissions.ts'
import { sessionQuery, useSession } from '../../api/session.ts'
import { siteQuery } from '../../api/site.ts'
import { sayIn, useLanguage } from '../../ui/language.tsx'
import { useLive } from '../../ui/live.ts'
import { labelIn } from '../features/catalogue/className.ts'
import { PrinterFinder } from '../features/catalogue/PrinterFinder.tsx'
import { brandsQuery, classesQuery, type Sku } from '../features/catalogue/queries.ts'
import { Home } from '../features/home/Home.tsx'
import {
  activitiesQuery,
  bannersQuery,
  boughtQuery,
  brandSubjectsQuery,
  floorsQuery,
  homeTextsQuery,
} from '../features/home/queries.ts'
import { SearchBox } from '../features/search/SearchBox.tsx'
import classes from './HomePage.module.css'
import { pageHead } from './page-head.ts'
import { joining } from './RouteEntry.tsx'

// Visitors have nothing to buy with. Comes after the page, which has kept its room.
const PriceAndAdd = lazy(() => import('./PriceAndAdd.tsx'))

/** Everything of home at once; of its content a part may fail alone. */
export async function loadHome({ context: { queries } }: { context: { queries: QueryClient } }) {
  const { orgId } = await queries.ensureQueryData(siteQuery)
  const session = queries.getQueryData(sessionQuery.queryKey)
  await Promise.all([
    queries.ensureQueryData(classesQuery),
    queries.ensureQueryData(brandsQuery()),
    queries.prefetchQuery(bannersQuery(orgId)),
    queries.prefetchQuery(brandSubjectsQuery(orgId)),
    queries.prefetchQuery(activitiesQuery(orgId)),
    queries.prefetchQuery(floorsQuery(orgId)),
    queries.prefetchQuery(homeTextsQuery(orgId)),
    session && holds(session.permissions, 'cust:order') && queries.prefetchQuery(boughtQuery),
  ])
}

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
      ...(site && {
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

/** Home stands at two paths (specification section 2). */
export function HomePage() {
  const { language } = useLanguage()
  const { data } = useSuspenseQuery(classesQuery)
  const signedIn = useSession() !== null
  const live = useLive()
  const goods = data.map((one) => ({ classId: one.classId, name: labelIn(one, language) }))
  const buy = (product: Sku) =>
    signedIn && (
      <div className={classes.buy}>
        {live && (
          <Suspense>
            <PriceAndAdd product={product} />
          </Suspense>
        )}
      </div>
    )
  return <Home search={<SearchBox large />} finder={<PrinterFinder />} goods={goods} buy={buy} joining={joining} />
}
