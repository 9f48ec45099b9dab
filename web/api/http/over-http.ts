import type { Wire, WireRequest } from '../../../contract/catalogue/page.ts'
import { readToken } from '../session/token.ts'

// Specification section 9.
const timeout = 60_000

let session = new AbortController()

/** The page is unloading: nothing more is requested. */
export let isOver = false

/** Ends the calls that are under way, and sends none after the last one until the page is left: their session ends. */
export function endCalls<T>(last?: () => T) {
  session.abort()
  session = new AbortController()
  const answer = last?.()
  isOver = true
  // A browser may show the page again as it was.
  addEventListener('pagehide', () => {
    isOver = false
  })
  return answer
}

/** The way a browser's calls take: with the token of its cookie and the language of the page. */
export const overHttp: Wire = async (sent) => {
  const response = await send(sent)
  return { status: response.status, body: await response.text() }
}

/** The answer as it came, which may be a file. */
export function send({
  method,
  url,
  headers,
  body,
  keepalive = false,
  withCookies = false,
}: WireRequest): Promise<Response> {
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
