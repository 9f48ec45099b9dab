import { useSession } from '../../api/session/session.ts'
import { useSite } from '../../api/site/site.ts'
import { useFormat } from '../../ui/language/format.ts'
import { usePrinting } from '../../ui/usePrinting.ts'
import { Mark } from './header/Logo.tsx'
import classes from './PrintHead.module.css'

/** On paper, what stands around a page on a screen: whose shop it is, for whom it was printed, and when. */
export function PrintHead() {
  return usePrinting() && <Head />
}

function Head() {
  const { instant } = useFormat()
  const { legalEntity, siteName, hotPhone } = useSite()
  const session = useSession()
  return (
    <header className={classes.head}>
      <p className={classes.seller}>
        <Mark />
        <span>
          <strong>{legalEntity?.name ?? `Aster ${siteName}`}</strong>
          {hotPhone}
        </span>
      </p>
      {session && (
        <p>
          <strong>{session.cust?.company ?? session.user.name}</strong>
          {[session.user.custnum, session.user.name].filter(Boolean).join(' · ')}
        </p>
      )}
      <p className={classes.when}>{instant(new Date().toISOString())}</p>
    </header>
  )
}
