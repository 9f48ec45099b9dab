import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { livePaths } from '../../../contract/live.ts'
import { signOut } from '../../../contract/me/session.ts'
import { placeOrder, previewOrder } from '../../../contract/order/checkout.ts'
import { buildApp } from '../../app.ts'
import { type Listener, openListener } from '../../db/listener.ts'
import { runUpdateNotifier, toHint } from '../../modules/order/update/run-notifier.ts'
import { openStream } from '../../testing/api-client/live-stream.ts'
import { fulfilmentOf } from '../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../testing/world.ts'
import { publishHint } from './hints.ts'

let world: World
/** Two instances of the shop on one database. */
const instances: { app: FastifyInstance; listener: Listener }[] = []
let stopTelling: () => Promise<void>

async function openInstance() {
  const listener = await openListener(world.databaseUrl)
  const { db, now, files } = world
  const app = await buildApp({ db, now, files, trustedProxies: [], listener, beats: 100 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const instance = { app, listener }
  instances.push(instance)
  return instance
}

beforeAll(async () => {
  world = await buildWorld()
  await openInstance()
  await openInstance()
  stopTelling = runUpdateNotifier(world.db, {
    now: world.now,
    log: undefined,
    onNotified: (events) => publishHint(world.db, toHint(events)),
  })
})
afterAll(async () => {
  await stopTelling()
  for (const { app, listener } of instances) {
    await app.close()
    await listener.close()
  }
  await world.close()
})

const instance = (at: number) => instances[at]?.app as FastifyInstance
type Start = { at?: number; path?: string; headers?: Record<string, string> }
const open = (token: string | undefined, { at = 0, path = livePaths.shop, headers = {} }: Start = {}) =>
  openStream(instance(at), { path, token, headers })

async function place(buyer: Awaited<ReturnType<World['signedIn']>>) {
  const { number } = await world.sku({ stock: { NL: 9 } })
  const lines = [{ number, qty: 1 }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { lines, revision } })).data
  return { orderId: orderId ?? 0, orderno }
}
const changed = (orders: string[], messages = false, account = false) =>
  `changed ${JSON.stringify({ orders, messages, account })}`

test('who looks at an order is notified that it has changed, on every instance, and nobody else is', async () => {
  const customerId = await world.customer()
  const [buyer, colleague] = [await world.signedIn({ customerId }), await world.signedIn({ customerId, role: 'buyer' })]
  const [stranger, requester] = [await world.signedIn(), await world.signedIn({ customerId, role: 'requester' })]
  const streams = await Promise.all(
    [buyer, colleague, stranger, requester].map(({ token }, at) => open(token, { at: at % 2 })),
  )
  const { orderId, orderno } = await place(buyer)
  await expect
    .poll(() => streams.map(({ heard }) => heard))
    .toEqual([[changed([orderno])], [changed([orderno])], [], []])
  await fulfilmentOf(world).release(orderId)
  await expect.poll(() => streams[0]?.heard.at(-1)).toBe(changed([orderno], true))
  // The message is for who placed it.
  await expect.poll(() => streams[1]?.heard).toEqual([changed([orderno]), changed([orderno])])
  expect([streams[2]?.heard, streams[3]?.heard]).toEqual([[], []])
  for (const stream of streams) stream.close()
})

test('who may see what is owed hears that the account has changed', async () => {
  const customerId = await world.customer()
  const [main, buyer] = [await world.signedIn({ customerId }), await world.signedIn({ customerId, role: 'buyer' })]
  const [stranger, desk] = [await world.signedIn(), await world.staff('admin')]
  const streams = await Promise.all([main, buyer, stranger].map(({ token }, at) => open(token, { at: at % 2 })))
  streams.push(await open(desk.token, { path: livePaths.console }))
  await publishHint(world.db, { orders: [], messages: [stranger.accountId], customersOwing: [customerId] })
  await expect.poll(() => streams[0]?.heard).toEqual([changed([], false, true)])
  await expect.poll(() => streams[2]?.heard).toEqual([changed([], true)])
  expect([streams[1]?.heard, streams[3]?.heard]).toEqual([[], []])
  for (const stream of streams) stream.close()
})

test('staff hear of the orders of their sites', async () => {
  const [here, elsewhere, all] = [
    await world.staff('desk', [1]),
    await world.staff('desk', [5]),
    await world.staff('admin'),
  ]
  const streams = await Promise.all([here, elsewhere, all].map(({ token }) => open(token, { path: livePaths.console })))
  const { orderno } = await place(await world.signedIn())
  await expect.poll(() => [streams[0]?.heard, streams[2]?.heard]).toEqual([[changed([orderno])], [changed([orderno])]])
  expect(streams[1]?.heard).toEqual([])
  for (const stream of streams) stream.close()
})

test('each door is for whom it is for', async () => {
  const [buyer, content, desk] = [
    await world.signedIn(),
    await world.staff('content', [1]),
    await world.staff('desk', [1]),
  ]
  const status = async (token: string | undefined, path: string) => {
    const { response, close } = await open(token, { path })
    close()
    return response.statusCode
  }
  expect(await status(undefined, livePaths.shop)).toBe(401)
  expect(await status('of-nobody', livePaths.shop)).toBe(401)
  expect(await status(buyer.token, livePaths.console)).toBe(403)
  expect(await status(content.token, livePaths.console)).toBe(403)
  expect(await status(desk.token, livePaths.shop)).toBe(403)
  const stream = await open(buyer.token)
  expect(stream.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  stream.close()
})

test('a stream ends with its session, and when its account may do something else', async () => {
  const [leaving, demoted, suspended] = [await world.signedIn(), await world.signedIn(), await world.signedIn()]
  const staying = await world.signedIn()
  const streams = await Promise.all([leaving, demoted, suspended, staying].map(({ token }) => open(token)))
  await leaving.call(signOut, {})
  const set = (accountId: number, change: { role?: string; status?: string }) =>
    world.db.updateTable('accounts').set(change).where('id', '=', accountId).execute()
  await set(demoted.accountId, { role: 'requester' })
  await set(suspended.accountId, { status: 'suspended' })
  await expect.poll(() => streams.map(({ state }) => state.ended)).toEqual([true, true, true, false])
  world.setNow('2026-11-18T22:00:00Z')
  await expect.poll(() => streams[3]?.state.ended).toBe(true)
  world.setNow('2026-11-18T09:00:00Z')
})

test('a stream that begins again hears what it has missed, and where that is unknown that anything may have changed', async () => {
  const buyer = await world.signedIn()
  const start = Date.now()
  const first = await open(buyer.token)
  const seen = await place(buyer)
  await expect.poll(() => first.heard).toEqual([changed([seen.orderno])])
  first.close()
  const missed = await place(buyer)
  await expect
    .poll(() =>
      sql<{ untold: number }>`select count(*)::integer as untold from order_events where told_at is null`
        .execute(world.db)
        .then(({ rows }) => rows[0]?.untold),
    )
    .toBe(0)
  const headers = { 'last-event-id': first.ids.at(-1) ?? '' }
  // The other instance has heard the same.
  for (const at of [0, 1]) {
    const again = await open(buyer.token, { at, headers })
    await expect.poll(() => again.heard).toEqual([changed([missed.orderno])])
    again.close()
  }
  const unknown = await open(buyer.token, { headers: { 'last-event-id': 'of long ago' } })
  await expect.poll(() => unknown.heard).toEqual(['anew {}'])
  unknown.close()
  const ofNow = await openStream(instance(0), { path: livePaths.shop, token: buyer.token })
  await expect.poll(() => ofNow.ids.length).toBe(1)
  expect(ofNow.heard).toEqual([])
  ofNow.close()
  // No older than this test: what was said before the instance began, it cannot know.
  const now = Date.now()
  const sinceItsPage = await openStream(instance(0), {
    path: `${livePaths.shop}?age=${now - start}`,
    token: buyer.token,
  })
  await expect.poll(() => sinceItsPage.heard.at(-1)).toBe(changed([missed.orderno]))
  sinceItsPage.close()
})

test('one account has so many streams and no more', async () => {
  const buyer = await world.signedIn()
  const streams = []
  for (let at = 0; at < 10; at++) streams.push(await open(buyer.token))
  const refused = await open(buyer.token)
  expect([refused.response.statusCode, refused.response.headers['retry-after']]).toEqual([429, '60'])
  for (const stream of [...streams, refused]) stream.close()
})

test('streams prove that they live, are counted, and are not counted as slow requests', async () => {
  const { token } = await world.signedIn()
  const stream = await open(token)
  await expect.poll(() => stream.state.beats).toBeGreaterThan(1)
  const metrics = async () => (await instance(0).inject({ url: '/metrics' })).payload
  expect(await metrics()).toContain('aster_live_streams 1')
  stream.close()
  await expect.poll(metrics).toContain('aster_live_streams 0')
  expect(await metrics()).not.toContain('route="/dev-api/clientsystem/live",status="200"')
})

test('when the line of an instance breaks, its streams hear that anything may have changed', async () => {
  const { token } = await world.signedIn()
  const stream = await open(token)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
             where query = 'listen live' and datname = current_database()`.execute(world.db)
  await expect.poll(() => stream.heard).toEqual(['anew {}'])
  stream.close()
})

test('a shop with a hundred open streams ends them itself when it stops', async () => {
  const { app } = await openInstance()
  const buyers = await Promise.all(Array.from({ length: 10 }, () => world.signedIn()))
  const streams = await Promise.all(
    buyers.flatMap(({ token }) => Array.from({ length: 10 }, () => openStream(app, { path: livePaths.shop, token }))),
  )
  expect(streams.filter(({ response }) => response.statusCode === 200)).toHaveLength(100)
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearInterval(idle)
  await expect.poll(() => streams.every(({ state }) => state.ended)).toBe(true)
})

test('an event is on the screens of another instance by itself, each time', async () => {
  const buyer = await world.signedIn()
  const stream = await open(buyer.token, { at: 1 })
  for (let at = 0; at < 3; at++) {
    const { orderId } = await place(buyer)
    await expect.poll(() => stream.heard.length).toBe(2 * at + 1)
    await fulfilmentOf(world).release(orderId)
    await expect.poll(() => stream.heard.length).toBe(2 * at + 2)
  }
  stream.close()
})
