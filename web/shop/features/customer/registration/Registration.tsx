import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { useFormDraft } from '../../../../api/draft.ts'
import { useSession } from '../../../../api/session/session.ts'
import { useSite } from '../../../../api/site/site.ts'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { ReadingPage } from '../../../../ui/page/ReadingPage.tsx'
import { useHydrated } from '../../../../ui/useHydrated.ts'
import { AccountStep } from './AccountStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { type Draft, registrationDraft } from './draft.ts'
import type { Registered } from './queries.ts'
import classes from './Registration.module.css'
import { RegistrationConfirmation } from './RegistrationConfirmation.tsx'
import { Steps } from './Steps.tsx'
import { useLoadAhead } from './useLoadAhead.ts'

type Props = {
  /** What an account is good for, and who helps with it. */
  side?: ReactNode
}

/** Registering in three steps: user name, account information, success. Each is taken up where it was left. */
export function Registration({ side }: Props) {
  const text = useText()
  const session = useSession()
  const { iso2, orgId } = useSite()
  const isLive = useHydrated()
  const { draft, change, forget, isTakenUp } = useRegistrationDraft(iso2)
  const [registered, setRegistered] = useState<Registered>()
  useLoadAhead(draft.site?.orgId ?? orgId)

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
    <ReadingPage title={text('registration.title')} lead={step < 3 && text('registration.lead')} side={side}>
      {/* Nothing is typed into a page that could not keep it yet. */}
      <div className={classes.registration} inert={!isLive}>
        <Steps step={step} />
        {registered ? (
          <RegistrationConfirmation registered={registered} />
        ) : (
          <StepToFill key={String(isTakenUp)} draft={draft} onChange={change} onRegistered={done} />
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

/** What was typed, kept in this browser with every change; the server, which does not know it, sends the first step. */
function useRegistrationDraft(country: string) {
  const codec = registrationDraft(country)
  const { found, update, forget } = useFormDraft('registration', codec)
  const isTakenUp = useHydrated() && found !== undefined
  const [changed, setChanged] = useState<Partial<Draft>>({})
  const change = (part: Partial<Draft>) => {
    setChanged((was) => ({ ...was, ...part }))
    update(part)
  }
  return { draft: { ...codec.empty, ...(isTakenUp && found), ...changed }, change, forget, isTakenUp }
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
  return (
    <Suspense fallback={<BlockSkeleton height={1600} />}>
      <CompanyStep draft={draft} onChange={onChange} onAgain={again} onRegistered={onRegistered} />
    </Suspense>
  )
}
