import { randomUUID } from 'node:crypto'
import { apiPrefix, type Endpoint, type Input, type Reply } from '../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../contract/order/checkout.ts'

/** A running shop, buyers who are signed in (one token each, of different customers), and item numbers to order. */
export type Shop = { url: string; tokens: readonly string[]; numbers: readonly string[] }

export type OrderFigures = {
  /** Milliseconds to place an order of one line, its preview not counted, one client. */
  median: number
  p95: number
  /** Median milliseconds of an order of a hundred lines, one client. */
  hundred: { preview: number; order: number }
  /** Clients at once on overlapping products. */
  atOnce: Together[]
}

export type Together = { clients: number; asked: number; placed: number; confirmedAgain: number; perSecond: number }

const alone = 200
const long = { lines: 100, rounds: 40 }
const together = [
  { clients: 8, each: 25 },
  { clients: 64, each: 5 },
]

/** Measures placing orders over HTTP: one client after the other, then many at once, each confirming again when asked to. */
export async function measureOrders({ url, tokens, numbers }: Shop): Promise<OrderFigures> {
  const [first] = tokens
  if (!first || numbers.length < long.lines) throw new Error(`Placing orders needs a buyer and ${long.lines} products`)

  // The first rounds warm up the server and its statements.
  const short = await inTurn(20, alone, (round) => order(url, first, [numbers[round % numbers.length] ?? '']))
  const hundred = await inTurn(10, long.rounds, () => order(url, first, numbers.slice(0, long.lines)))
  const atOnce: Together[] = []
  for (const crowd of together) atOnce.push(await ordersAtOnce(url, tokens, numbers, crowd))
  return {
    median: at(sorted(short, 'duration'), 0.5),
    p95: at(sorted(short, 'duration'), 0.95),
    hundred: { preview: at(sorted(hundred, 'preview'), 0.5), order: at(sorted(hundred, 'duration'), 0.5) },
    atOnce,
  }
}

async function inTurn<Answer>(warmUp: number, rounds: number, work: (round: number) => Promise<Answer>) {
  const answers: Answer[] = []
  for (let round = 0; round < warmUp + rounds; round++) {
    const answer = await work(round)
    if (round >= warmUp) answers.push(answer)
  }
  return answers
}

type Crowd = (typeof together)[number]

async function ordersAtOnce(url: string, tokens: readonly string[], numbers: readonly string[], crowd: Crowd) {
  const start = performance.now()
  const working = tokens
    .slice(0, crowd.clients)
    .map((token, client) => manyOrders(url, token, numbers, { client, each: crowd.each }))
  const results = (await Promise.all(working)).flat()
  const seconds = (performance.now() - start) / 1000
  return {
    clients: working.length,
    asked: working.length * crowd.each,
    placed: new Set(results.map(({ orderno }) => orderno)).size,
    confirmedAgain: results.reduce((sum, { again }) => sum + again, 0),
    perSecond: results.length / seconds,
  }
}

async function manyOrders(
  url: string,
  token: string,
  numbers: readonly string[],
  { client, each }: { client: number; each: number },
) {
  const placed = []
  for (let round = 0; round < each; round++) {
    const lines = [0, 1, 2].map((step) => numbers[(round * 3 + client + step * 5) % numbers.length] ?? '')
    placed.push(await order(url, token, client % 2 ? lines : lines.toReversed()))
  }
  return placed
}

/** Looks, confirms, and confirms again when something has changed. `duration` is that of the last confirmation. */
async function order(url: string, token: string, numbers: readonly string[]) {
  const lines = [...new Set(numbers)].map((number) => ({ number, qty: 1 }))
  const startedAt = performance.now()
  const preview = await call(url, token, previewOrder, { body: { lines } })
  const previewed = performance.now() - startedAt
  if (preview.code !== 200) throw new Error(`A preview was refused: ${preview.msg}`)
  let { revision } = preview.data
  for (let again = 0; again < 50; again++) {
    const start = performance.now()
    const answer = await call(url, token, placeOrder, { body: { lines, revision } })
    const duration = performance.now() - start
    if (answer.code === 200) return { orderno: answer.data.orderno, preview: previewed, duration, again }
    revision = revisionNow(answer)
  }
  throw new Error('An order changed fifty times while it was confirmed')
}

type Refused = { code: 30_001; msg: string; data: { details: { revision: string } } }
type Answer<E extends Endpoint> = { code: 200; msg: string; data: Reply<E> } | Refused

/** What there is to confirm instead. The type says 30001; the server may say something else. */
function revisionNow({ code, msg, data }: Refused) {
  if (Number(code) !== 30_001) throw new Error(`An order was refused: ${code} ${msg}`)
  return data.details.revision
}

async function call<E extends Endpoint>(url: string, token: string, spec: E, { body }: Input<E> & { body: object }) {
  const response = await fetch(`${url}${apiPrefix}${spec.path}`, {
    method: spec.method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(spec.idempotent && { 'idempotency-key': randomUUID() }),
    },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Answer<E>
}

const sorted = <Key extends string>(answers: readonly Record<Key, number>[], key: Key) =>
  answers.map((answer) => answer[key]).sort((one, other) => one - other)

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
