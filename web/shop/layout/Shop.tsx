import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useText } from '../../ui/language.tsx'
import { Footer } from './Footer.tsx'
import { Navigation } from './Navigation.tsx'
import classes from './Shop.module.css'
import { Shortcuts } from './Shortcuts.tsx'
import { TopBar } from './TopBar.tsx'

export const Route = createFileRoute('/_shop')({ component: Shop })

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
