import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageSource } from './page-source.ts'
import { policyFor } from './policy.ts'
import { readerOf } from './reader.ts'

type Asked = { app: FastifyInstance; source: PageSource; request: FastifyRequest; reply: FastifyReply }

const statusOf: Readonly<Record<string, number>> = { '/404': 404, '/401': 403 }

/** Renders a page for its reader. What holds anything of a person is never kept by anybody. */
export async function answerPage({ app, source, request, reply }: Asked) {
  if (await source.serveAsset?.(request.raw, reply.raw)) return reply.hijack()

  const page = readerOf(app, source, request)
  const askedWithToken = page.hasToken
  const { fetch } = await source.server()
  const response = await fetch(webRequest(request), { context: { page } })
  const html = Buffer.from(await response.arrayBuffer())

  const { pathname } = new URL(request.url, 'http://shop')
  for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value)
  reply
    .code(response.status === 200 ? (statusOf[pathname] ?? 200) : response.status)
    .header('content-security-policy', policyFor(page.nonce, source.policy.connect))
    .header('cache-control', askedWithToken ? 'private, no-store' : 'private, no-cache')
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
  if (html.length === 0) return reply.send()
  return sendCompressed(request, reply, html)
}

function webRequest({ url, method, headers }: FastifyRequest): Request {
  const web = new Headers()
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') web.set(name, value)
  return new Request(new URL(url, 'http://shop'), { method, headers: web })
}

// A page is compressed once, for one reader: quick rather than small.
const brotliQuality = 4
const gzipLevel = 5
const worthIt = 1_400

const encodingFor = (accepted = '') => ['br', 'gzip'].find((encoding) => accepted.includes(encoding))

async function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: Buffer) {
  if (html.length < worthIt) return reply.send(html)
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
    return reply.header('content-encoding', 'br').send(await promisify(brotliCompress)(html, { params }))
  }
  if (encoding === 'gzip') {
    return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(html, { level: gzipLevel }))
  }
  return reply.send(html)
}
