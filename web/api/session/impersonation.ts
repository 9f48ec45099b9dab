import { signOut } from '../../../contract/me/session.ts'
import { call } from '../call.ts'
import { readCookie, writeCookie } from '../cookie.ts'
import { endCalls } from '../http/over-http.ts'
import { forgetTyped } from './sign-out.ts'
import { keepToken, readToken } from './token.ts'

// The staff user's own token, while the browser has that of the account they impersonate.
const name = 'impersonator_token'

/** From now on the browser has the impersonated account's token; the staff user's own is kept for the way back. */
export function beginImpersonation(token: string) {
  // Requests under way are the staff user's, and must not be sent again as the impersonated account.
  endCalls()
  writeCookie(name, readToken() ?? '', 'until closed')
  keepToken(token, 'until closed')
  leaveTo('/index')
}

/** Ends the impersonation, and goes on with the staff user's own session. */
export async function endImpersonation() {
  // It ends by itself where the server cannot be reached now.
  await endCalls(() => call(signOut, {}).catch(() => null))
  const own = readCookie(name)
  writeCookie(name, '', 0)
  keepToken(own ?? '', own ? 'until closed' : 0)
  leaveTo('/console/customers')
}

/** Loads the whole page, so that nothing of one account's pages stays in the other's. */
function leaveTo(path: string) {
  forgetTyped()
  location.assign(path)
}
