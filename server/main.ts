import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { assertDurable, connect, type Db } from './db/database.ts'
import { startEmbedded } from './db/embedded.ts'
import { openListener } from './db/listener.ts'
import { migrate } from './db/migrate.ts'
import { publishHint } from './events/live/hints.ts'
import { type Files, filesIn } from './files/files.ts'
import { shopOrigin } from './http/origin.ts'
import { foldFacetCounts, forgetDrafts, forgetOrderFiles, forgetOutdated } from './jobs/cleanup.ts'
import { crontab } from './jobs/schedule.ts'
import { startWorker } from './jobs/worker.ts'
import { keepSending } from './mail/send-mail.ts'
import { originsOfKey } from './modules/basket/toolbar/toolbar.queries.ts'
import { notifyWatcherBy, watchProductsBy } from './modules/basket/watch/notify-watcher.ts'
import { mailPasswordLinkBy } from './modules/customer/account/forgotten-password.ts'
import { formPostcodes } from './modules/customer/address/form-postcodes.ts'
import { makeCarrierAdapters } from './modules/fulfilment/carrier/adapters.ts'
import { type CarrierParts, labelParcelsBy } from './modules/fulfilment/carrier/label-parcels.ts'
import { trackParcelsBy } from './modules/fulfilment/carrier/track-parcels.ts'
import {
  cancelUnpaidOrdersBy,
  changeWarehousesBy,
  deliverShipmentsBy,
  moveOverdueDatesBy,
  releaseOrdersBy,
  resumeOrdersBy,
} from './modules/fulfilment/order-lifecycle/automation.ts'
import { refuseLostKeys, sealSecretsBy } from './modules/identity/authenticator/seal-secrets.ts'
import { makeVault, type SecretVault } from './modules/identity/authenticator/secret-vault.ts'
import { doorByHand } from './modules/invoice/exchange/door.ts'
import { warnOfEInvoicesBy } from './modules/invoice/exchange/warn-of-e-invoices.ts'
import { writeEInvoicesBy } from './modules/invoice/exchange/write-e-invoices.ts'
import { fetchExchangeRatesBy } from './modules/invoice/exchange-rate/fetch-rates.ts'
import { countSalesBy } from './modules/invoice/sales-report/count-sales.ts'
import { mailDailyUpdatesBy } from './modules/order/update/mail-daily.ts'
import { runUpdateNotifier, toHint } from './modules/order/update/run-notifier.ts'
import { runPaymentNotifier, toPaymentHint } from './modules/payment/news/run-payment-notifier.ts'
import { mailDocumentsBy } from './modules/return/documents/mail-documents.ts'
import { expireReturnsBy, remindOfReturnsBy } from './modules/return/jobs/automation.ts'
import { runReturnNotifier, toReturnHint } from './modules/return/mail/run-return-notifier.ts'
import { buildPages } from './pages/build-pages.ts'
import { mountPages } from './pages/mount-pages.ts'
import { type Clock, fixedOrSystemClock } from './start/clock.ts'
import { type Config, readConfig } from './start/config.ts'
import { demoSignIns, loadOnce, refuseDemo } from './start/first-load.ts'
import { openLog } from './start/log.ts'
import { orderlyStop } from './start/orderly-stop.ts'
import { endWith, StartError } from './start/start-error.ts'
import { step } from './start/start-steps.ts'
import { viesAt } from './vat-service/vat-service.ts'
import { runVisitorNotifier, watchChanges } from './visitor-cache/changes.ts'

// How long a proxy may take to notice that this instance wants no more requests.
const leavesRotation = 5_000

const { opened, stop, isStopping, onSignals } = orderlyStop()

const demoLeftOut =
  'Others reach this shop (HOST or PUBLIC_URL), so it has no demo, whose passwords everybody knows: start with DEMO=true on an empty database to load it all the same'

/** For the operator; programs read the log. */
const say = (what: string) => process.stdout.write(`${what}\n`)

async function start() {
  const config = readConfig()
  const now = fixedOrSystemClock(config.now)
  const log = openLog(config.logLevel)
  const pages = process.argv.includes('--build') ? buildPages() : undefined
  if (pages) opened(pages.stop)
  const embedded = config.databaseUrl ? undefined : await openEmbedded(config.dataDir, log)
  const url = config.databaseUrl ?? embedded?.url ?? ''
  const files = filesIn(config.filesDir)
  const vault = makeVault(config.secretKeys)
  const { db, jobsDb } = await openDatabase(url, { config, now: now(), files, vault })

  const dev = process.argv.includes('--dev')
  const app = await buildApp({
    db,
    now,
    files,
    ...(config.viesUrl && { vatService: viesAt(config.viesUrl) }),
    log,
    trustedProxies: config.trustedProxies,
    publicUrl: config.publicUrl,
    hasMailServer: config.smtpUrl !== undefined,
    authenticatorRequired: config.production,
    vault,
    testCarriers: !config.production,
    isReady: () => !isStopping(),
    ...(embedded && { isDatabaseUp: embedded.isUp }),
    ...(await listenTo(url, { dev, log })),
  })
  const origin = shopOrigin(app, config.publicUrl)
  const jobs = {
    ...outsideTasks({ db: jobsDb, now, log }, config),
    ...tasks(jobsDb, files, now),
    sealSecrets: sealSecretsBy(jobsDb, vault),
  }
  opened(await startWorker(url, jobs, crontab, log))
  startLooks(jobsDb, { now, log, origin, smtpUrl: config.smtpUrl })
  await step('the pages are built', say, pages?.built)
  await mountPages(app, { dev, publicUrl: config.publicUrl, framersOf: (key) => originsOfKey(db, key) })
  opened(() => closeApp(app))

  const address = await listen(app, config)
  if (config.production) opened(() => sleep(leavesRotation))
  say(`Aster answers at ${config.publicUrl ?? address}`)
  if (config.demo) say(await demoSignIns(db))
}

const listen = (app: FastifyInstance, { port, host }: Config) =>
  app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The shop cannot listen on PORT ${port} of HOST ${host}: ${error.message}`)
  })

type FirstData = { config: Config; now: Date; files: Files; vault: SecretVault }

/** The connections of requests and of jobs, to a database that is migrated and has its first data. */
async function openDatabase(url: string, { config, now, files, vault }: FirstData) {
  // A request fails within five seconds without an answer; a job may take its time.
  const db = connect(url, { queryTimeout: 4_500 })
  opened(() => db.destroy())
  const jobsDb = connect(url, { connections: 4, queryTimeout: 60_000 })
  opened(() => jobsDb.destroy())
  await step('the database has to answer', say, assertDurable(jobsDb))
  await step('the database is migrated, here or by another start', say, migrate(url))
  const loaded = loadOnce(jobsDb, { demo: config.demo, now, files, say })
  const isFirst = await step('the first data is loaded, here or by another start', say, loaded)
  if (isFirst && config.leavesDemoOut) say(demoLeftOut)
  if (config.production || (config.isPublic && !config.demo)) await refuseDemo(jobsDb, config.production)
  await refuseLostKeys(jobsDb, vault)
  return { db, jobsDb }
}

type Looks = { now: Clock; log: FastifyBaseLogger; origin: () => string; smtpUrl: string | undefined }

/** What follows from a transaction within a second, and is not for the transaction itself. Without an SMTP server mails stay in the outbox. */
function startLooks(db: Db, { now, log, origin, smtpUrl }: Looks) {
  opened(runUpdateNotifier(db, { now, log, onNotified: (events) => publishHint(db, toHint(events)) }))
  opened(runReturnNotifier(db, { now, log, onNotified: (news) => publishHint(db, toReturnHint(news)) }))
  opened(runPaymentNotifier(db, { now, log, onNotified: (news) => publishHint(db, toPaymentHint(news)) }))
  opened(runVisitorNotifier(db, log))
  if (smtpUrl) opened(keepSending(db, { now, log, origin, smtpUrl, documentsOf: mailDocumentsBy(db) }))
}

/** What the shop does by itself at its times, and alone. */
const tasks = (db: Db, files: Files, now: Clock) => ({
  mailPasswordLink: mailPasswordLinkBy(db, now),
  mailDailyUpdates: mailDailyUpdatesBy(db, now),
  watchProducts: watchProductsBy(db),
  tellWatcher: notifyWatcherBy(db, now),
  foldFacetCounts: foldFacetCounts(db),
  countSales: countSalesBy(db, now),
  releaseOrders: releaseOrdersBy(db, now),
  resumeOrders: resumeOrdersBy(db, now),
  changeWarehouses: changeWarehousesBy(db, now),
  deliverShipments: deliverShipmentsBy(db, now),
  cancelUnpaidOrders: cancelUnpaidOrdersBy(db, now),
  moveOverdueDates: moveOverdueDatesBy(db, now),
  expireReturns: expireReturnsBy(db, now),
  remindOfReturns: remindOfReturnsBy(db, now),
  forgetOutdated: forgetOutdated(db, now),
  forgetDrafts: forgetDrafts(db, files, now),
  forgetOrderFiles: forgetOrderFiles(db, files, now),
  formPostcodes: formPostcodes(db, now),
})

/** What other systems are asked: those of carriers, of which outside of production one may only play what happens, of tax agencies, and the central bank. */
function outsideTasks({ db, now, log }: Omit<CarrierParts, 'adapters'>, { production, exchangeRatesUrl: url }: Config) {
  const carriers = { db, now, log, adapters: makeCarrierAdapters(now, { testCarriers: !production }) }
  const fetchExchangeRates = fetchExchangeRatesBy({ db, now, log, url })
  const writeEInvoices = writeEInvoicesBy({ db, now, log, door: doorByHand })
  return {
    labelParcels: labelParcelsBy(carriers),
    trackParcels: trackParcelsBy(carriers),
    writeEInvoices,
    warnOfEInvoices: warnOfEInvoicesBy(db, now),
    fetchExchangeRates,
  }
}

async function listenTo(url: string, { dev, log }: { dev: boolean; log: FastifyBaseLogger }) {
  const listener = await openListener(url, log)
  opened(listener.close)
  // In development the pages are rebuilt each time.
  return { listener, ...(!dev && { changes: await watchChanges(listener) }) }
}

/** Refuses new requests and waits for those on their way; a connection that has had its answer is not kept alive. */
async function closeApp(app: FastifyInstance) {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close().finally(() => clearInterval(idle))
}

async function openEmbedded(dataDir: string, log: FastifyBaseLogger) {
  const onTaken = (error: StartError) => void stop().finally(() => endWith(error))
  const starting = startEmbedded(dataDir, { say, log, onTaken })
  // From now on: who stops the start in its midst leaves no server behind.
  opened(() =>
    starting.then(
      ({ stop }) => stop(),
      () => {},
    ),
  )
  return step(`PostgreSQL has to start on the data in ${dataDir}`, say, starting)
}

// Where it is sent to a file on a full disk, or to a program that has ended, the shop goes on.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
onSignals()
start().catch(async (error: unknown) => {
  // What was closed in the middle of the start has failed for that reason.
  const wasStopping = isStopping()
  await stop()
  if (!wasStopping) endWith(error)
})
