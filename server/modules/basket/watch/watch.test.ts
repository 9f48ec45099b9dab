import type { JobHelpers } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addFavourites,
  listFavouriteNews,
  listFavourites,
  removeFavourite,
  watchFavourite,
} from '../../../../contract/basket/favourites.ts'
import { queryNotifications } from '../../../../contract/customer/notification.ts'
import { languages } from '../../../../texts/index.ts'
import { forgetOutdated } from '../../../jobs/cleanup.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { notifyWatcherBy, watchProductsBy } from './notify-watcher.ts'

type Person = Awaited<ReturnType<World['signedIn']>>

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

/** A favourite of an account that is watched for what is named. */
async function watched(person: Person, request: { stock?: boolean; price?: boolean }, stock: Record<string, number>) {
  const sku = await world.sku({ unitPrice: 40_00, stock, names: { de: 'Toner, tiefschwarz' } })
  await person.call(addFavourites, { body: [{ number: sku.number }] })
  const favourite = (await favourites(person)).find(({ number }) => number === sku.number)
  const id = favourite?.favoriteId ?? 0
  const answer = await watch(person, id, request)
  return { ...sku, favoriteId: id, answer }
}
const favourites = async (person: Person) => (await person.call(listFavourites, { query: {} })).data.rows
const watch = (person: Person, id: number, { stock = false, price = false }: { stock?: boolean; price?: boolean }) =>
  person.call(watchFavourite, { params: { id }, body: { stock, price } })
const look = (person: Person) =>
  Promise.resolve(notifyWatcherBy(world.db, world.now)({ accountId: person.accountId }, {} as JobHelpers))
const mailsTo = (person: Person) => world.mailsTo(`${person.userName}@example.com`)
const messagesOf = async (person: Person, language = 'en') =>
  (await person.call(queryNotifications, { query: {} }, { headers: { 'accept-language': language } })).data.filter(
    ({ notificationTitle }) => !seeded.has(notificationTitle),
  )
const seeded = new Set<string>()
beforeAll(async () => {
  const person = await world.signedIn()
  for (const { notificationTitle } of await messagesOf(person)) seeded.add(notificationTitle)
})

const setStock = (skuId: number, onHand: number) =>
  sql`update stock set on_hand = ${onHand} where sku_id = ${skuId} and warehouse = 'NL'`.execute(world.db)
const setPrice = (skuId: number, cents: number) =>
  sql`update list_prices set unit_price = ${cents} where sku_id = ${skuId}`.execute(world.db)

test('a sold out product that is back is announced once, by mail and message, in the language of its account', async () => {
  const person = await world.signedIn()
  await world.db.updateTable('accounts').set({ language: 'de' }).where('id', '=', person.accountId).execute()
  const sku = await watched(person, { stock: true }, { NL: 0 })
  await look(person)
  expect(await mailsTo(person)).toEqual([])

  await setStock(sku.id, 1_234)
  await look(person)
  await look(person)
  const [mail, ...more] = await mailsTo(person)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Neues zu einem Produkt, das Sie beobachten')
  expect(mail?.text).toContain(`Toner, tiefschwarz (${sku.number}): wieder auf Lager, 1.234 verfügbar`)
  expect(mail?.text).toContain('/search?pre=3')
  const messagesByLanguage = await Promise.all(languages.map((language) => messagesOf(person, language)))
  expect(messagesByLanguage.map((messages) => messages.length)).toEqual([1, 1, 1, 1, 1])
  expect(messagesByLanguage[0]?.[0]?.notificationText).toContain(`(${sku.number}): back in stock, 1,234 available`)
  expect(new Set(messagesByLanguage.map(([message]) => message?.notificationText)).size).toBe(5)
  expect((await favourites(person))[0]?.watch).toEqual({ stock: false, price: false })
})

test('a lower price is announced, a price that rises is not, and what was announced is not announced again', async () => {
  const person = await world.signedIn()
  const sku = await watched(person, { price: true }, { NL: 5 })
  for (const cents of [45_00, 39_99, 45_00, 39_99]) {
    await setPrice(sku.id, cents)
    await look(person)
  }
  expect((await mailsTo(person)).map(({ text }) => text.match(/price .*/)?.[0])).toEqual([
    'price €40.00 before, €39.99 now',
  ])
  await setPrice(sku.id, 30_00)
  await look(person)
  expect((await mailsTo(person))[1]?.text).toContain('price €39.99 before, €30.00 now')
})

test('what was announced stands on home for two weeks, as long as it is true, and for its account alone', async () => {
  const person = await world.signedIn()
  const colleague = await world.signedIn({ customerId: person.customerId })
  const [back, cheaper] = [
    await watched(person, { stock: true }, { NL: 0 }),
    await watched(person, { price: true }, { NL: 5 }),
  ]
  const news = async () =>
    (await person.call(listFavouriteNews, {})).data.map(({ goodsSku, isBack, priceBefore }) => [
      goodsSku.id,
      isBack,
      priceBefore,
    ])
  expect(await news()).toEqual([])
  await setStock(back.id, 3)
  await setPrice(cheaper.id, 30_00)
  await look(person)
  await look(person)
  expect(await news()).toEqual([
    [cheaper.id, false, 40],
    [back.id, true, null],
  ])
  expect((await colleague.call(listFavouriteNews, {})).data).toEqual([])
  expect((await world.queriesOf(news)).filter((text) => text.includes('favourites'))).toHaveLength(1)

  await setPrice(cheaper.id, 40_00)
  expect(await news()).toEqual([[back.id, true, null]])
  const old = new Date(world.now().getTime() - 15 * 86_400_000)
  await world.db.updateTable('favourites').set({ back_at: old }).where('account_id', '=', person.accountId).execute()
  expect(await news()).toEqual([])
})

test('no mail announces a product that is discontinued, until it is sold again', async () => {
  const person = await world.signedIn()
  const sku = await watched(person, { stock: true, price: true }, { NL: 0 })
  const sell = (status: 'active' | 'disabled') =>
    world.db.updateTable('skus').set({ status }).where('id', '=', sku.id).execute()
  await sell('disabled')
  await Promise.all([setStock(sku.id, 5), setPrice(sku.id, 30_00)])
  await look(person)
  expect(await mailsTo(person)).toEqual([])
  await sell('active')
  await look(person)
  expect((await mailsTo(person))[0]?.text).toContain('back in stock, 5 available, price €40.00 before, €30.00 now')
})

test('all that is new comes in one mail, however many look at once', async () => {
  const person = await world.signedIn()
  const [one, two] = [
    await watched(person, { stock: true }, { NL: 0 }),
    await watched(person, { stock: true, price: true }, { NL: 0 }),
  ]
  await Promise.all([setStock(one.id, 5), setStock(two.id, 6), setPrice(two.id, 10_00)])
  await Promise.all(Array.from({ length: 8 }, () => look(person)))
  const mails = await mailsTo(person)
  expect(mails.map(({ subject }) => subject)).toEqual(['News of 2 products that you watch'])
  expect(mails[0]?.text).toContain(`(${two.number}): back in stock, 6 available, price €40.00 before, €10.00 now`)
  expect(await messagesOf(person)).toHaveLength(1)
})

test('nobody watches for another, nor is notified of what another watches', async () => {
  const [person, stranger] = [await world.signedIn(), await world.signedIn()]
  const sku = await watched(person, { stock: true }, { NL: 0 })
  const refused = await watch(stranger, sku.favoriteId, { stock: true })
  expect(refused).toMatchObject({ status: 404, failure: { reason: 'gone.favourite' } })
  await setStock(sku.id, 5)
  await look(person)
  expect(await messagesOf(stranger)).toEqual([])
})

test('who sees no price watches none, and a sales rep watches their own', async () => {
  const requester = await world.signedIn({ role: 'requester' })
  const rep = await world.signedIn({ role: 'salesrep' })
  for (const person of [requester, rep]) {
    const { answer } = await watched(person, { price: true }, { NL: 5 })
    const seesOne = (await favourites(person))[0]?.unitPrice !== null
    expect(answer.code).toBe(seesOne ? 200 : 30_010)
  }
})

test('accounts that may no longer enter are not notified', async () => {
  const person = await world.signedIn()
  const sku = await watched(person, { stock: true }, { NL: 0 })
  await setStock(sku.id, 5)
  await world.db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', person.accountId).execute()
  await look(person)
  expect(await mailsTo(person)).toEqual([])
})

test('each account that watches something has one job; a favourite that goes is watched no more', async () => {
  const person = await world.signedIn()
  const idle = await world.signedIn()
  const sku = await watched(person, { stock: true }, { NL: 0 })
  await watched(person, { price: true }, { NL: 3 })
  await watched(idle, {}, { NL: 0 })
  const jobs = async () => {
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker.jobs where task_identifier = 'tellWatcher'`.execute(world.db)
    return rows.map(({ key }) => key)
  }
  await watchProductsBy(world.db)()
  await watchProductsBy(world.db)()
  expect((await jobs()).filter((key) => key === `watcher ${person.accountId}`)).toHaveLength(1)
  expect(await jobs()).not.toContain(`watcher ${idle.accountId}`)

  await person.call(removeFavourite, { params: { id: sku.favoriteId } })
  await setStock(sku.id, 5)
  await look(person)
  expect(await mailsTo(person)).toEqual([])
})

test('looking takes as many queries for thirty products as for one', async () => {
  const [few, many] = [await world.signedIn(), await world.signedIn()]
  await watched(few, { price: true }, { NL: 1 })
  for (let at = 0; at < 30; at++) await watched(many, { price: true }, { NL: 1 })
  const one = await world.queriesOf(() => look(few))
  const thirty = await world.queriesOf(() => look(many))
  expect(thirty.length).toBe(one.length)
})

test('messages go after three months', async () => {
  const person = await world.signedIn()
  const sku = await watched(person, { stock: true }, { NL: 0 })
  await setStock(sku.id, 5)
  await look(person)
  const days = (count: number) => new Date(world.now().getTime() + count * 86_400_000)
  await forgetOutdated(world.db, () => days(89))()
  const count = () => world.db.selectFrom('messages').select('id').where('account_id', '=', person.accountId).execute()
  expect(await count()).toHaveLength(1)
  await forgetOutdated(world.db, () => days(91))()
  expect(await count()).toHaveLength(0)
})
