import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { holds } from '../../../rules/permissions.ts'
import { sessionQuery } from '../../api/session.ts'
import { useText } from '../../ui/language.tsx'
import { summaryQuery } from '../features/basket/useBasket.ts'
import { Footer } from './Footer.tsx'
import { Navigation } from './Navigation.tsx'
import classes from './Shop.module.css'
import { Shortcuts } from './Shortcuts.tsx'
import { TopBar } from './TopBar.tsx'

export const Route = createFileRoute('/_shop')({
  loader: async ({ context: { queries } }) => {
    const session = queries.getQueryData(sessionQuery.queryKey)
    if (!session || !holds(session.permissions, 'cust:shoppingcart')) return
    // The basket stands in the navigation of the very first page; after that, who changes it says so.
    await queries.prefetchQuery({ ...summaryQuery, staleTime: Number.POSITIVE_INFINITY })
  },
  component: Shop,
})

/** The frame around a page: top bar, navigation, main area, footer, shortcuts. */
function Shop() {
  const text = useText()
  const [menu, setMenu] = useState(false)
  const here = useRouterState({ select: ({ location }) => location.href })
  useEffect(() => setMenu(here === ''), [here])

  return (
    <div className={classes.frame}>
      <a href="#main" className={classes.skip}>
        {text('layout.skip')}
      </a>
      <TopBar menu={menu} onMenu={() => setMenu(!menu)} />
      <Navigation open={menu} />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Shortcuts />
    </div>
  )
}
