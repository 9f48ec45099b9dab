import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { placeOrder, previewOrder } from '../contract/order/checkout.ts'
import { startWholeShop } from './child.ts'
import { post, whatIsLeft } from './orders/kill.ts'
import { buyers, demoShop, type Shop, sellableNumbers } from './shop.ts'

/** What a database that fails does to a shop under load; lost, doubled, disagreements, gaps and other failures are to be zero. */
export type FaultFigures = {
  faults: Record<Fault, { times: number; slowestReturnMs: number }>
  acknowledged: number
  /** Answers of 503, and calls that got none. */
  askedToComeAgain: number
  otherFailures: number
  /** The longest that any call waited for its answer. */
  slowestAnswerMs: number
} & Awaited<ReturnType<typeof whatIsLeft>>

type Fault = keyof typeof faults

const frozenFor = 8_000
const times: Record<Fault, number> = { backend: 50, server: 10, frozen: 3 }
// A shop that is not back by then has failed.
const longestReturn = 30_000

/** What is done to the database; each ends by itself, as the shop has to live with it. */
const faults = {
  /** One of the processes that serve the shop crashes: the server ends all of them and recovers. */
  backend: async ({ db }: Shop) => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       order by random() limit 1`.execute(db)
    // Without one there is no process to be ended; 0 would mean the measurement itself.
    if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
  },
  server: async ({ db }: Shop) => process.kill(await databaseServer(db), 'SIGKILL'),
  frozen: async ({ db }: Shop) => {
    const server = await databaseServer(db)
    const children = execFileSync('pgrep', ['-P', String(server)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
    for (const pid of [server, ...children]) process.kill(pid, 'SIGSTOP')
    await sleep(frozenFor)
    for (const pid of [server, ...children]) process.kill(pid, 'SIGCONT')
  },
}

async function databaseServer(db: Shop['db']) {
  const { rows } = await sql<{ file: string }>`select pg_read_file('postmaster.pid') as file`.execute(db)
  return Number(rows[0]?.file.split('\n', 1)[0])
}

type Load = {
  url: string
  numbers: readonly string[]
  acknowledged: Map<string, string>
  going: boolean
  lastAt: number
  again: number
  failures: number
  slowest: number
}

const noneYet = { lastAt: 0, again: 0, failures: 0, slowest: 0 }

/** Eight clients order, and ask again with their key whatever goes wrong, while the database fails in every way. */
export async function measureFaults(say: (text: string) => void): Promise<FaultFigures> {
  const shop = await demoShop()
  const served = await startWholeShop(shop.url)
  try {
    const tokens = await buyers(shop.db, 8)
    const numbers = await sellableNumbers(shop.db, 40)
    const load: Load = { url: served.url, numbers, acknowledged: new Map<string, string>(), going: true, ...noneYet }
    const clients = tokens.map((token) => orderOn(load, token))
    const measure = async (fault: Fault) => {
      let slowest = 0
      for (let time = 1; time <= times[fault]; time++) {
        await sleep(500 + Math.random() * 500)
        slowest = Math.max(slowest, await returnsAfter(fault, shop, load, served.hasEnded))
        if (time % 10 === 0) say(`${fault}: ${time} times, ${load.acknowledged.size} orders acknowledged`)
      }
      return { times: times[fault], slowestReturnMs: Math.round(slowest) }
    }
    const figures = {
      backend: await measure('backend'),
      server: await measure('server'),
      frozen: await measure('frozen'),
    }
    load.going = false
    await Promise.all(clients)
    return {
      faults: figures,
      acknowledged: load.acknowledged.size,
      askedToComeAgain: load.again,
      otherFailures: load.failures,
      slowestAnswerMs: Math.round(load.slowest),
      ...(await whatIsLeft(shop, load.acknowledged)),
    }
  } finally {
    await served.stop()
    await shop.stop()
  }
}

/** Milliseconds from the end of a fault to the next order that is acknowledged. */
async function returnsAfter(fault: Fault, shop: Shop, load: Load, hasEnded: () => boolean) {
  for (let tries = 0; ; tries++) {
    try {
      await faults[fault](shop)
      break
    } catch (error) {
      // The database is still busy with the fault before.
      if (tries === 20) throw error
      await sleep(500)
    }
  }
  const since = performance.now()
  // What was on its way already says nothing.
  await sleep(200)
  for (const from = performance.now(); load.lastAt < from; await sleep(10)) {
    if (hasEnded()) throw new Error(`The shop has ended after a fault of the database: ${fault}`)
    if (performance.now() - since > longestReturn) throw new Error(`The shop is not back after a fault: ${fault}`)
  }
  return load.lastAt - since
}

async function orderOn(load: Load, token: string) {
  const ask = async (path: string, body: object, key?: string) => {
    const start = performance.now()
    const answer = await post({ ...load, token }, path, body, key)
    load.slowest = Math.max(load.slowest, performance.now() - start)
    if (answer && answer.code !== 503 && answer.code >= 500 && answer.code < 600) load.failures += 1
    if (answer && answer.code < 500) return answer
    if (answer && answer.code > 10_000) return answer
    load.again += 1
    await sleep(100)
    return undefined
  }
  while (load.going) {
    const lines = [0, 1, 2].map(() => ({
      number: load.numbers[Math.floor(Math.random() * load.numbers.length)],
      qty: 1,
    }))
    const preview = await ask(previewOrder.path, { lines })
    if (!preview) continue
    const key = randomUUID()
    const body = { lines, revision: preview.data.revision }
    let answer: Awaited<ReturnType<typeof ask>>
    while (!answer) answer = await ask(placeOrder.path, body, key)
    if (answer.code !== 200) continue
    load.acknowledged.set(key, String(answer.data.orderno))
    load.lastAt = performance.now()
  }
}
