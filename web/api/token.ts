import { readCookie, writeCookie } from './cookie.ts'

const name = 'token'

let held: string | undefined

/** The token of this browser's session, or undefined for a visitor. */
export const readToken = () => held ?? readCookie(name)

/** Keeps a token as long as this page lives. A page inside of one of another site has no cookie. */
export const holdToken = (token: string) => {
  held = token
}

/** Keeps the token for so long; the server ends it sooner when it is not used. */
export const keepToken = (token: string, seconds: number | 'until closed') => writeCookie(name, token, seconds)

export const forgetToken = () => {
  held = undefined
  writeCookie(name, '', 0)
}
