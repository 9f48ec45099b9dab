import { type SessionEnd, sessionEnds } from '../../../../../rules/identity/session.ts'
import { choiceIn, textIn } from '../../../../ui/list/query.ts'

// Characters of a path that leads on.
const longestPath = 8_000

/** The page that was requested, and why another was shown first: their session has ended. */
export type SignInParams = { redirect?: string | undefined; ended?: SessionEnd | undefined }

export const redirectIn = (query: Record<string, unknown>): SignInParams => ({
  redirect: textIn(query, 'redirect', longestPath),
  ended: choiceIn(query, 'ended', sessionEnds),
})

/** Where a redirect query may lead: a path of this shop, nothing else; judged as a browser reads it, without tabs. */
export function safePath(path = ''): string {
  const here = 'http://shop'
  const url = path.startsWith('/') && URL.canParse(path, here) ? new URL(path, here) : undefined
  if (url?.origin !== here || url.pathname.startsWith('//')) return '/index'
  return url.pathname + url.search + url.hash
}
