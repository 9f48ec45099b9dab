import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toolbarPath } from '../../rules/basket/toolbar.ts'
import { isIndexed } from '../../rules/catalogue/content/seo.ts'
import { sessionEndedAt } from '../../rules/identity/session.ts'
import { comeAgain } from '../http/errors.ts'
import { compressed, encodingFor } from './encoding.ts'
import type { PageSource } from './page-source.ts'
import { policyByHashes, policyByNonce } from './policy.ts'
import { type Calls, makePageRequest } from './reader.ts'
import { loadScriptsAfterPaint } from './scripts-after-paint.ts'

type PageCall = { app: FastifyInstance; source: PageSource; request: FastifyRequest; reply: FastifyReply }

// Who comes to sign in needs no note that they are not. The toolbar says it inside of another site's page.
const tellsItself = new Set(['/login', toolbarPath])

const pageStatuses: Readonly<Record<string, number>> = { '/404': 404, '/401': 403 }

/**
 * Renders a page for its reader. What holds personal data is never cached; a visitor's page is the same
 * for all, so its scripts are named by their hashes instead of a nonce of one answer.
 */
export async function answerPage({ app, source, request, reply }: PageCall) {
  if (await source.serveAsset?.(request.raw, reply.raw)) return reply.hijack()

  const calls: Calls = {}
  const page = makePageRequest(app, source, request, calls)
  const { nonce, hasToken } = page
  const { fetch } = await source.server()
  const response = await fetch(webRequest(request), { context: { page } })
  const html = Buffer.from(loadScriptsAfterPaint(await response.text(), nonce))

  const { pathname, searchParams } = new URL(request.url, 'http://shop')
  if (page.sessionEnd) {
    reply
      .header('set-cookie', 'token=; Path=/; Max-Age=0; SameSite=Strict')
      .header('cache-control', 'private, no-store')
    if (!tellsItself.has(pathname) && !searchParams.has('ended'))
      return reply.redirect(sessionEndedAt(page.sessionEnd, request.url))
  }
  const isToolbar = pathname === toolbarPath
  const framers = isToolbar ? await source.framersOf(searchParams.get('key') ?? '') : []
  for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value)
  const allowed = { ...source.policy, framers }
  reply
    .code(calls.unavailable?.status ?? (response.status === 200 ? (pageStatuses[pathname] ?? 200) : response.status))
    .header('content-security-policy', nonce ? policyByNonce(nonce, allowed) : policyByHashes(html, allowed))
    .header('cache-control', hasToken || calls.unavailable ? 'private, no-store' : 'public, no-cache')
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
  if (calls.unavailable) reply.header('retry-after', comeAgain)
  if (isToolbar) openToFramers(reply, framers)
  if (!isIndexed(pathname)) reply.header('x-robots-tag', 'noindex')
  if (html.length === 0) return reply.send()

  // Whose pages may show the toolbar does not make an answer old.
  request.sameForVisitors = !hasToken && !isToolbar
  const { body, encoding } = await compressed(html, encodingFor(request.headers['accept-encoding']))
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

/**
 * The policy alone says who may show the toolbar. Its window for the sign-in answers to the toolbar that has opened it,
 * so the page keeps who opened it.
 */
function openToFramers(reply: FastifyReply, framers: readonly string[]) {
  reply.header('cross-origin-opener-policy', 'unsafe-none')
  if (framers.length > 0) reply.removeHeader('x-frame-options')
}

function webRequest({ url, method, headers }: FastifyRequest): Request {
  const web = new Headers()
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') web.set(name, value)
  return new Request(new URL(url, 'http://shop'), { method, headers: web })
}
