import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Changes } from './changes.ts'
import { isFresh } from './is-fresh.ts'
import { visitorKey } from './visitor-key.ts'

/** An answer that every visitor gets who asks the same in the same way. */
export type CachedAnswer = {
  route: string
  /** Names and values in turn, as node:http writes them. */
  headers: string[]
  body: Buffer
  etag: string
  version: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by who answers: nothing of the caller is in the answer but what `visitorKey` knows of them. */
    sameForVisitors: boolean
    /** What `Changes` said when the request came. */
    asOf: number | null
  }
}

const mostBytes = 64 * 1_048_576
const largest = 2 * 1_048_576
// Changes are announced at once; what is not announced (the clock, a count of pieces) is older than this at no time.
const longestMs = 60_000

export type VisitorAnswers = ReturnType<typeof visitorAnswers>

/** Keeps answers to visitors in this process until something changes that they see. */
export function visitorAnswers(changes: Pick<Changes, 'version'>) {
  const cache = new LRUCache<string, CachedAnswer>({
    maxSize: mostBytes,
    maxEntrySize: largest,
    sizeCalculation: ({ body, headers }, key) => body.length + key.length + headers.join('').length,
    ttl: longestMs,
  })
  return {
    version: changes.version,
    /** The kept answer to a request, if nothing has changed since. */
    find(request: IncomingMessage): CachedAnswer | undefined {
      const key = visitorKey(request)
      const answer = key === undefined ? undefined : cache.get(key)
      return answer && answer.version === changes.version() ? answer : undefined
    },
    keep(request: IncomingMessage, answer: CachedAnswer) {
      const key = visitorKey(request)
      if (key !== undefined) cache.set(key, answer)
    },
  }
}

/** Gives answers that are the same for every visitor a fingerprint, and keeps them as they were when they were asked for. */
export function keepVisitorAnswers(app: FastifyInstance, answers: VisitorAnswers | undefined) {
  app.decorateRequest('sameForVisitors', false)
  app.decorateRequest('asOf', null)
  app.addHook('onRequest', async (request) => {
    request.asOf = answers?.version() ?? null
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.sameForVisitors || reply.statusCode !== 200) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const body = Buffer.from(payload)
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
    reply.header('etag', etag)
    keep(answers, request, reply, { body, etag })
    if (!isFresh(request.headers, etag)) return payload
    reply.code(304).removeHeader('content-length')
    return ''
  })
}

const headersOfOneAnswer = new Set(['x-request-id', 'content-length'])

function keep(
  answers: VisitorAnswers | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: Pick<CachedAnswer, 'body' | 'etag'>,
) {
  const version = request.asOf
  if (!answers || version === null || request.method !== 'GET') return
  const headers = Object.entries(reply.getHeaders())
    .filter(([name, value]) => value !== undefined && !headersOfOneAnswer.has(name))
    .flatMap(([name, value]) => [name, String(value)])
  const route = request.routeOptions.url ?? 'none'
  answers.keep(request.raw, {
    route,
    body,
    etag,
    version,
    headers: [...headers, 'content-length', String(body.length)],
  })
}
