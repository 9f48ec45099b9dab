import { Button } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useMatchRoute, useRouterState } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { ask } from '../../ui/ask.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ColourScheme } from '../../ui/ColourScheme.tsx'
import { useText } from '../../ui/language.tsx'
import { SearchBox } from '../features/search/SearchBox.tsx'
import { useSignOut } from '../features/session/signing.ts'
import { companyShort } from './company.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Logo } from './Logo.tsx'
import classes from './Shop.module.css'

/** Logo, search, language, who is signed in. Home has the search in its middle. */
export function TopBar({ menu, onMenu }: { menu: boolean; onMenu: () => void }) {
  const text = useText()
  const matches = useMatchRoute()
  const atHome = matches({ to: '/' }) !== false || matches({ to: '/index' }) !== false
  return (
    <header className={classes.top}>
      <div className={classes.topInner}>
        <button
          type="button"
          className={`${classes.plain} ${classes.menuButton}`}
          aria-expanded={menu}
          aria-controls="navigation"
          aria-label={text('layout.menu')}
          onClick={onMenu}
        >
          <IconMenu2 size={20} aria-hidden />
        </button>
        <Logo />
        {!atHome && (
          <div className={classes.search}>
            <SearchBox />
          </div>
        )}
        <div className={classes.topRight}>
          <ColourScheme className={`${classes.plain} ${classes.wide}`} />
          <div className={classes.wide}>
            <LanguageChoice />
          </div>
          <SignedIn />
        </div>
      </div>
    </header>
  )
}

function SignedIn() {
  const text = useText()
  const session = useSession()
  const out = useSignOut()
  const here = useRouterState({ select: ({ location }) => location.href })

  if (!session) {
    return (
      <ButtonLink to="/login" search={{ redirect: here }}>
        {text('layout.sign_in')}
      </ButtonLink>
    )
  }
  const { name, userName } = session.user
  const company = session.cust?.company
  const sure = async () => {
    const yes = await ask({
      title: text('layout.warning'),
      message: text('layout.sign_out_sure'),
      yes: text('layout.sign_out'),
      no: text('ui.cancel'),
    })
    if (yes) out.mutate()
  }
  return (
    <>
      <span className={classes.welcome} title={company}>
        {company
          ? text('layout.welcome', { name: name || userName, company: companyShort(company) })
          : text('layout.welcome_name', { name: name || userName })}
      </span>
      <Button variant="default" onClick={sure} loading={out.isPending}>
        {text('layout.sign_out')}
      </Button>
    </>
  )
}
