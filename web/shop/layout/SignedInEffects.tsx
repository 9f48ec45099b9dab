import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { changeProfile } from '../../../contract/me/profile.ts'
import { readSettings, type Settings } from '../../../rules/me/settings.ts'
import { call } from '../../api/call.ts'
import { saysItself } from '../../api/failures.ts'
import { type Session, sessionQuery, useSession } from '../../api/session/session.ts'
import { useSessionGuard } from '../../api/session/session-guard.ts'
import { load, save } from '../../api/storage.ts'
import { LazyTexts } from '../../ui/language/LazyTexts.tsx'
import { keepSettings, listenToChoices } from '../../ui/theme/settings.ts'

import { ShopLive } from '../compose/ShopLive.tsx'
import { useOtherTabs } from '../features/basket/basket/useOtherTabs.ts'

const FirstSignIn = lazy(() => import('../compose/FirstSignIn.tsx'))
const Impersonation = lazy(() => import('../compose/Impersonation.tsx'))

/** The effects of a signed-in account, on every page. */
export default function SignedInEffects() {
  const session = useSession()
  useSessionGuard()
  useOtherTabs()
  if (!session) return null
  const { impersonator } = session.user
  // The settings of the pages, and whether the address is confirmed, are the account's own.
  if (impersonator !== null) {
    return (
      <>
        <ShopLive session={session} />
        <Suspense>
          <LazyTexts part="console">
            <Impersonation session={session} impersonator={impersonator} />
          </LazyTexts>
        </Suspense>
      </>
    )
  }
  return (
    <>
      <ShopLive session={session} />
      <PreferenceSync key={session.user.accountId} {...session.user} />
      {!session.user.confirmed && (
        <Suspense>
          <LazyTexts part="account">
            <FirstSignIn />
          </LazyTexts>
        </Suspense>
      )}
    </>
  )
}

/**
 * Shows the pages by this account's settings in every browser, and stores what is chosen with the account. What has not
 * arrived there when a page is left is sent again by the next one, which does not go back to what held before.
 */
function PreferenceSync({ accountId, preferences }: Pick<Session['user'], 'accountId' | 'preferences'>) {
  const queries = useQueryClient()
  const { mutate: send } = useMutation({
    meta: saysItself,
    // Two choices arrive in the order in which they were made.
    scope: { id: 'preferences' },
    onMutate: (chosen) => {
      saveChosenSettings({ accountId, settings: chosen, sentAt: null })
      // The session says what holds: a place that shows it again must not go back to what held before.
      queries.setQueryData(
        sessionQuery.queryKey,
        (session) => session && { ...session, user: { ...session.user, preferences: chosen } },
      )
    },
    mutationFn: (chosen: Settings) => call(changeProfile, { body: { preferences: chosen } }, { outlivesPage: true }),
    onSuccess: (_, settings) => {
      if (isSame(loadChosenSettings(accountId)?.settings, settings))
        saveChosenSettings({ accountId, settings, sentAt: Date.now() })
    },
  })

  useEffect(() => {
    const chosen = loadChosenSettings(accountId)
    if (chosen?.sentAt === null) send(chosen.settings)
  }, [accountId, send])
  useEffect(() => {
    if (Object.keys(preferences).length > 0 && !loadChosenSettings(accountId)) keepSettings(preferences)
  }, [accountId, preferences])
  useEffect(() => listenToChoices(send), [send])
  return null
}

/** `sentAt` is when the server had it, in ms; null until then. */
type ChosenSettings = { accountId: number; settings: Settings; sentAt: number | null }

/** No page is shown that was asked for longer ago, in ms (specification section 9). */
const oldestPage = 60_000

const saveChosenSettings = (chosen: ChosenSettings) => save('chosen-settings', chosen)

/** What this account chose in this browser, as long as a page may say what held before. */
function loadChosenSettings(accountId: number): ChosenSettings | undefined {
  const { accountId: whose, settings, sentAt }: Partial<ChosenSettings> = Object(load('chosen-settings'))
  if (whose !== accountId || (typeof sentAt === 'number' && Date.now() - sentAt > oldestPage)) return
  return { accountId, settings: readSettings(settings), sentAt: sentAt ?? null }
}

const isSame = (one: Settings | undefined, other: Settings) =>
  JSON.stringify(one) === JSON.stringify(readSettings(other))
