import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { readOrgId } from '../../../rules/site/site.ts'
import { may, sessionQuery, useSession } from '../../api/session/session.ts'
import { useSite } from '../../api/site/site.ts'
import { useText } from '../../ui/language/language.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { summaryQuery } from '../features/basket/basket/queries.ts'
import { countQuery } from '../features/basket/favourites/queries.ts'
import { CountryHint } from '../features/site/CountryHint.tsx'
import { statesQuery } from '../features/site/queries.ts'
import { Footer } from './footer/Footer.tsx'
import { Navigation } from './header/Navigation.tsx'
import { TopBar } from './header/TopBar.tsx'
import { UtilityBar } from './header/UtilityBar.tsx'
import { PrintHead } from './PrintHead.tsx'
import classes from './Shop.module.css'
import { TabBar } from './TabBar.tsx'

export const Route = createFileRoute('/_shop')({
  loader: async ({ context: { queries } }) => {
    const session = queries.getQueryData(sessionQuery.queryKey)
    if (!session) return
    // They stand in the navigation of the very first page; after that, who changes them says so.
    const staleTime = Number.POSITIVE_INFINITY
    await Promise.all([
      may(session, 'cust:shoppingcart') && queries.prefetchQuery({ ...summaryQuery, staleTime }),
      may(session, 'cust:favorites') && queries.prefetchQuery({ ...countQuery, staleTime }),
    ])
  },
  component: Shop,
})

/** The frame around a page: top bar, navigation, main area, footer; on a telephone the tab bar. */
function Shop() {
  const text = useText()
  const { myqo } = useSite()
  const { qo } = Route.useSearch()
  useStates()
  const reduced = myqo || qo === '1'

  return (
    <div className={classes.frame}>
      <a href="#main" className={classes.skip}>
        {text('layout.skip')}
      </a>
      <UtilityBar reduced={reduced} />
      <TopBar reduced={reduced} />
      {!reduced && <Navigation />}
      <main id="main" className={classes.main} tabIndex={-1}>
        <PrintHead />
        <UnknownSite />
        <Outlet />
      </main>
      <Footer />
      {!reduced && <TabBar />}
      <WithSession />
      <CountryHint />
    </div>
  )
}

/**
 * Comes after the page lives, and to who is signed in alone. Not by `lazy`: React holds back what comes to life after a
 * boundary has shown its fallback, which left the lists dead for 300 ms more.
 */
function WithSession() {
  const live = useHydrated()
  const isSignedIn = useSession() !== null && live
  const [Effects, setEffects] = useState<ComponentType>()
  useEffect(() => {
    // Without it the page works all the same; the next page asks again.
    if (isSignedIn)
      import('./SignedInEffects.tsx').then(
        (part) => setEffects(() => part.default),
        () => {},
      )
  }, [isSignedIn])
  return isSignedIn && Effects && <Effects />
}

/** Says so where a link leads to a site that there is not. */
function UnknownSite() {
  const text = useText()
  const { siteName } = useSite()
  const { org_id: requestedOrg } = Route.useSearch()
  if (requestedOrg === undefined || readOrgId(requestedOrg) !== undefined) return null
  return (
    <p role="status" className={classes.notice}>
      {text('site.unknown', { site: siteName })}
    </p>
  )
}

/** In the US the states are loaded before an address is typed (specification section 4, start-up). */
function useStates() {
  const { region } = useSite()
  const queries = useQueryClient()
  useEffect(() => {
    if (region === 'US') void queries.prefetchQuery(statesQuery)
  }, [region, queries])
}
