import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { addManyToBasket, basketStat, changeBasketLine, listBasket } from '../../contract/basket/basket.ts'
import { apiPrefix } from '../../contract/endpoint.ts'
import { getInfo } from '../../contract/me/session.ts'
import { type Server, startServer } from '../child.ts'
import { buyers, demoShop, sellableNumbers } from '../shop.ts'
import type { CrowdAnswer, CrowdCall } from './crowd-calls.ts'

const callsAtOnce = 600
const probeEvery = 50
const sizes = [20, 500] as const
const crowds = [20, 1] as const

/** Milliseconds that others waited while so many calls of so many accounts were answered. */
export type CrowdRow = {
  people: number
  what: string
  lines: number
  /** Others: their session, which asks the database, and a call that does not. */
  longest: number
  p50: number
  longestWithoutDatabase: number
  othersRefused: number
  /** Of the crowd: answered, asked to come again, failed otherwise; and its last answer. */
  answered: number
  refused: number
  failed: number
  lastMs: number
}

/** Six hundred basket calls at once, of twenty accounts and of one, while others ask every 50 ms. */
export async function measureCrowds(say: (text: string) => void): Promise<CrowdRow[]> {
  const shop = await demoShop()
  const server = await startServer('forgetful shop', shop.url)
  try {
    const numbers = await sellableNumbers(shop.db, 500)
    const rows: CrowdRow[] = []
    const [other = ''] = await buyers(shop.db, 1, 'other')
    for (const lines of sizes) {
      const tokens = await buyers(shop.db, Math.max(...crowds), `crowd${lines}`)
      for (const token of tokens) await fill(server, token, numbers.slice(0, lines))
      for (const people of crowds) {
        for (const [what, callOf] of Object.entries(kinds)) {
          const baskets = await Promise.all(tokens.slice(0, people).map((token) => loadBasket(server, token)))
          const calls = Array.from({ length: callsAtOnce }, (_, at) =>
            callOf(server, baskets[at % people] ?? missing(), at),
          )
          // The first ones warm it up.
          await crowd(calls.slice(0, 60))
          rows.push({ people, what, lines, ...(await beside(server, other, calls)) })
          say(JSON.stringify(rows.at(-1)))
        }
      }
    }
    return rows
  } finally {
    await server.stop()
    await shop.stop()
  }
}

type Basket = { token: string; ids: number[] }

const kinds: Record<string, (server: Server, basket: Basket, at: number) => CrowdCall> = {
  'basket read': (server, { token }) => ({
    url: `${server.url}${apiPrefix}${listBasket.path}`,
    method: listBasket.method,
    headers: bearer(token),
  }),
  'line changed': (server, { token, ids }, at) => ({
    url: `${server.url}${apiPrefix}${changeBasketLine.path}`,
    method: changeBasketLine.method,
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({ shoppingCartId: ids[at % ids.length], qty: 1 + (at % 5) }),
  }),
  'sums asked': (server, { token }) => ({
    url: `${server.url}${apiPrefix}${basketStat.path}`,
    method: basketStat.method,
    headers: bearer(token),
  }),
}

const crowd = (calls: CrowdCall[]) =>
  new Promise<CrowdAnswer[]>((resolve, reject) => {
    const worker = new Worker(new URL('crowd-calls.ts', import.meta.url), { workerData: calls })
    worker.once('message', resolve).once('error', reject)
  })

async function beside(server: Server, token: string, calls: CrowdCall[]) {
  let going = true
  const waits = { session: [] as ReturnType<typeof waitFor>[], alive: [] as ReturnType<typeof waitFor>[] }
  const probing = (async () => {
    while (going) {
      waits.session.push(waitFor(`${server.url}${apiPrefix}${getInfo.path}`, bearer(token)))
      waits.alive.push(waitFor(`${server.url}/health/live`))
      await sleep(probeEvery)
    }
  })()
  const answers = await crowd(calls)
  going = false
  await probing
  const session = (await Promise.all(waits.session)).sort((one, two) => one.ms - two.ms)
  const alive = (await Promise.all(waits.alive)).sort((one, two) => one.ms - two.ms)
  const count = (fits: (status: number) => boolean) => answers.filter(({ status }) => fits(status)).length
  return {
    longest: Math.round(session.at(-1)?.ms ?? 0),
    p50: Math.round(session[Math.floor(session.length / 2)]?.ms ?? 0),
    longestWithoutDatabase: Math.round(alive.at(-1)?.ms ?? 0),
    othersRefused: session.filter(({ refused }) => refused).length,
    answered: count((status) => status === 200),
    refused: count((status) => status === 429 || status === 503),
    failed: count((status) => ![200, 429, 503].includes(status)),
    lastMs: Math.round(Math.max(...answers.map(({ ms }) => ms))),
  }
}

async function waitFor(url: string, headers: Record<string, string> = {}) {
  const start = performance.now()
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) return { ms: performance.now() - start, refused: true }
  return { ms: performance.now() - start, refused: false }
}

async function fill(server: Server, token: string, numbers: readonly string[]) {
  const answer = await fetch(server.url + apiPrefix + addManyToBasket.path, {
    method: addManyToBasket.method,
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify(numbers.map((number) => ({ number, qty: 1 }))),
  })
  if (!answer.ok) throw new Error(`A basket could not be filled: ${answer.status}`)
}

async function loadBasket(server: Server, token: string): Promise<Basket> {
  const answer = await fetch(server.url + apiPrefix + listBasket.path, { headers: bearer(token) })
  const { data } = (await answer.json()) as { data: { rows: { shoppingCartId: number }[] } }
  return { token, ids: data.rows.map(({ shoppingCartId }) => shoppingCartId) }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

function missing(): never {
  throw new Error('A crowd needs people')
}
