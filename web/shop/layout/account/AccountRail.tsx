import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isAccountPage } from '../../../../rules/catalogue/content/menu.ts'
import { useSession } from '../../../api/session/session.ts'
import { useText } from '../../../ui/language/language.tsx'
import AccountEntries from './AccountEntries.tsx'
import classes from './AccountRail.module.css'

/** A page of the account with the way to all of them on its left; an order in the making has the window to itself. */
export function AccountRail({ children }: { children: ReactNode }) {
  const text = useText()
  const here = useLocation({ select: ({ pathname }) => pathname })
  // On arrival from another site the session is not known yet: the menu's place stays free.
  const isKnown = useSession() !== null
  if (!isAccountPage(here)) return children
  return (
    <div className={classes.columns}>
      <nav className={classes.rail} aria-label={text('layout.account')}>
        <ul>{isKnown && <AccountEntries />}</ul>
      </nav>
      <div className={classes.page}>{children}</div>
    </div>
  )
}
