import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { changeProfile } from '../../../contract/profile.ts'
import { type Settings, settingsFrom } from '../../../rules/settings.ts'
import { call } from '../../api/call.ts'
import { saysItself } from '../../api/failures.ts'
import { type Session, sessionQuery, useSession } from '../../api/session.ts'
import { keep, readKept } from '../../ui/kept.ts'
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
      <KeptPreferences key={session.user.accountId} {...session.user} />
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

/**
 * Shows the pages as this person likes them in every browser, and keeps what he chooses with his account. What has not
 * arrived there when a page is left or fails is sent again by the next one, which does not go back to what held before.
 */
function KeptPreferences({ accountId, preferences }: Pick<Session['user'], 'accountId' | 'preferences'>) {
  const queries = useQueryClient()
  const { mutate: send } = useMutation({
    meta: saysItself,
    // Two choices arrive in the order in which they were made.
    scope: { id: 'preferences' },
    onMutate: (chosen) => {
      keep('unsent-settings', { accountId, settings: chosen })
      // The session says what holds: a place that shows it anew must not go back to what held before.
      queries.setQueryData(
        sessionQuery.queryKey,
        (session) => session && { ...session, user: { ...session.user, preferences: chosen } },
      )
    },
    mutationFn: (chosen: Settings) => call(changeProfile, { body: { preferences: chosen } }, { outlivesPage: true }),
    onSuccess: (_, sent) => {
      if (isSame(unsentOf(accountId), sent)) keep('unsent-settings', null)
    },
  })

  useEffect(() => {
    const unsent = unsentOf(accountId)
    if (unsent) send(unsent)
  }, [accountId, send])
  useEffect(() => {
    if (Object.keys(preferences).length > 0 && !unsentOf(accountId)) keepSettings(preferences)
  }, [accountId, preferences])
  useEffect(() => listenToChoices(send), [send])
  return null
}

/** What this account chose in this browser and the server has not said to keep. */
function unsentOf(accountId: number): Settings | undefined {
  const { accountId: whose, settings } = Object(readKept('unsent-settings'))
  return whose === accountId ? settingsFrom(settings) : undefined
}

const isSame = (one: Settings | undefined, other: Settings) =>
  JSON.stringify(one) === JSON.stringify(settingsFrom(other))
