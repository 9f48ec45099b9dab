import { readCookie, writeCookie } from '../cookie.ts'

const name = 'token'

let storedToken: string | undefined

/** That of the account whose pages this window shows; another tab may have changed the browser's since. */
let own = globalThis.document && readCookie(name)

/** The token of this browser's session, or undefined for a visitor. */
export const readToken = () => storedToken ?? readCookie(name)

/** Whether another tab has signed in or out since this window was loaded. */
export const isOfOtherTab = () => readCookie(name) !== own

/** The window goes on with this token: it is one of the same account. */
export const goOnWith = (token: string | undefined) => {
  own = token
}

/** Keeps a token as long as this page lives. A page inside of one of another site has no cookie. */
export const holdToken = (token: string) => {
  storedToken = token
}

/** Keeps the token for so long; the server ends it sooner when it is not used. */
export const keepToken = (token: string, seconds: number | 'until closed') => {
  own = token
  writeCookie(name, token, seconds)
}

/** A local sign-out: the page reloads, so nothing of the session stays in the browser. */
export function leaveSession(to: string) {
  forgetToken()
  // The sign-in page is never shown inside of another; what is reloads, without a session.
  location.assign(self === top ? to : location.href)
}

/** Forgets the token of this window; that which another tab has brought since is not its own to forget. */
export const forgetToken = () => {
  if (!isOfOtherTab()) writeCookie(name, '', 0)
  storedToken = undefined
  own = undefined
}
