import { useLocation } from '@tanstack/react-router'
import { useSession } from '../../../api/session/session.ts'
import { useSite } from '../../../api/site/site.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { SearchBox } from '../../features/catalogue/search/SearchBox.tsx'
import classes from '../Shop.module.css'
import { AccountMenu } from './AccountMenu.tsx'
import { Logo } from './Logo.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { SignOut } from './SignOut.tsx'

/** Logo, search, shortcuts, who is signed in. Home has the search in its middle. */
export function TopBar({ reduced }: { /** At a quick-order desk: no search, no shortcuts. */ reduced: boolean }) {
  const atHome = useLocation({ select: ({ pathname }) => pathname === '/' || pathname === '/index' })
  const session = useSession()
  return (
    <header className={classes.top}>
      <div className={classes.inks} />
      <div className={classes.topInner}>
        <Logo region={useSite().region} />
        {!atHome && !reduced && (
          <div className={classes.search}>
            <SearchBox />
          </div>
        )}
        <div className={classes.topRight}>
          {!reduced && <Shortcuts />}
          {session ? <AccountMenu bare={reduced} /> : <Visitor />}
          {session && reduced && <SignOut />}
        </div>
      </div>
    </header>
  )
}

function Visitor() {
  const text = useText()
  const here = useLocation({ select: ({ href }) => href })
  return (
    <>
      <ButtonLink to="/ac/register" variant="default" className={classes.wide}>
        {text('site.join_free')}
      </ButtonLink>
      <ButtonLink to="/login" search={{ redirect: here }} className={classes.wide}>
        {text('layout.sign_in')}
      </ButtonLink>
    </>
  )
}
