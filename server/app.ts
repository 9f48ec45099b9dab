import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { apiPrefix } from '../contract/endpoint.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import { auditRoutes } from './features/console/audit/audit.routes.ts'
import { colleagueRoutes } from './features/console/colleague/colleague.routes.ts'
import { customerRoutes } from './features/console/customer/customer.routes.ts'
import { deskRoutes } from './features/console/desk/desk.routes.ts'
import { outboxRoutes } from './features/console/outbox/outbox.routes.ts'
import { siteSettingsRoutes } from './features/console/site-settings/site-settings.routes.ts'
import { todayRoutes } from './features/console/today/today.routes.ts'
import { addressRoutes } from './features/customer/address/address.routes.ts'
import { contactRoutes } from './features/customer/contact/contact.routes.ts'
import { documentRoutes } from './features/customer/document/document.routes.ts'
import { basketRoutes } from './features/order/basket/basket.routes.ts'
import { bulkOrderFileRoutes, bulkOrderRoutes } from './features/order/bulk/bulk-order.routes.ts'
import { orderConfirmRoutes } from './features/order/checkout/checkout.routes.ts'
import { orderFileRoutes } from './features/order/documents/file.routes.ts'
import { orderRoutes } from './features/order/history/order.routes.ts'
import { quickOrderFileRoutes, quickOrderRoutes } from './features/order/quick-order/quick-order.routes.ts'
import { replacementRoutes } from './features/order/replacement/replacement.routes.ts'
import { toolbarRoutes } from './features/order/toolbar/toolbar.routes.ts'
import { accountRoutes } from './features/people/account/account.routes.ts'
import { authenticatorRoutes } from './features/people/authenticator/authenticator.routes.ts'
import { notificationRoutes } from './features/people/notification/notification.routes.ts'
import { profileRoutes } from './features/people/profile/profile.routes.ts'
import { registrationRoutes } from './features/people/registration/registration.routes.ts'
import { sessionListRoutes } from './features/people/session/session-list.routes.ts'
import { sessionRoutes } from './features/people/sign-in/sign-in.routes.ts'
import { verificationRoutes } from './features/people/verification/verification.routes.ts'
import { accountPriceRoutes } from './features/price/account-price/account-price.routes.ts'
import { couponRoutes } from './features/price/coupon/coupon.routes.ts'
import { priceChangeRoutes } from './features/price/price-change/price-change.routes.ts'
import { promotionRoutes } from './features/price/promotion/promotion.routes.ts'
import { catalogueRoutes } from './features/product/catalogue/catalogue.routes.ts'
import { goodsRoutes } from './features/product/catalogue/goods.routes.ts'
import { favouriteRoutes } from './features/product/favourites/favourites.routes.ts'
import { searchRoutes } from './features/product/search/search.routes.ts'
import { searchHistoryRoutes } from './features/product/search-history/search-history.routes.ts'
import { carrierRoutes } from './features/site/carrier/carrier.routes.ts'
import { contentRoutes } from './features/site/content/content.routes.ts'
import { sitemapRoutes } from './features/site/sitemap/sitemap.routes.ts'
import { siteRoutes } from './features/site/sites/site.routes.ts'
import type { Files } from './files/files.ts'
import { describeApi } from './http/api-document/describe.ts'
import { callerByToken } from './http/caller.ts'
import { answerErrors, answerFailure } from './http/errors.ts'
import { healthRoutes } from './http/metrics/health.ts'
import { measure, requestMetrics } from './http/metrics/metrics.ts'
import { addShopMetrics } from './http/metrics/shop-metrics.ts'
import { type Mount, mountOn } from './http/mount.ts'
import { originOf } from './http/origin.ts'
import { ownPath } from './http/own-path.ts'
import { patience, patientServer } from './http/patient-server.ts'
import { Refusal } from './http/refuse.ts'
import { RequestLog } from './http/request-log.ts'
import { refuseUnstorableText } from './http/text-guard.ts'
import { validateBySchema } from './http/validate.ts'
import { silentVatService, type VatService } from './vat-service/vat-service.ts'
import type { Changes } from './visitor-cache/changes.ts'
import { frontOf } from './visitor-cache/front.ts'
import { keepVisitorAnswers, visitorAnswers } from './visitor-cache/visitor-answers.ts'

export type AppParts = {
  db: Db
  now: Clock
  /** Where what people send is kept. */
  files: Files
  /** Says whether a VAT number is one; silent unless given. */
  vatService?: VatService
  /** Addresses and networks whose X-Forwarded-For is believed; nobody else's is (invariant 34). */
  trustedProxies: readonly string[]
  log?: FastifyBaseLogger
  /** False where no mail server is set: letters wait until one is, and staff are told. */
  hasMailServer?: boolean
  /** Staff have to set up an authenticator before they may do anything. */
  authenticatorRequired?: boolean
  /** Tells of changes, so that answers to visitors can be kept; without it every answer is made anew. */
  changes?: Pick<Changes, 'version'>
  /** Where customers see the shop; without it, where it listens. */
  publicUrl?: string | undefined
  /** False while the server is stopping: it then leaves the rotation. */
  isReady?: () => boolean
  /** False while the PostgreSQL that the shop started itself is started again. */
  isDatabaseUp?: () => boolean
}

const megabyte = 1_048_576

/** The shop's API, ready to listen or to be asked in-process. The pages are mounted beside it by `server/pages`. */
export async function buildApp({
  db,
  now,
  files,
  vatService = silentVatService,
  trustedProxies,
  log,
  hasMailServer = true,
  authenticatorRequired = false,
  changes,
  publicUrl,
  isReady = () => true,
  isDatabaseUp = () => true,
}: AppParts): Promise<FastifyInstance> {
  const answers = changes && visitorAnswers(changes)
  const metrics = requestMetrics()
  const app = Fastify({
    serverFactory: answers
      ? frontOf({ answers, isReady, trustedProxies, log, ...metrics })
      : (shop) => patientServer(patience, shop),
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: [...trustedProxies],
    bodyLimit: megabyte,
    handlerTimeout: patience.requestTimeout,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ownPath,
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
  measure(app, metrics)
  addShopMetrics(metrics.registry, db, now)
  keepVisitorAnswers(app, answers)
  healthRoutes(app, db, { isReady, isDatabaseUp })
  sitemapRoutes(app, db, originOf(app, publicUrl))
  await describeApi(app)

  await app.register(async (api) => {
    refuseUnstorableText(api)
    api.decorateRequest('caller', null)
    const parts = { db, now, findCaller: callerByToken(db, now, { authenticatorRequired }) }
    const mount = mountOn(api, parts)
    sessionRoutes(mount)
    sessionListRoutes(mount)
    authenticatorRoutes(mount, { required: authenticatorRequired })
    profileRoutes(mount)
    siteRoutes(mount)
    catalogueRoutes(mount)
    goodsRoutes(mount)
    searchRoutes(mount)
    searchHistoryRoutes(mount)
    basketRoutes(mount)
    replacementRoutes(mount)
    orderRoutes(mount)
    orderConfirmRoutes(mount)
    bulkOrderRoutes(mount)
    quickOrderRoutes(mount)
    couponRoutes(mount)
    promotionRoutes(mount)
    toolbarRoutes(mount)
    favouriteRoutes(mount)
    notificationRoutes(mount)
    contentRoutes(mount)
    contactRoutes(mount)
    staffRoutes(mount, { files, vatService, hasMailServer, origin: originOf(app, publicUrl) })
    priceChangeRoutes(mount)
    verificationRoutes(mount)
    registrationRoutes(mount, vatService)
    // Apart, because reading forms listens to every request.
    await api.register(async (forms) => {
      await forms.register(multipart)
      const mountForms = mountOn(forms, parts)
      documentRoutes(mountForms, files)
      accountPriceRoutes(mountForms)
      quickOrderFileRoutes(mountForms)
      orderFileRoutes(mountForms, files)
      bulkOrderFileRoutes(mountForms)
    })
    addressRoutes(mount)
    accountRoutes(mount)
    refuseUnknownCalls(api)
  })
  return app
}

/** Else the pages would answer in HTML. */
function refuseUnknownCalls(api: FastifyInstance) {
  const refuse = () => {
    throw new Refusal('request.not_found')
  }
  for (const url of [apiPrefix, `${apiPrefix}/*`]) api.get(url, { schema: { hide: true } }, refuse)
}

type StaffParts = Required<Pick<AppParts, 'files' | 'vatService' | 'hasMailServer'>> & { origin: () => string }

/** What the console calls. */
function staffRoutes(mount: Mount, { files, vatService, hasMailServer, origin }: StaffParts) {
  todayRoutes(mount, hasMailServer)
  deskRoutes(mount)
  customerRoutes(mount, files, vatService)
  siteSettingsRoutes(mount)
  carrierRoutes(mount)
  colleagueRoutes(mount)
  outboxRoutes(mount, origin, hasMailServer)
  auditRoutes(mount)
}
