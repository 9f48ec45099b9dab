import { lazy, Suspense, useEffect, useRef } from 'react'
import { changeProfile } from '../../../contract/profile.ts'
import { call } from '../../api/call.ts'
import { type Session, useSession } from '../../api/session.ts'
import { LaterTexts } from '../../ui/LaterTexts.tsx'
import { keepSettings, useSettings } from '../../ui/settings.ts'

const FirstSignIn = lazy(() => import('./FirstSignIn.tsx'))

/** What goes with a person who is signed in, on every page. */
export default function SignedIn() {
  const session = useSession()
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

// Long enough to choose in peace. Milliseconds.
const pause = 1_000

/** Shows the pages as this person likes them in every browser, and keeps what he changes with his account. */
function KeptPreferences({ preferences }: Pick<Session['user'], 'preferences'>) {
  const settings = useSettings()
  const kept = useRef(JSON.stringify(preferences))

  useEffect(() => {
    if (Object.keys(preferences).length > 0) keepSettings(preferences)
    else kept.current = ''
  }, [preferences])

  useEffect(() => {
    const now = JSON.stringify(settings)
    if (sameChoices(now, kept.current)) return
    const timer = setTimeout(() => {
      kept.current = now
      // They hold in this browser whatever becomes of it; the next change tries again.
      call(changeProfile, { body: { preferences: settings } }).catch(() => {
        kept.current = ''
      })
    }, pause)
    return () => clearTimeout(timer)
  }, [settings])
  return null
}

/** The same choices, in whatever order the database wrote them. */
function sameChoices(one: string, other: string): boolean {
  const sorted = (text: string) => JSON.stringify(Object.entries(JSON.parse(text || '{}')).sort())
  return sorted(one) === sorted(other)
}
