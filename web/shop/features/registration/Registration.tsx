import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useFormDraft } from '../../../api/draft.ts'
import { useSession } from '../../../api/session/session.ts'
import { useSite } from '../../../api/site.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ReadingPage } from '../../../ui/page/ReadingPage.tsx'
import { AccountStep } from './AccountStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { type Draft, registrationDraft } from './draft.ts'
import type { Registered } from './queries.ts'
import classes from './Registration.module.css'
import { RegistrationConfirmation } from './RegistrationConfirmation.tsx'
import { Steps } from './Steps.tsx'

type Props = {
  /** What an account is good for, and who helps with it. */
  side?: ReactNode
}

/** Registering in three steps: user name, account information, success. Each is taken up where it was left. */
export function Registration({ side }: Props) {
  const text = useText()
  const session = useSession()
  const { iso2 } = useSite()
  const { draft, change, forget } = useRegistrationDraft(iso2)
  const [registered, setRegistered] = useState<Registered>()

  if (session && !registered) {
    return (
      <Empty
        isPage
        title={text('registration.signed_in')}
        action={<ButtonLink to="/index">{text('layout.go_home')}</ButtonLink>}
      >
        {text('registration.signed_in_hint', { name: session.user.name || session.user.userName })}
      </Empty>
    )
  }
  const step = registered ? 3 : firstStep(draft)
  const done = (answer: Registered) => {
    forget()
    setRegistered(answer)
  }
  return (
    <ReadingPage title={text('registration.title')} lead={step === 1 && text('registration.lead')} side={side}>
      <div className={classes.registration}>
        <Steps step={step} />
        {registered ? (
          <RegistrationConfirmation registered={registered} />
        ) : (
          <StepToFill draft={draft} onChange={change} onRegistered={done} />
        )}
        <Below step={step} />
      </div>
    </ReadingPage>
  )
}

/** What is to be known of the step, below it. */
function Below({ step }: { step: number }) {
  const text = useText()
  return (
    <>
      {step < 3 && <p className={classes.quiet}>{text('registration.kept')}</p>}
      {step === 1 && (
        <p className={classes.quiet}>
          {text('registration.have_account')} <Link to="/login">{text('session.submit')}</Link>
        </p>
      )}
    </>
  )
}

const firstStep = ({ token }: Draft) => (token ? 2 : 1)

/** What was typed, kept in this browser with every change. */
function useRegistrationDraft(country: string) {
  const codec = registrationDraft(country)
  const { found, update, forget } = useFormDraft('registration', codec)
  const [draft, setDraft] = useState<Draft>(found ?? codec.empty)
  const change = (changed: Partial<Draft>) => {
    setDraft((was) => ({ ...was, ...changed }))
    update(changed)
  }
  return { draft, change, forget }
}

type StepProps = {
  draft: Draft
  onChange: (changed: Partial<Draft>) => void
  onRegistered: (answer: Registered) => void
}

function StepToFill({ draft, onChange, onRegistered }: StepProps) {
  const [begunBadly, setBegunBadly] = useState<string>()

  /** To the first step, with everything else kept; `reason` says why, where the customer did not ask for it. */
  const again = (reason?: string) => {
    setBegunBadly(reason)
    onChange({ token: '', key: '' })
  }
  if (firstStep(draft) === 1) return <AccountStep draft={draft} reason={begunBadly} onChange={onChange} />
  return <CompanyStep draft={draft} onChange={onChange} onAgain={again} onRegistered={onRegistered} />
}
