import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { sessionQuery, useSession } from '../../../../api/session/session.ts'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import classes from './Authenticator.module.css'
import { AuthenticatorInUse } from './AuthenticatorInUse.tsx'
import { authenticatorQuery } from './queries.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUp } from './SetUp.tsx'

/** One's own second step of a sign-in. */
export function OwnAuthenticator() {
  const text = useText()
  const lacks = useSession()?.user.lacksAuthenticator
  const result = useQuery(authenticatorQuery)
  const { codes, setCodes, whenKept, refresh } = useRecoveryCodes()
  return (
    <div className={classes.page}>
      <h1>{text('authenticator.title')}</h1>
      <p>{text('authenticator.intro')}</p>
      {lacks && !codes && <p className={classes.required}>{text('authenticator.required')}</p>}
      {codes ? (
        <RecoveryCodes codes={codes} onKept={whenKept} />
      ) : (
        <Fetched result={result} skeleton={<BlockSkeleton height={320} />}>
          {({ confirmedAt, recoveryCodes }) =>
            confirmedAt ? (
              <AuthenticatorInUse
                confirmedAt={confirmedAt}
                recoveryCodes={recoveryCodes}
                onRenewed={setCodes}
                onRemoved={refresh}
              />
            ) : (
              <SetUp onConfirmed={setCodes} />
            )
          }
        </Fetched>
      )}
    </div>
  )
}

/** Shown until they are kept: only then the rest of the console opens to who had no app before. */
function useRecoveryCodes() {
  const [codes, setCodes] = useState<readonly string[]>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const wasConfined = useSession()?.user.lacksAuthenticator
  const refresh = () => void queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
  const whenKept = async () => {
    await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
    setCodes(undefined)
    if (wasConfined) await navigate({ href: '/console' })
  }
  return { codes, setCodes, whenKept: () => void whenKept(), refresh }
}
