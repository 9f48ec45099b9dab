import type { Sent, Wire } from '../../contract/page.ts'
import { readToken } from './token.ts'

// Specification section 9.
const timeout = 60_000

let session = new AbortController()

/** Ends the calls that are under way: their session ends, and what they ask for would be refused. */
export function endCalls() {
  session.abort()
  session = new AbortController()
}

/** The way a browser's calls take: with the token of its cookie and the language of the page. */
export const overHttp: Wire = async (sent) => {
  const response = await send(sent)
  return { status: response.status, body: await response.text() }
}

/** The answer as it came, which may be a file. */
export function send({ method, url, headers, body, keepalive = false, withCookies = false }: Sent): Promise<Response> {
  const token = readToken()
  return fetch(url, {
    method,
    headers: {
      ...headers,
      'accept-language': document.documentElement.lang,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
    keepalive,
    // The header alone says who is calling; in which browser, a cookie.
    credentials: withCookies ? 'same-origin' : 'omit',
    signal: AbortSignal.any([session.signal, AbortSignal.timeout(timeout)]),
  })
}
