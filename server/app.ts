import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { apiPrefix } from '../contract/endpoint.ts'
import type { Db } from './db/database.ts'
import type { Listener } from './db/listener.ts'
import { liveRoutes } from './events/live/live.routes.ts'
import type { Files } from './files/files.ts'
import { describeApi } from './http/api-document/describe.ts'
import { namesOfCallers } from './http/caller.ts'
import { answerErrors, answerFailure } from './http/errors.ts'
import { healthRoutes } from './http/metrics/health.ts'
import { measure, requestMetrics } from './http/metrics/metrics.ts'
import { addShopMetrics } from './http/metrics/shop-metrics.ts'
import { mountOn } from './http/mount.ts'
import { shopOrigin } from './http/origin.ts'
import { ownPath } from './http/own-path.ts'
import { patientServer, timeouts } from './http/patient-server.ts'
import { Refusal } from './http/refuse.ts'
import { RequestLog } from './http/request-log.ts'
import { serializeBySchema, validateBySchema } from './http/schema-compilers.ts'
import { refuseUnstorableText } from './http/text-guard.ts'
import { pictureRoutes } from './modules/catalogue/picture/picture.routes.ts'
import { sitemapRoutes } from './modules/catalogue/sitemap/sitemap.routes.ts'
import { makeVault, type SecretVault } from './modules/identity/authenticator/secret-vault.ts'
import { callerByToken } from './modules/identity/session/find-caller.ts'
import { mountFeatures, mountUploads } from './modules/routes.ts'
import type { Clock } from './start/clock.ts'
import { silentVatService, type VatService } from './vat-service/vat-service.ts'
import type { Changes } from './visitor-cache/changes.ts'
import { keepVisitorAnswers, visitorAnswers } from './visitor-cache/visitor-answers.ts'
import { visitorServer } from './visitor-cache/visitor-server.ts'

export type AppParts = {
  db: Db
  now: Clock
  /** Where uploads are kept. */
  files: Files
  /** Says whether a VAT number is one; silent unless given. */
  vatService?: VatService
  /** Addresses and networks whose X-Forwarded-For is believed; nobody else's is (invariant 34). */
  trustedProxies: readonly string[]
  log?: FastifyBaseLogger
  /** False where no mail server is set: mails wait until one is, and staff are notified. */
  hasMailServer?: boolean
  /** Staff have to set up an authenticator before they may do anything. */
  authenticatorRequired?: boolean
  /** Seals the secrets of authenticators; without it they are stored as they are. */
  vault?: SecretVault
  /** False where no carrier may be one that only plays what happens, as in production. */
  testCarriers?: boolean
  /** Announces changes, so that answers to visitors can be kept; without it every answer is computed. */
  changes?: Pick<Changes, 'version'>
  /** Announces changes of orders, for pages that change by themselves; without it they ask. */
  listener?: Listener
  /** How often streams prove that they live, in milliseconds. */
  beats?: number
  /** Where customers see the shop; without it, where it listens. */
  publicUrl?: string | undefined
  /** False while the server is stopping: it then leaves the rotation. */
  isReady?: () => boolean
  /** False while the PostgreSQL that the shop started itself is started again. */
  isDatabaseUp?: () => boolean
}

const megabyte = 1_048_576

/** The shop's API, ready to listen or to be asked in-process. The pages are mounted beside it by `server/pages`. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, now, changes, isReady = () => true, isDatabaseUp = () => true } = parts
  const answers = changes && visitorAnswers(changes)
  const metrics = requestMetrics()
  const app = emptyApp({ ...parts, isReady, answers, metrics })
  app.setValidatorCompiler(validateBySchema).setSerializerCompiler(serializeBySchema)
  answerErrors(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  await app.register(helmet, securityHeaders)
  await app.register(formbody, { bodyLimit: megabyte })
  measure(app, metrics)
  addShopMetrics(metrics.registry, db, now)
  keepVisitorAnswers(app, answers)
  healthRoutes(app, db, { isReady, isDatabaseUp })
  const origin = shopOrigin(app, parts.publicUrl)
  sitemapRoutes(app, db, origin)
  pictureRoutes(app, db)
  await describeApi(app)
  await app.register((api) => answerCalls(api, parts, { origin, registry: metrics.registry }))
  return app
}

type ListenerParts = Pick<AppParts, 'trustedProxies' | 'log'> & {
  isReady: () => boolean
  answers: ReturnType<typeof visitorAnswers> | undefined
  metrics: ReturnType<typeof requestMetrics>
}

const emptyApp = ({ answers, isReady, trustedProxies, log, metrics }: ListenerParts): FastifyInstance =>
  Fastify({
    serverFactory: answers
      ? visitorServer({ answers, isReady, trustedProxies, log, ...metrics })
      : (shop) => patientServer(timeouts, shop),
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: [...trustedProxies],
    bodyLimit: megabyte,
    handlerTimeout: timeouts.requestTimeout,
    // Ten seconds are too few for the pages from their sources where other work keeps the processors busy.
    pluginTimeout: 120_000,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ownPath,
    frameworkErrors: answerFailure,
  })

// The pages send their own policy with a nonce; everything else is data, which may load nothing.
const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // What only browsers of long ago read.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

type ApiParts = { origin: () => string; registry: ReturnType<typeof requestMetrics>['registry'] }

async function answerCalls(api: FastifyInstance, parts: AppParts, { origin, registry }: ApiParts) {
  const { db, now, files, vatService = silentVatService } = parts
  const { hasMailServer = true, authenticatorRequired = false, testCarriers = true, vault = makeVault([]) } = parts
  refuseUnstorableText(api)
  api.decorateRequest('caller', null)
  const findCaller = callerByToken(db, now, { authenticatorRequired })
  const bound = { db, now, findCaller, names: namesOfCallers() }
  mountFeatures(mountOn(api, bound), {
    files,
    vatService,
    hasMailServer,
    authenticatorRequired,
    vault,
    testCarriers,
    origin,
  })
  // Apart, because reading forms listens to every request.
  await api.register(async (forms) => {
    await forms.register(multipart)
    mountUploads(mountOn(forms, bound), files)
  })
  liveRoutes(api, { ...bound, registry, listener: parts.listener, beats: parts.beats })
  refuseUnknownCalls(api)
}

/** Else the pages would answer in HTML. */
function refuseUnknownCalls(api: FastifyInstance) {
  const refuse = () => {
    throw new Refusal('request.not_found')
  }
  for (const url of [apiPrefix, `${apiPrefix}/*`]) api.get(url, { schema: { hide: true } }, refuse)
}
