import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { addToBasket, basketStat, listBasket, removeFromBasket } from '../contract/basket/basket.ts'
import { readQuickOrder } from '../contract/basket/quick-order.ts'
import type { Endpoint, Input, Reply } from '../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../contract/order/checkout.ts'
import { exportOrders, getOrderDocument, listOrders } from '../contract/order/order.ts'
import { toWireRequest } from '../web/api/call.ts'
import { startWholeShop } from './child.ts'
import { buyers, demoShop, sellableNumbers } from './shop.ts'
import { lists, pages, searches } from './speed/scenarios.ts'

/** A shop under everything that users do, for long: resident MB, minute by minute; and clients that do not read. */
export type SoakFigures = {
  requests: number
  /** Of these, orders that were placed. */
  orders: number
  failed: number
  memory: { minute: number; mb: number }[]
  /** Memory at the end beside that after five minutes. */
  growth: number
  unread: Record<'before' | 'meanwhile', { mb: number; p99: number }>
}

const clients = 16
// Milliseconds at most between two things that a client does.
const thought = 100
const deaf = { connections: 100, each: 20, seconds: 20 }

type Load = {
  url: string
  numbers: readonly string[]
  going: boolean
  requests: number
  failed: number
  orders: number
  say: (text: string) => void
}
type Served = Awaited<ReturnType<typeof startWholeShop>>

/** So many minutes of sixteen clients who do everything by turns; then clients that ask and do not read, beside one who does. */
export async function measureSoak(minutes: number, say: (text: string) => void): Promise<SoakFigures> {
  const shop = await demoShop()
  const served = await startWholeShop(shop.url)
  try {
    const numbers = await sellableNumbers(shop.db, 200)
    const load: Load = { url: served.url, numbers, going: true, requests: 0, failed: 0, orders: 0, say }
    const working = (await buyers(shop.db, clients)).map((token) => everything(load, token))
    const memory = await sampled(served, minutes, say)
    load.going = false
    await Promise.all(working)
    const after = (minute: number) => memory.find((sample) => sample.minute === minute)?.mb ?? Number.NaN
    const { requests, failed, orders } = load
    const growth = after(minutes) / after(Math.min(5, minutes))
    return { requests, orders, failed, memory, growth, unread: await besideDeafClients(served) }
  } finally {
    await served.stop()
    await shop.stop()
  }
}

/** The mean of each minute: what is collected a second later is no growth. */
async function sampled(served: Served, minutes: number, say: (text: string) => void) {
  const memory: SoakFigures['memory'] = []
  for (let minute = 1; minute <= minutes; minute++) {
    let sum = 0
    for (let second = 0; second < 60; second += 5) {
      await sleep(5_000)
      if (served.hasEnded()) throw new Error('The shop has ended under its load')
      sum += served.memory()
    }
    memory.push({ minute, mb: Math.round(sum / 12) })
    say(`minute ${minute}: ${memory.at(-1)?.mb} MB`)
  }
  return memory
}

/** What one client does again and again, in an order of its own. */
async function everything(load: Load, token: string) {
  const client = { token, get: (path: string, given?: RequestInit) => request(load, path, given) }
  const ways = [
    ...[visitPages, visitPages, lookAround, lookAround, lookAround, searchNumbers, searchNumbers],
    ...[fillBasket, fillBasket, order, readOrders, pasteList, exportSome],
  ]
  for (; load.going; await sleep(Math.random() * thought))
    await ways[Math.floor(Math.random() * ways.length)]?.(load, client)
}

type Client = { token: string; get: (path: string, given?: RequestInit) => Promise<Response | undefined> }

const visitPages = async (_: Load, { token, get }: Client) => {
  await get(pickOne(pages))
  await get(pickOne(pages), { headers: { cookie: `token=${token}` } })
}
const lookAround = (_: Load, { token, get }: Client) => get(pickOne(lists), signedIn(token))
const searchNumbers = (_: Load, { token, get }: Client) => get(pickOne(searches), signedIn(token))

async function fillBasket({ numbers }: Load, client: Client) {
  for (let line = 0; line < 3; line++) await call(client, addToBasket, { body: { number: pickOne(numbers), qty: 1 } })
  const basket = await call(client, listBasket, { query: {} })
  await call(client, basketStat, {})
  for (const { shoppingCartId: id } of basket?.rows.slice(20) ?? [])
    await call(client, removeFromBasket, { params: { id } })
}

async function order(load: Load, client: Client) {
  const { numbers } = load
  const lines = [...new Set([pickOne(numbers), pickOne(numbers)])].map((number) => ({ number, qty: 1 }))
  const preview = await call(client, previewOrder, { body: { lines } })
  const placed = preview && (await call(client, placeOrder, { body: { lines, revision: preview.revision } }))
  if (!placed) return
  load.orders += 1
  await ask(client, getOrderDocument, { params: { orderno: placed.orderno } })
}

const readOrders = (_: Load, client: Client) => call(client, listOrders, { query: {} })
const pasteList = ({ numbers }: Load, client: Client) =>
  call(client, readQuickOrder, { body: { text: numbers.map((number) => `${number}\t2`).join('\n') } })
// Of one product: the rest would be a longer file with each minute.
const exportSome = ({ numbers }: Load, client: Client) =>
  ask(client, exportOrders, { query: { format: 'xlsx', keyword: pickOne(numbers) } })

const pickOne = (all: readonly string[]) => all[Math.floor(Math.random() * all.length)] ?? ''
const signedIn = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

function ask<E extends Endpoint>({ token, get }: Client, spec: E, input: Input<E>) {
  const { method, url, headers, body } = toWireRequest(
    spec,
    input,
    spec.idempotent ? { idempotencyKey: randomUUID() } : {},
  )
  return get(url, { method, headers: { ...headers, ...signedIn(token).headers }, ...(body && { body }) })
}

/** Undefined where it was refused. */
async function call<E extends Endpoint>(client: Client, spec: E, input: Input<E>) {
  const response = await ask(client, spec, input)
  const answer = (await response?.json()) as { code: number; data: Reply<E> } | undefined
  return answer?.code === 200 ? answer.data : undefined
}

/** Reads the whole answer; what the shop cannot do, and what gets no answer, has failed. */
async function request(load: Load, path: string, init?: RequestInit): Promise<Response | undefined> {
  load.requests += 1
  try {
    const response = await fetch(load.url + path, init)
    const body = await response.arrayBuffer()
    if (response.status >= 500) hasFailed(load, `${path}: ${response.status}`)
    return new Response(body, { status: response.status })
  } catch (error) {
    hasFailed(load, `${path}: ${error instanceof Error ? (error.cause ?? error) : error}`)
    return undefined
  }
}

function hasFailed(load: Load, why: string) {
  load.failed += 1
  load.say(why)
}

/** What clients that ask ahead for large answers and read none of them cost the shop, and who looks at lists meanwhile. */
async function besideDeafClients(served: Served): Promise<SoakFigures['unread']> {
  const before = { p99: await slowest(served.url), mb: Math.round(served.memory()) }
  const large = `${lists[0]}&pageSize=60`
  const { hostname, port } = new URL(served.url)
  const sockets = Array.from({ length: deaf.connections }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.pause()
    socket.write(`GET ${large} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(deaf.each))
    return socket
  })
  const p99 = await slowest(served.url)
  const meanwhile = { p99, mb: Math.round(served.memory()) }
  for (const socket of sockets) socket.destroy()
  return { before, meanwhile }
}

/** Milliseconds of the slowest list in a hundred. */
async function slowest(url: string) {
  const times: number[] = []
  for (const from = performance.now(); performance.now() - from < deaf.seconds * 1000; await sleep(20)) {
    const start = performance.now()
    await fetch(url + pickOne(lists)).then((response) => response.arrayBuffer())
    times.push(performance.now() - start)
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN
}
