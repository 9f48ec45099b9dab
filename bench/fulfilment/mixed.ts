import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Endpoint, Input } from '../../contract/endpoint.ts'
import { cancelOrder } from '../../contract/fulfilment/cancellation.ts'
import { cancelDeskOrder, holdOrder, releaseOrder, unholdOrder } from '../../contract/fulfilment/order-actions.ts'
import {
  cancelShipment,
  createShipment,
  deliverShipment,
  dispatchShipment,
  failShipment,
  packShipment,
} from '../../contract/fulfilment/shipment.ts'
import { countShelves, receiveGoods } from '../../contract/fulfilment/stock.ts'
import { getToday } from '../../contract/office/today.ts'
import { placeOrder, previewOrder } from '../../contract/order/checkout.ts'
import { findStockDifferences } from '../../server/modules/fulfilment/order-lifecycle/stock-differences.queries.ts'
import { type Server, startServer } from '../child.ts'
import { demoShop, type Shop, sellableNumbers } from '../shop.ts'
import { ask, between, buyersOnAccount, type Client, clerks, pickRandom } from './client.ts'

/** What many users who do everything to the same orders and products at once were answered. */
export type MixedFigures = {
  clients: number
  seconds: number
  done: number
  /** Refused with a sentence, as another client was there before. */
  refused: number
  /** 5xx but "come again", and calls without an answer. */
  failed: number
  askedToComeAgain: number
  /** That PostgreSQL has found, whoever heard of them. */
  deadlocks: number
  differences: number
  slowest: number
}

const people = { buyers: 24, clerks: 40 }
const products = 20

type Load = {
  going: boolean
  numbers: readonly string[]
  orders: { orderId: number; orderno: string }[]
  shipments: number[]
  answers: { path: string; status: number; code: number; ms: number }[]
  say: (text: string) => void
}

/** Sixty-four users on two instances, so many seconds, on twenty products and the orders that they place. */
export async function measureMixed(seconds: number, say: (text: string) => void): Promise<MixedFigures> {
  const shop = await demoShop()
  const servers = [
    await startServer('forgetful shop', shop.url),
    await startServer('forgetful shop', shop.url),
  ] as const
  try {
    const numbers = await sellableNumbers(shop.db, products)
    const load: Load = { going: true, numbers, orders: [], shipments: [], answers: [], say }
    const before = await deadlocks(shop)
    const working = [
      ...(await buyersOnAccount(shop.db, people.buyers)).map((token, at) =>
        work(load, toClient(servers, at, token), buyerWays),
      ),
      ...(await clerks(shop.db, people.clerks)).map((token, at) => work(load, toClient(servers, at, token), clerkWays)),
    ]
    await sleep(seconds * 1_000)
    load.going = false
    await Promise.all(working)
    const differences = await findStockDifferences(shop.db)
    for (const [path, some] of Map.groupBy(load.answers, ({ path }) => path))
      say(`${path}: ${some.filter(({ code }) => code === 200).length} of ${some.length}`)
    for (const { rule, examples } of differences) say(`${rule}: ${examples.join('; ')}`)
    return {
      clients: working.length,
      seconds,
      ...tally(load),
      deadlocks: (await deadlocks(shop)) - before,
      differences: differences.length,
    }
  } finally {
    for (const server of servers) await server.stop()
    await shop.stop()
  }
}

const toClient = (servers: readonly [Server, Server], at: number, token: string) => ({
  url: servers[at % 2 === 0 ? 0 : 1].url,
  token,
})

function tally({ answers }: Load) {
  const count = (fits: (status: number, code: number) => boolean) =>
    answers.filter(({ status, code }) => fits(status, code)).length
  return {
    done: count((_, code) => code === 200),
    refused: count((status, code) => code !== 200 && status > 0 && status < 500 && status !== 429),
    askedToComeAgain: count((status) => status === 429 || status === 503),
    failed: count((status) => status === 0 || (status >= 500 && status !== 503)),
    slowest: Math.round(Math.max(...answers.map(({ ms }) => ms))),
  }
}

async function deadlocks({ db }: Shop) {
  const { rows } = await sql<{ count: number }>`
    select deadlocks::integer as count from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]?.count ?? Number.NaN
}

type Way = (load: Load, client: Client) => Promise<unknown>

async function work(load: Load, client: Client, ways: readonly Way[]) {
  while (load.going) await pickRandom(ways)(load, client)
}

async function call<E extends Endpoint>(load: Load, client: Client, spec: E, input: Input<E>) {
  const start = performance.now()
  const answer = await ask(client, spec, input, spec.idempotent ? randomUUID() : undefined)
  load.answers.push({ path: spec.path, status: answer.status, code: answer.code, ms: performance.now() - start })
  if (answer.status === 0 || answer.status === 500) load.say(`${spec.path}: ${answer.status} ${answer.msg}`)
  return answer.code === 200 ? answer.data : undefined
}

const place: Way = async (load, client) => {
  const lines = [...new Set([pickRandom(load.numbers), pickRandom(load.numbers), pickRandom(load.numbers)])].map(
    (number) => ({
      number,
      qty: between(1, 9),
    }),
  )
  const preview = await call(load, client, previewOrder, { body: { lines } })
  const body = { lines, revision: preview?.revision ?? '' }
  const placed = preview && (await call(load, client, placeOrder, { body }))
  if (placed?.orderId) load.orders.push({ orderId: placed.orderId, orderno: placed.orderno })
}

/** One of those placed last, which others are at as well; undefined before there is any. */
const recent = <T>(all: readonly T[]) => all.slice(-40)[between(0, Math.min(39, all.length - 1))]

/** A deed on an order or a shipment that others are at. */
const onOrder =
  (deed: (load: Load, client: Client, id: number) => Promise<unknown>): Way =>
  async (load, client) => {
    const order = recent(load.orders)
    return order ? deed(load, client, order.orderId) : sleep(10)
  }
const onShipment =
  (deed: (load: Load, client: Client, id: number) => Promise<unknown>): Way =>
  async (load, client) => {
    const id = recent(load.shipments)
    return id ? deed(load, client, id) : sleep(10)
  }

const reason = { reason: 'the customer has called' }
const release = onOrder((load, client, id) => call(load, client, releaseOrder, { params: { id } }))
const pick = onOrder(async (load, client, id) => {
  const created = await call(load, client, createShipment, { params: { id }, body: {} })
  if (created) load.shipments.push(created.shipmentId)
})
const cancelByCustomer: Way = async (load, client) => {
  const order = recent(load.orders)
  return order ? call(load, client, cancelOrder, { params: { orderno: order.orderno }, body: {} }) : sleep(10)
}
const receive: Way = (load, client) => {
  const lines = [...new Set([pickRandom(load.numbers), pickRandom(load.numbers)])].map((number) => ({
    number,
    qty: between(1, 30),
  }))
  return call(load, client, receiveGoods, { body: { warehouse: 'NL', reference: randomUUID().slice(0, 20), lines } })
}
const count: Way = (load, client) =>
  call(load, client, countShelves, {
    body: { warehouse: 'NL', lines: [{ number: pickRandom(load.numbers), qty: between(0, 60) }] },
  })
const pack = onShipment((load, client, id) =>
  call(load, client, packShipment, { params: { id }, body: { parcels: [{ trackingNumber: `T${id}` }] } }),
)
const dispatch = onShipment((load, client, id) => call(load, client, dispatchShipment, { params: { id } }))

const buyerWays: readonly Way[] = [place, place, place, cancelByCustomer]
const clerkWays: readonly Way[] = [
  ...[release, release, release, pick, pick, pick, pack, pack, dispatch, dispatch, receive, receive, count],
  onOrder((load, client, id) => call(load, client, holdOrder, { params: { id }, body: reason })),
  onOrder((load, client, id) => call(load, client, unholdOrder, { params: { id }, body: reason })),
  onOrder((load, client, id) => call(load, client, cancelDeskOrder, { params: { id }, body: reason })),
  onShipment((load, client, id) => call(load, client, deliverShipment, { params: { id } })),
  onShipment((load, client, id) => call(load, client, cancelShipment, { params: { id }, body: reason })),
  onShipment((load, client, id) =>
    call(load, client, failShipment, { params: { id }, body: { ...reason, comesBack: Math.random() < 0.5 } }),
  ),
  (load, client) => call(load, client, getToday, {}),
]
