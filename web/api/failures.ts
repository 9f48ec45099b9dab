import { type DefaultOptions, MutationCache, QueryCache } from '@tanstack/react-query'
import { CallFailed } from './call.ts'
import { leaveToSignIn } from './session/sign-out.ts'
import { readToken } from './session/token.ts'

/** What the frame around the pages does about a call that failed. */
export type FailureListener = {
  /** The session has expired: stay, or log in again. */
  onExpired: () => void
  /** A change was refused and the place where it was asked for does not say so itself. */
  onRefused: (failed: CallFailed) => void
}

let listener: FailureListener | undefined

export function listenToFailures(next: FailureListener) {
  listener = next
  return () => {
    listener = undefined
  }
}

/** Marks a mutation that shows its own errors. */
export const saysItself = { saysItself: true }

/**
 * Without a connection a call fails at once and says so: a change that waited for one would be made when the user no longer expects
 * it, and what is read would be awaited for ever. What failed is read again as soon as there is one.
 */
export const failingAtOnce = {
  queries: { networkMode: 'offlineFirst', retry: false },
  mutations: { networkMode: 'always' },
} satisfies DefaultOptions

/** Caches that report failures to the listener (specification section 8). */
export const watchedCaches = () => ({
  queryCache: new QueryCache({ onError: (error) => reportFailure(error, true) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => reportFailure(error, mutation.meta?.saysItself === true),
  }),
})

function reportFailure(error: Error, saidAlready: boolean) {
  if (typeof window === 'undefined' || !(error instanceof CallFailed)) return
  if (error.status === 401) return leave()
  if (error.code === 401) return listener?.onExpired()
  if (!saidAlready) listener?.onRefused(error)
}

/** The token is unknown or revoked: a local sign-out, then to the sign-in page and back. Who has none left by themselves. */
function leave() {
  if (readToken() === undefined) return
  leaveToSignIn('&ended=expired')
}
