import { IconMenu2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useSession } from '../../../api/session/session.ts'
import { useSignOut } from '../../../api/session/sign-out.ts'
import { useSite } from '../../../api/site.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { confirm } from '../../../ui/feedback/confirm.ts'
import { useText } from '../../../ui/language/language.tsx'
import { SearchBox } from '../../features/search/SearchBox.tsx'
import classes from '../Shop.module.css'
import { AccountMenu } from './AccountMenu.tsx'
import { Logo } from './Logo.tsx'

type Props = {
  /** At a quick-order desk: no search, no menu. */
  reduced: boolean
  menu: boolean
  onMenu: () => void
}

/** Logo, search, who is signed in. Home has the search in its middle. */
export function TopBar({ reduced, menu, onMenu }: Props) {
  const text = useText()
  const atHome = useLocation({ select: ({ pathname }) => pathname === '/' || pathname === '/index' })
  return (
    <header className={classes.top}>
      <div className={classes.topInner}>
        {!reduced && (
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
        )}
        <Logo region={useSite().region} />
        {!atHome && !reduced && (
          <div className={classes.search}>
            <SearchBox />
          </div>
        )}
        <div className={classes.topRight}>{useSession() ? <SignedInEffects reduced={reduced} /> : <Visitor />}</div>
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
      <ButtonLink to="/login" search={{ redirect: here }}>
        {text('layout.sign_in')}
      </ButtonLink>
    </>
  )
}

function SignedInEffects({ reduced }: { reduced: boolean }) {
  const text = useText()
  const out = useSignOut()
  const sure = async () => {
    const yes = await confirm({
      title: text('layout.warning'),
      message: text('layout.sign_out_sure'),
      yes: text('layout.sign_out'),
      no: text('ui.cancel'),
    })
    if (yes) out.mutate()
  }
  return (
    <>
      <AccountMenu bare={reduced} />
      <Button variant="default" onClick={sure} loading={out.isPending}>
        {text('layout.sign_out')}
      </Button>
    </>
  )
}
