import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { changeProfile } from '../../../contract/profile.ts'
import type { Settings } from '../../../rules/settings.ts'
import { call } from '../../api/call.ts'
import { saysItself } from '../../api/failures.ts'
import { type Session, sessionQuery, useSession } from '../../api/session.ts'
import { LaterTexts } from '../../ui/LaterTexts.tsx'
import { keepSettings, listenToChoices } from '../../ui/settings.ts'

import { useOtherTabs } from '../features/basket/useOtherTabs.ts'

const FirstSignIn = lazy(() => import('./FirstSignIn.tsx'))

/** What goes with a person who is signed in, on every page. */
export default function SignedIn() {
  const session = useSession()
  useOtherTabs()
  if (!session) return null
  return (
    <>
      <KeptPreferences key={session.user.accountId} preferences={session.user.preferences} />
      {!session.user.confirmed && (
        <Suspense>
          <LaterTexts part="account">
            <FirstSignIn />
          </LaterTexts>
        </Suspense>
      )}
    </>
  )
}

/** Shows the pages as this person likes them in every browser, and keeps what he chooses with his account. */
function KeptPreferences({ preferences }: Pick<Session['user'], 'preferences'>) {
  const queries = useQueryClient()
  const { mutate: send } = useMutation({
    meta: saysItself,
    // Two choices arrive in the order in which they were made.
    scope: { id: 'preferences' },
    // The session says what holds: a place that shows it anew must not go back to what held before.
    onMutate: (chosen) =>
      queries.setQueryData(
        sessionQuery.queryKey,
        (session) => session && { ...session, user: { ...session.user, preferences: chosen } },
      ),
    mutationFn: (chosen: Settings) => call(changeProfile, { body: { preferences: chosen } }, { outlivesPage: true }),
  })

  useEffect(() => {
    if (Object.keys(preferences).length > 0) keepSettings(preferences)
  }, [preferences])
  useEffect(() => listenToChoices(send), [send])
  return null
}
