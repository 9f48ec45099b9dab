import { useEffect, useState } from 'react'
import { endImpersonation } from '../../api/session/impersonation.ts'
import type { Session } from '../../api/session/session.ts'
import { signOutBy } from '../../api/session/sign-out.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useText } from '../../ui/language/language.tsx'
import classes from './Impersonation.module.css'

type Props = { session: Session; impersonator: string }

/** Says on every page which account a staff user impersonates, and leads back. */
export default function Impersonation({ session: { user, cust }, impersonator }: Props) {
  const text = useText()
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    signOutBy(endImpersonation)
    return () => signOutBy()
  }, [])
  const leave = () => {
    setLeaving(true)
    void endImpersonation()
  }
  const who = { name: user.name || user.userName, company: cust?.company ?? '', impersonator }
  return (
    <div role="status" className={classes.banner}>
      <p>{text('impersonation.banner', who)}</p>
      <Button size="compact-sm" loading={leaving} onClick={leave}>
        {text('impersonation.leave')}
      </Button>
    </div>
  )
}
