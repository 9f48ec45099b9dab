import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isIndexed } from '../../rules/found.ts'
import { compressed, encodingFor } from './encoding.ts'
import type { PageSource } from './page-source.ts'
import { policyByHashes, policyByNonce } from './policy.ts'
import { readerOf } from './reader.ts'

type Asked = { app: FastifyInstance; source: PageSource; request: FastifyRequest; reply: FastifyReply }

const statusOf: Readonly<Record<string, number>> = { '/404': 404, '/401': 403 }

/**
 * Renders a page for its reader. What holds anything of a person is never kept by anybody; a visitor's page is the same
 * for all, so its scripts are named by their hashes instead of a nonce of one answer.
 */
export async function answerPage({ app, source, request, reply }: Asked) {
  if (await source.serveAsset?.(request.raw, reply.raw)) return reply.hijack()

  const page = readerOf(app, source, request)
  const { nonce, hasToken } = page
  const { fetch } = await source.server()
  const response = await fetch(webRequest(request), { context: { page } })
  const html = Buffer.from(await response.arrayBuffer())

  const { pathname } = new URL(request.url, 'http://shop')
  for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value)
  const { connect } = source.policy
  reply
    .code(response.status === 200 ? (statusOf[pathname] ?? 200) : response.status)
    .header('content-security-policy', nonce ? policyByNonce(nonce, connect) : policyByHashes(html, connect))
    .header('cache-control', hasToken ? 'private, no-store' : 'public, no-cache')
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
  if (!isIndexed(pathname)) reply.header('x-robots-tag', 'noindex')
  if (html.length === 0) return reply.send()

  request.sameForVisitors = !hasToken
  const { body, encoding } = await compressed(html, encodingFor(request.headers['accept-encoding']))
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

function webRequest({ url, method, headers }: FastifyRequest): Request {
  const web = new Headers()
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') web.set(name, value)
  return new Request(new URL(url, 'http://shop'), { method, headers: web })
}
