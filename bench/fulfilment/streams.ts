import { randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { releaseOrder } from '../../contract/fulfilment/order-actions.ts'
import { livePaths } from '../../contract/live.ts'
import { placeOrder, previewOrder } from '../../contract/order/checkout.ts'
import { startWholeShop } from '../child.ts'
import { demoShop, sellableNumbers } from '../shop.ts'
import { ask, buyersOnAccount, type Client, clerks, pickRandom } from './client.ts'

/** What open pages that change by themselves cost an instance, and how soon they hear what another one has done. */
export type StreamFigures = {
  streams: number
  /** Resident MB of the instance with the streams: before, with all of them open, and after the events. */
  mb: { before: number; open: number; after: number }
  events: number
  /** Milliseconds from the answer of the call to the streams, over all of them. */
  p50: number
  p95: number
  unheard: number
}

const people = 100
const ofEach = 10
const events = 30

type Heard = { at: number; order: string }
type Stream = { response: IncomingMessage; heard: Heard[] }

/** A thousand streams at one instance, all of them of the customer whose orders another instance releases. */
export async function measureStreams(say: (text: string) => void): Promise<StreamFigures> {
  const shop = await demoShop()
  const [near, far] = [await startWholeShop(shop.url), await startWholeShop(shop.url)]
  try {
    const tokens = await buyersOnAccount(shop.db, people)
    const [clerk = ''] = await clerks(shop.db, 1)
    const numbers = await sellableNumbers(shop.db, 50)
    const buyer = { url: near.url, token: tokens[0] ?? '' }
    for (let at = 0; at < 50; at++) await place(buyer, numbers)
    await sleep(10_000)
    const before = near.memory()
    const streams: Stream[] = []
    // One account's at a time: who opens all at once is asked to come again.
    for (const token of tokens)
      streams.push(...(await Promise.all(Array.from({ length: ofEach }, () => openStream(near.url, token)))))
    // Two beats.
    await sleep(35_000)
    const open = near.memory()
    say(`${streams.length} streams: ${before} MB, then ${open} MB`)
    const times: number[] = []
    let unheard = 0
    for (let at = 0; at < events; at++) {
      const waits = await releaseOne({ buyer, clerk: { url: far.url, token: clerk }, numbers }, streams)
      times.push(...waits)
      unheard += streams.length - waits.length
    }
    const after = near.memory()
    for (const { response } of streams) response.destroy()
    times.sort((one, other) => one - other)
    const share = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? Number.NaN)
    return { streams: streams.length, mb: { before, open, after }, events, p50: share(0.5), p95: share(0.95), unheard }
  } finally {
    await near.stop()
    await far.stop()
    await shop.stop()
  }
}

async function openStream(url: string, token: string): Promise<Stream> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url + livePaths.shop, { agent: false, headers: { authorization: `Bearer ${token}` } }, resolve).on(
      'error',
      reject,
    )
  })
  if (response.statusCode !== 200) throw new Error(`A stream was answered ${response.statusCode}`)
  const heard: Heard[] = []
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    for (const [, order = ''] of text.matchAll(/"orders":\["([^"]+)"/g)) heard.push({ at: performance.now(), order })
  })
  return { response, heard }
}

async function place(client: Client, numbers: readonly string[]) {
  const lines = [{ number: pickRandom(numbers), qty: 1 }]
  const preview = await ask(client, previewOrder, { body: { lines } })
  const body = { lines, revision: preview.data?.revision ?? '' }
  const placed = await ask(client, placeOrder, { body }, randomUUID())
  if (placed.code !== 200 || !placed.data?.orderId) throw new Error(`An order was refused: ${placed.msg}`)
  return { orderId: placed.data.orderId, orderno: placed.data.orderno }
}

type Releasing = { buyer: Client; clerk: Client; numbers: readonly string[] }

/** Milliseconds until each stream has heard of a release; those that hear nothing are not among them. */
async function releaseOne({ buyer, clerk, numbers }: Releasing, streams: readonly Stream[]) {
  const { orderId, orderno } = await place(buyer, numbers)
  await sleep(1_500)
  for (const { heard } of streams) heard.length = 0
  const released = await ask(clerk, releaseOrder, { params: { id: orderId } }, randomUUID())
  if (released.code !== 200) throw new Error(`A release was refused: ${released.msg}`)
  const start = performance.now()
  await sleep(2_000)
  return streams.flatMap(({ heard }) => {
    const first = heard.find(({ order }) => order === orderno)
    return first ? [Math.max(0, first.at - start)] : []
  })
}
