import { useMutation, useQueryClient } from '@tanstack/react-query'
import { signOut } from '../../../contract/me/session.ts'
import { call } from '../call.ts'
import { endCalls } from '../http/over-http.ts'
import { forgetToken, leaveSession } from './token.ts'

let otherWay: (() => Promise<void>) | undefined

/** A staff user who impersonates an account ends that, and stays signed in. */
export const signOutBy = (way?: () => Promise<void>) => {
  otherWay = way
}

/** Ends the session here and on the server; the page starts again at the root. */
export function useSignOut() {
  const queries = useQueryClient()

  return useMutation({
    mutationFn: async () => {
      if (otherWay) return otherWay()
      await queries.cancelQueries()
      const ended = endCalls(() => call(signOut, {}).catch(() => null))
      // At once, so that an answer to a call of before is not taken for a session that another tab ended.
      forgetToken()
      await ended
      leaveForGood()
    },
  })
}

/** Where the other tabs of this browser are notified. */
export const signedOut = 'signed out'

/** Leaves for good: what this window kept of what was typed in the session is forgotten with it. */
export function leaveForGood() {
  forgetTyped()
  leaveSession('/')
  new BroadcastChannel(signedOut).postMessage(null)
}

/** To the sign-in page, and back. */
export const leaveToSignIn = (why: '' | '&ended=expired' = '') =>
  leaveSession(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}${why}`)

/** What this window kept of what was typed. */
export function forgetTyped() {
  try {
    sessionStorage.clear()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
