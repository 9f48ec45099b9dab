import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { apiPrefix } from '../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../contract/order/checkout.ts'
import { type Server, startServer } from '../child.ts'
import { buyers, demoShop, type Shop, sellableNumbers, wrongStocks } from '../shop.ts'

/** What is left of orders that were on their way when the server was killed; all but the first three are to be zero. */
export type KillFigures = {
  kills: number
  acknowledged: number
  /** Confirmations that got no answer, and were asked again with their key. */
  cutOff: number
  lost: number
  doubled: number
  stockDisagreements: number
  gaps: number
}

/** One order that a client wants, until it has an answer: the same key each time it asks. */
type OrderAttempt = { token: string; key: string; body: object }

/**
 * Kills the server in the midst of orders of eight clients, so many times, starts it again, and lets every client that got
 * no answer ask again with its key, as a nervous user would.
 */
export async function measureKills(kills: number, say: (text: string) => void): Promise<KillFigures> {
  const shop = await demoShop()
  try {
    const tokens = await buyers(shop.db, 8)
    const numbers = await sellableNumbers(shop.db, 40)
    const acknowledged = new Map<string, string>()
    let cutOff: OrderAttempt[] = []
    let everCutOff = 0
    for (let kill = 1; kill <= kills; kill++) {
      const server = await startServer('forgetful shop', shop.url)
      const stopped = { now: false }
      const clients = tokens.map((token) => orderUntil(server, { token, numbers, stopped, acknowledged }))
      await askAgain(server, cutOff, acknowledged)
      // Long enough for orders to be at every point of their way.
      await sleep(200 + Math.random() * 400)
      stopped.now = true
      await server.kill()
      cutOff = (await Promise.all(clients)).flat()
      everCutOff += cutOff.length
      if (kill % 10 === 0) say(`killed ${kill} times, ${acknowledged.size} orders acknowledged`)
    }
    const server = await startServer('forgetful shop', shop.url)
    await askAgain(server, cutOff, acknowledged)
    await server.stop()
    return { kills, acknowledged: acknowledged.size, cutOff: everCutOff, ...(await whatIsLeft(shop, acknowledged)) }
  } finally {
    await shop.stop()
  }
}

type Ordering = {
  token: string
  numbers: readonly string[]
  stopped: { now: boolean }
  acknowledged: Map<string, string>
}

/** Orders until the server is gone; answers what got no answer. */
async function orderUntil(
  server: Server,
  { token, numbers, stopped, acknowledged }: Ordering,
): Promise<OrderAttempt[]> {
  while (!stopped.now) {
    const lines = [0, 1, 2].map(() => ({ number: numbers[Math.floor(Math.random() * numbers.length)], qty: 1 }))
    const preview = await post({ ...server, token }, previewOrder.path, { lines })
    if (!preview) continue
    const attempt = { token, key: randomUUID(), body: { lines, revision: preview.data.revision } }
    const answer = await post({ ...server, token }, placeOrder.path, attempt.body, attempt.key)
    if (!answer) return [attempt]
    if (answer.code === 200) acknowledged.set(attempt.key, String(answer.data.orderno))
  }
  return []
}

async function askAgain(server: Server, attempts: readonly OrderAttempt[], acknowledged: Map<string, string>) {
  for (const { token, key, body } of attempts) {
    const answer = await post({ ...server, token }, placeOrder.path, body, key)
    if (!answer) throw new Error('The server that was started again does not answer')
    // An order that never was is confirmed again by who wants it still; here they give up.
    if (answer.code === 200) acknowledged.set(key, String(answer.data.orderno))
  }
}

type Answer = { code: number; data: { revision?: string; orderno?: string } }

/** Undefined where the server was gone before it had answered. */
export async function post(
  { url, token }: { url: string; token: string },
  path: string,
  body: object,
  key?: string,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(url + apiPrefix + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Answer
  } catch {
    return undefined
  }
}

/** Orders by the numbers that were acknowledged, each key with one; the stock that they promise; and the site's numbers. */
export async function whatIsLeft({ db }: Shop, acknowledged: ReadonlyMap<string, string>) {
  const acknowledgedNumbers = [...acknowledged.values()]
  const { rows } = await sql<{ found: number; made: number; gaps: number }>`
    with bench as (
      select o.id, o.order_number
        from orders o join accounts a on a.id = o.account_id
       where a.user_name like 'bench.%')
    select (select count(*) from bench where order_number = any(${acknowledgedNumbers}))::integer as found,
           (select count(*) from bench)::integer as made,
           (select max(right(order_number, 6)::integer) - min(right(order_number, 6)::integer) + 1 - count(*)
              from bench)::integer as gaps
  `.execute(db)
  const { found = 0, made = 0, gaps = 0 } = rows[0] ?? {}
  const distinct = new Set(acknowledgedNumbers).size
  return {
    lost: distinct - found,
    doubled: made - distinct + (acknowledgedNumbers.length - distinct),
    stockDisagreements: await wrongStocks(db),
    gaps,
  }
}
