import type { Task } from 'graphile-worker'
import { findNews, type News } from '../../../../rules/basket/watch.ts'
import { secondaryNumber, shownNumber } from '../../../../rules/catalogue/product/number.ts'
import { type Language, languages } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { makeFormats } from '../../../documents/formats.ts'
import { type CustomerCaller, isCustomer } from '../../../http/caller.ts'
import { queueMail } from '../../../mail/outbox.ts'
import { productNameIn } from '../../catalogue/products/product-name.ts'
import { findRecipient } from '../../customer/account/recipients.queries.ts'
import { sendMessage } from '../../customer/notification/message.queries.ts'
import { callerOfAccount } from '../../identity/session/find-caller.ts'
import { lookAtWatched, type WatchedSku } from './look.ts'
import { queueLooking, watchQueries } from './watch.queries.ts'

/** Has each account that watches something looked at by a job of its own. */
export const watchProductsBy = (db: Db) => async () => {
  await queueLooking(db)
}

/**
 * Looks at what an account watches, and writes one mail and one message about all that is new. What was announced is kept in
 * the same transaction, so that a job that runs again, or beside another, announces nothing twice.
 */
export const notifyWatcherBy =
  (db: Db, now: () => Date): Task =>
  async (payload) => {
    const { accountId } = payload as { accountId: number }
    const caller = await callerOfAccount(db, accountId)
    if (!caller || !isCustomer(caller)) return
    await db.transaction().execute((tx) => notifyWatcher(tx, caller, now()))
  }

async function notifyWatcher(tx: Tx, caller: CustomerCaller, now: Date) {
  const watched = await watchQueries(tx, caller).lockWatched()
  const products = await lookAtWatched(
    tx,
    caller,
    watched.map(({ skuId }) => skuId),
    now,
  )
  const looks = watched.flatMap(({ favoriteId, skuId, watch }) => {
    const product = products.get(skuId)
    // What is not sold is no news; sold again, it is compared with what was seen before.
    return product && product.sku.status !== 'disabled' ? [{ favoriteId, product, ...findNews(watch, product) }] : []
  })
  await watchQueries(tx, caller).keep(
    looks.map(({ favoriteId, next, news }) => ({ favoriteId, watch: next, news, at: now })),
  )
  const watchNews = looks.filter(({ news }) => news.back || news.drop)
  if (watchNews.length > 0) await tell(tx, caller, watchNews, now)
}

type WatchNews = { product: WatchedSku; news: News }

async function tell(tx: Tx, caller: CustomerCaller, watchNews: readonly WatchNews[], now: Date) {
  const { email, name, language } = await findRecipient(tx, caller.accountId)
  const lines = (of: Language) => watchNews.map((one) => toLine(one, of, caller.currency))
  const title = (of: Language) => say(of, 'mail.watch_subject', { count: watchNews.length })
  await sendMessage(tx, caller.accountId, { title: inAll(title), body: inAll((of) => lines(of).join('\n')) }, now)
  await queueMail(
    tx,
    {
      orgId: caller.orgId,
      recipient: email,
      language,
      subject: title(language),
      parts: [
        say(language, 'mail.watch_intro', { name }),
        { lines: lines(language) },
        { link: say(language, 'mail.watch_see'), path: '/search?pre=3' },
        say(language, 'mail.watch_end'),
      ],
      cause: 'watched favourites',
    },
    now,
  )
}

const inAll = (words: (language: Language) => string) => ({
  ...Object.fromEntries(languages.map((language) => [language, words(language)])),
  en: words('en'),
})

function toLine({ product: { sku, price }, news: { back, drop } }: WatchNews, language: Language, currency: string) {
  const { money, number } = makeFormats(language, currency)
  const beside = secondaryNumber(sku)
  const name = `${shownNumber(sku)} ${productNameIn(language)(sku)}${beside && ` (${beside})`}`
  const words = [
    ...(back ? [say(language, 'mail.watch_back', { pieces: number(sku.stock.total) })] : []),
    ...(drop && price !== null
      ? [say(language, 'mail.watch_drop', { before: money(drop.before), now: money(drop.now) })]
      : []),
  ]
  return say(language, 'mail.row', { term: name, value: words.join(', ') })
}
