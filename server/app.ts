import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import { basketRoutes } from './features/basket/basket.routes.ts'
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts'
import { orderRoutes } from './features/order/order.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { searchHistoryRoutes } from './features/search-history/search-history.routes.ts'
import { sessionRoutes } from './features/session/session.routes.ts'
import { callerByToken } from './http/caller.ts'
import { describeApi } from './http/describe.ts'
import { answerErrors, answerFailure } from './http/errors.ts'
import { healthRoutes } from './http/health.ts'
import { measure } from './http/metrics.ts'
import { mountOn } from './http/mount.ts'
import { RequestLog } from './http/request-log.ts'
import { refuseUnstorableText } from './http/text-guard.ts'
import { validateBySchema } from './http/validate.ts'

export type AppParts = {
  db: Db
  now: Clock
  /** Addresses and networks whose X-Forwarded-For is believed; nobody else's is (invariant 34). */
  trustedProxies: readonly string[]
  log?: FastifyBaseLogger
  /** False while the server is stopping: it then leaves the rotation. */
  isReady?: () => boolean
}

const secondsOfARequest = 60
const megabyte = 1_048_576

/** The shop's API, ready to listen or to be asked in-process. The pages are mounted beside it by `server/pages`. */
export async function buildApp({
  db,
  now,
  trustedProxies,
  log,
  isReady = () => true,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: [...trustedProxies],
    bodyLimit: megabyte,
    requestTimeout: secondsOfARequest * 1000,
    handlerTimeout: secondsOfARequest * 1000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerFailure,
  })
  app.setValidatorCompiler(validateBySchema)
  answerErrors(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })

  // The pages send their own policy with a nonce; everything else is data, which may load nothing.
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // What only browsers of long ago read.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  await app.register(formbody, { bodyLimit: megabyte })
  measure(app)
  healthRoutes(app, db, isReady)
  await describeApi(app)

  await app.register(async (api) => {
    refuseUnstorableText(api)
    const mount = mountOn(api, { db, now, findCaller: callerByToken(db, now) })
    sessionRoutes(mount)
    catalogueRoutes(mount)
    searchRoutes(mount)
    searchHistoryRoutes(mount)
    basketRoutes(mount)
    orderRoutes(mount)
  })
  return app
}
