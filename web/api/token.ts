import { readCookie, writeCookie } from './cookie.ts'

const name = 'token'

/** The token of this browser's session, or undefined for a visitor. */
export const readToken = () => readCookie(name)

/** Keeps the token as long as the server said that it lives. */
export const keepToken = (token: string, seconds: number) => writeCookie(name, token, seconds)

export const forgetToken = () => writeCookie(name, '', 0)
