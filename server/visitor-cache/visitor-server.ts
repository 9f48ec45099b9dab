import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyBaseLogger, FastifyServerFactory } from 'fastify'
import type { ObserveRequest } from '../http/metrics/metrics.ts'
import { patientServer, timeouts } from '../http/patient-server.ts'
import { logRequest } from '../http/request-log.ts'
import { isFresh } from './is-fresh.ts'
import type { CachedAnswer, VisitorAnswers } from './visitor-answers.ts'

type VisitorServerParts = {
  answers: VisitorAnswers
  isReady: () => boolean
  trustedProxies: readonly string[]
  log: FastifyBaseLogger | undefined
  observe: ObserveRequest
}

/** Answers what is kept before anything else of the shop sees the request; all else goes on to the shop. */
export function visitorServer({
  answers,
  isReady,
  trustedProxies,
  log,
  observe,
}: VisitorServerParts): FastifyServerFactory {
  const trusts = trustedProxies.length ? proxyAddr.compile([...trustedProxies]) : undefined
  const addressOf = (request: IncomingMessage) =>
    trusts ? proxyAddr(request, trusts) : (request.socket.remoteAddress ?? '')

  return (shop) =>
    patientServer(timeouts, (request, response) => {
      const start = performance.now()
      const cached = isReady() ? answers.find(request) : undefined
      if (!cached) return shop(request, response)

      const reqId = randomUUID()
      const status = answer(request, response, cached, reqId)
      const ms = performance.now() - start
      const { url = '' } = request
      observe({ method: 'GET', route: cached.route, status }, ms / 1000)
      if (log) logRequest(log, { reqId, method: 'GET', url, status, ms, address: addressOf(request) })
    })
}

function answer(request: IncomingMessage, response: ServerResponse, { headers, body, etag }: CachedAnswer, id: string) {
  const isNotModified = isFresh(request.headers, etag)
  const status = isNotModified ? 304 : 200
  response.writeHead(status, [...(isNotModified ? headers.slice(0, -2) : headers), 'x-request-id', id])
  response.end(isNotModified ? undefined : body)
  return status
}
