import { signOut } from '../../../contract/me/session.ts'
import { call } from '../call.ts'
import { readCookie, writeCookie } from '../cookie.ts'
import { endCalls } from '../http/over-http.ts'
import { forgetTyped } from './sign-out.ts'
import { keepToken, readToken } from './token.ts'

// The colleague's own token, while the browser has that of whom they impersonate.
const name = 'impersonator_token'

/** The browser is the person's from now on; the colleague's own token is kept for the way back. */
export function beginImpersonation(token: string) {
  // What is on its way was asked by the colleague, and is not to be asked again as the person.
  endCalls()
  writeCookie(name, readToken() ?? '', 'until closed')
  keepToken(token, 'until closed')
  leaveTo('/index')
}

/** Ends the session in the person's place, and goes on with the colleague's own. */
export async function endImpersonation() {
  // It ends by itself where the server cannot be reached now.
  await endCalls(() => call(signOut, {}).catch(() => null))
  const own = readCookie(name)
  writeCookie(name, '', 0)
  keepToken(own ?? '', own ? 'until closed' : 0)
  leaveTo('/console/customers')
}

/** Anew, so that nothing of one person's pages stays in the other's. */
function leaveTo(path: string) {
  forgetTyped()
  location.assign(path)
}
