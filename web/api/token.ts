import { readCookie, writeCookie } from './cookie.ts'

const name = 'token'

/** The token of this browser's session, or undefined for a visitor. */
export const readToken = () => readCookie(name)

/** Keeps the token for so long; the server ends it sooner when it is not used. */
export const keepToken = (token: string, seconds: number | 'until closed') => writeCookie(name, token, seconds)

export const forgetToken = () => writeCookie(name, '', 0)
