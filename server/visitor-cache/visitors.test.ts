import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSku } from '../../contract/catalogue/catalogue.ts'
import { apiPrefix } from '../../contract/endpoint.ts'
import { buildApp } from '../app.ts'
import { connect, type Db } from '../db/database.ts'
import { type Listener, openListener } from '../db/listener.ts'
import { addPromotion } from '../testing/order/promotion.ts'
import { buildWorld, type World } from '../testing/world.ts'
import { type Changes, runVisitorNotifier, watchChanges } from './changes.ts'

let world: World
let db: Db
let changes: Changes
let listener: Listener
let stopTelling: () => Promise<void>
let app: FastifyInstance
let skuId: number
let statements = 0
let afterStatement = () => {}

beforeAll(async () => {
  world = await buildWorld()
  const onQuery = () => {
    statements += 1
    afterStatement()
  }
  db = connect(world.databaseUrl, { onQuery })
  ;({ id: skuId } = await world.sku({ name: 'First name', unitPrice: 10_00 }))
  listener = await openListener(world.databaseUrl)
  changes = await watchChanges(listener)
  stopTelling = runVisitorNotifier(world.db)
  app = await shopWith(changes)
})
afterAll(async () => {
  await stopTelling()
  await app.close()
  await listener.close()
  await db.destroy()
  await world.close()
})

async function shopWith(told: Pick<Changes, 'version'>, isReady = () => true) {
  const shop = await buildApp({ db, now: world.now, files: world.files, trustedProxies: [], changes: told, isReady })
  await shop.listen({ port: 0, host: '127.0.0.1' })
  return shop
}

const urlOf = (id: number) => apiPrefix + getSku.path.replace(':id', String(id))

async function ask(url: string, headers: Record<string, string> = {}, shop = app) {
  const before = statements
  const { port } = shop.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers })
  return { answer, text: await answer.text(), statements: statements - before }
}

async function product(headers?: Record<string, string>) {
  const { text, ...rest } = await ask(urlOf(skuId), headers)
  const { name, price }: { name: string; price?: unknown } = JSON.parse(text).data
  return { ...rest, name, price }
}

test('a visitor gets the answer of the visitor before them, under an id of their own', async () => {
  const first = await ask(urlOf(skuId))
  const second = await ask(urlOf(skuId))

  expect(first.statements).toBeGreaterThan(0)
  expect(second.statements).toBe(0)
  expect(second.text).toBe(first.text)
  expect(JSON.parse(second.text).data.name).toBe('First name')
  const readHeaders = (name: string) => [first, second].map(({ answer }) => answer.headers.get(name))
  expect(readHeaders('cache-control')).toEqual(['public, no-cache', 'public, no-cache'])
  expect(readHeaders('content-security-policy')[0]).toBe(readHeaders('content-security-policy')[1])
  expect(new Set(readHeaders('etag')).size).toBe(1)
  expect(new Set(readHeaders('x-request-id')).size).toBe(2)
})

test('who has the answer already gets a 304, kept or not, as RFC 9110 lets them say it', async () => {
  const { answer } = await ask(urlOf(skuId))
  const etag = answer.headers.get('etag') ?? ''
  const matchingTags = [etag, `W/${etag}`, `"another", ${etag}`, `"another",W/${etag}`, '*']
  for (const url of [urlOf(skuId), `${urlOf(skuId)}?t=1`]) {
    for (const ifNoneMatch of matchingTags) {
      const again = await ask(url, { 'if-none-match': ifNoneMatch })
      expect(again.answer.status, ifNoneMatch).toBe(304)
      expect(again.text).toBe('')
    }
    for (const ifNoneMatch of ['"another"', etag.slice(1, -1), `"another", W/"third"`])
      expect((await ask(url, { 'if-none-match': ifNoneMatch })).answer.status, ifNoneMatch).toBe(200)
  }
})

test('a change shows at once', async () => {
  expect((await product()).name).toBe('First name')
  const before = changes.version()
  await sql`update skus set name = 'Second name' where id = ${skuId}`.execute(world.db)
  await expect.poll(() => changes.version()).not.toBe(before)
  expect((await product()).name).toBe('Second name')
})

test('a product that comes to a promotion is a change of home', async () => {
  const toldOf = async (change: () => Promise<unknown>) => {
    const before = changes.version()
    await change()
    await expect.poll(() => changes.version()).not.toBe(before)
  }
  let promotion_id = 0
  await toldOf(async () => {
    promotion_id = await addPromotion(world.db, { of: [] })
  })
  await toldOf(() => world.db.insertInto('promotion_skus').values({ promotion_id, sku_id: skuId }).execute())
})

test('what is asked with a token is neither kept nor answered from what is kept', async () => {
  const person = await world.signedIn()
  const authorization = `Bearer ${person.token}`
  await product()
  for (const _ of [1, 2]) {
    const own = await product({ authorization })
    expect(own.price).toBeDefined()
    expect(own.statements).toBeGreaterThan(0)
    expect(own.answer.headers.get('cache-control')).toBe('private, no-store')
    expect(own.answer.headers.get('etag')).toBeNull()
  }
  expect((await product()).price).toBeUndefined()
  expect((await product({ authorization: 'Bearer of-nobody' })).answer.headers.get('etag')).toBeNull()
})

test('each language has its own answer, and t asks for a new one', async () => {
  const english = await ask(urlOf(skuId), { 'accept-language': 'en' })
  const german = await ask(urlOf(skuId), { 'accept-language': 'de' })
  expect(JSON.parse(english.text).msg).not.toBe(JSON.parse(german.text).msg)
  for (const _ of [1, 2]) expect((await ask(`${urlOf(skuId)}?t=1`)).statements).toBeGreaterThan(0)
})

test('a refusal is not kept', async () => {
  const bad = urlOf(2 ** 31)
  for (const _ of [1, 2]) {
    const { answer } = await ask(bad)
    expect([answer.status, answer.headers.get('etag')]).toEqual([400, null])
  }
})

test('an answer that a change overtook while it was made is not given to the next one', async () => {
  let version: number | null = 1
  const shop = await shopWith({ version: () => version })
  afterStatement = () => {
    version = 2
  }
  await ask(urlOf(skuId), {}, shop)
  afterStatement = () => {}

  expect((await ask(urlOf(skuId), {}, shop)).statements).toBeGreaterThan(0)
  expect((await ask(urlOf(skuId), {}, shop)).statements).toBe(0)
  await shop.close()
})

test('nothing is kept while no change would be noticed, nor answered by a shop that is stopping', async () => {
  let version: number | null = 1
  let ready = true
  const shop = await shopWith({ version: () => version }, () => ready)
  await ask(urlOf(skuId), {}, shop)
  expect((await ask(urlOf(skuId), {}, shop)).statements).toBe(0)
  ready = false
  expect((await ask(urlOf(skuId), {}, shop)).statements).toBeGreaterThan(0)
  ready = true
  version = null
  for (const _ of [1, 2]) expect((await ask(urlOf(skuId), {}, shop)).statements).toBeGreaterThan(0)
  await shop.close()
})

test('the line that announces changes is opened again when it broke, and all is as if changed', async () => {
  const before = changes.version()
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
     where query = 'notify seen_by_visitors' and datname = current_database()`.execute(world.db)
  await expect.poll(() => changes.version()).toBeNull()
  await expect.poll(() => changes.version()).not.toBeNull()
  expect(changes.version()).not.toBe(before)
  const again = changes.version()
  await world.sku()
  await expect.poll(() => changes.version()).not.toBe(again)
})
