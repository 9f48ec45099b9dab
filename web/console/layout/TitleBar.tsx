import { Link } from '@tanstack/react-router'
import { useSessionGuard } from '../../api/session/session-guard.ts'
import { useText } from '../../ui/language/language.tsx'
import { FindButton } from '../features/office/find/FindButton.tsx'
import classes from './Console.module.css'
import { SignedIn, StaffWays } from './StaffWays.tsx'

/** Where one is and who, and the ways out. A telephone has them in its menu. */
export function TitleBar() {
  const text = useText()
  useSessionGuard()
  return (
    <header className={classes.top}>
      <Link to="/console/$" params={{ _splat: '' }} className={classes.title}>
        <img src="/favicon.svg" alt="" width={26} height={26} />
        Aster <span className={classes.quiet}>{text('console.title')}</span>
      </Link>
      <FindButton />
      <SignedIn />
      <StaffWays />
    </header>
  )
}
