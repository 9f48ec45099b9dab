import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer stays open as long as a page is looked at. */
    isStream?: boolean
  }
}

/** How long each route of an app takes, for Prometheus. */
export function requestMetrics() {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const observe = (labels: { method: string; route: string; status: number }, seconds: number) =>
    durations.observe(labels, seconds)
  return { registry, observe }
}

// Of the process, whatever apps it holds: what watches its loop and its garbage never stops.
let processRegistry: Registry | undefined

function processMetrics(): Registry {
  if (processRegistry) return processRegistry
  processRegistry = new Registry()
  collectDefaultMetrics({ register: processRegistry })
  return processRegistry
}

type Metrics = ReturnType<typeof requestMetrics>
export type ObserveRequest = Metrics['observe']

/** Observes every request, and answers `/metrics`, also of the process, to this machine and private networks only. */
export function measure(app: FastifyInstance, { registry, observe }: Metrics) {
  const ofProcess = processMetrics()
  app.addHook('onResponse', async (request, reply) => {
    // How long a page stays open says nothing of how fast the shop is.
    if (request.routeOptions.config.isStream) return
    const route = request.routeOptions.url ?? 'none'
    observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isInside(request.socket.remoteAddress ?? '') || request.headers['x-forwarded-for']) return reply.callNotFound()
    return reply.type(registry.contentType).send(await Registry.merge([ofProcess, registry]).metrics())
  })
}

const inside = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/i

const isInside = (address: string) => inside.test(address)
