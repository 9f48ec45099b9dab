import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { useSite } from '../../../api/site.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { AccountStep } from './AccountStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { Done } from './Done.tsx'
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts'
import type { Registered } from './queries.ts'
import classes from './Registration.module.css'
import { Steps } from './Steps.tsx'

/** Registering in three steps: user name, account information, success. Each is taken up where it was left. */
export function Registration() {
  const text = useText()
  const session = useSession()
  const { iso2 } = useSite()
  const [draft, setDraft] = useState<Draft>(() => readDraft(iso2))
  const [registered, setRegistered] = useState<Registered>()
  const [begunBadly, setBegunBadly] = useState<string>()

  const change = (changed: Partial<Draft>) =>
    setDraft((was) => {
      const next = { ...was, ...changed }
      keepDraft(next)
      return next
    })

  /** To the first step, with everything else kept; `reason` says why, where the customer did not ask for it. */
  const again = (reason?: string) => {
    setBegunBadly(reason)
    change({ token: '', key: '' })
  }

  if (session && !registered) {
    return (
      <Empty isPage title={text('registration.signed_in')}>
        {text('registration.signed_in_hint', { name: session.user.name || session.user.userName })}
      </Empty>
    )
  }
  const step = registered ? 3 : draft.token ? 2 : 1
  return (
    <article className={classes.registration}>
      <header>
        <h1>{text('registration.title')}</h1>
        {step === 1 && <p className={classes.quiet}>{text('registration.lead')}</p>}
        <Steps step={step} />
      </header>
      {step === 1 && <AccountStep draft={draft} reason={begunBadly} onChange={change} />}
      {step === 2 && (
        <CompanyStep
          draft={draft}
          onChange={change}
          onAgain={again}
          onRegistered={(answer) => {
            forgetDraft()
            setRegistered(answer)
          }}
        />
      )}
      {registered && <Done registered={registered} />}
      {step < 3 && <p className={classes.quiet}>{text('registration.kept')}</p>}
      {step === 1 && (
        <p className={classes.quiet}>
          {text('registration.have_account')} <Link to="/login">{text('session.submit')}</Link>
        </p>
      )}
    </article>
  )
}
