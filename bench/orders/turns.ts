import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { addToBasket } from '../../contract/basket/basket.ts'
import { apiPrefix } from '../../contract/endpoint.ts'
import { previewOrder } from '../../contract/order/checkout.ts'
import type { Db } from '../../server/db/database.ts'
import { type Server, startServer } from '../child.ts'
import type * as shops from '../shop.ts'

/** What one request takes, in ms: on the clock, of the processor in the shop, of that in the database. Medians of batches for the processor, as its collections and compilations fall into some of them. */
type Taken = { wall: number; shop: number; database: number }

/** How fast this version is for each figure of `Taken`, the other being 1; of each turn, in ascending order. */
export type TurnFigures = Record<string, { here: Taken; ratios: Record<keyof Taken, number[]> }>

const turns = 12
const warmUp = 2
const batches = 20
const requestsOfABatch = 10

/**
 * Asks this version and the one in another folder in turn, each on a database and PostgreSQL of its own, one client.
 * The folder of this version itself shows what is noise. Batches alternate, and so does who begins.
 */
export async function measureTurns(folder: string, say: (text: string) => void): Promise<TurnFigures> {
  const sides = [await openSide('.'), await openSide(folder)] as const
  try {
    const figures: TurnFigures = {}
    for (const name of Object.keys(scenarios) as Scenario[]) {
      for (let turn = 0; turn < warmUp; turn++) await takeTurn(sides, name)
      const results = []
      for (let turn = 0; turn < turns; turn++) results.push(await takeTurn(sides, name))
      figures[name] = summarise(results)
      say(`${name}: ${turns} turns`)
    }
    return figures
  } finally {
    for (const side of sides) await side.stop()
  }
}

type Side = { server: Server; db: Db; tokens: string[]; numbers: string[]; stop: () => Promise<void> }

/** A version with a shop as its own bench makes it. */
async function openSide(folder: string): Promise<Side> {
  const at = pathToFileURL(`${resolve(folder)}/`)
  const { demoShop, buyers, sellableNumbers }: typeof shops = await import(new URL('bench/shop.ts', at).href)
  const shop = await demoShop()
  const server = await startServer('forgetful shop', shop.url, new URL('bench/serve.ts', at))
  const stop = async () => {
    await server.stop()
    await shop.stop()
  }
  const tokens = await buyers(shop.db, 16)
  return { server, db: shop.db, tokens, numbers: await sellableNumbers(shop.db, 200), stop }
}

const lines = (numbers: readonly string[]) => numbers.map((number) => ({ number, qty: 1 }))
const from = ({ numbers }: Side, round: number) => numbers[round % numbers.length] ?? ''

/** The path and body of a request, by its round. */
const scenarios = {
  'preview of one line': (side: Side, round: number) =>
    [previewOrder.path, { lines: lines([from(side, round)]) }] as const,
  'preview of twenty lines': ({ numbers }: Side, round: number) =>
    [previewOrder.path, { lines: lines(numbers.slice(round % 100, (round % 100) + 20)) }] as const,
  'adding to the basket': (side: Side, round: number) =>
    [addToBasket.path, { number: from(side, round), qty: 1 }] as const,
}
type Scenario = keyof typeof scenarios

let rounds = 0

async function takeTurn(sides: readonly [Side, Side], name: Scenario): Promise<[Taken, Taken]> {
  const sums = sides.map(() => ({ times: [] as number[], shop: [] as number[], database: [] as number[] }))
  for (let batch = 0; batch < batches; batch++) {
    const order = batch % 2 ? [0, 1] : [1, 0]
    for (const at of order) {
      const [side, sum] = [sides[at], sums[at]]
      if (!side || !sum) continue
      const before = await readProcessors(side)
      for (let at = 0; at < requestsOfABatch; at++) sum.times.push(await ask(side, name, rounds + at))
      const after = await readProcessors(side)
      sum.shop.push((after.shop - before.shop) / requestsOfABatch)
      sum.database.push((after.database - before.database) / requestsOfABatch)
    }
    rounds += requestsOfABatch
  }
  const [here, other] = sums.map(({ times, shop, database }) => ({
    wall: median(times),
    shop: median(shop),
    database: median(database),
  }))
  if (!here || !other) throw new Error('A turn has two sides')
  return [here, other]
}

async function ask(side: Side, name: Scenario, round: number): Promise<number> {
  const [path, body] = scenarios[name](side, round)
  const start = performance.now()
  const response = await fetch(side.server.url + apiPrefix + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${side.tokens[round % side.tokens.length]}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { code: number; msg: string }
  const took = performance.now() - start
  if (answer.code !== 200) throw new Error(`${path} answered ${answer.code}: ${answer.msg}`)
  return took
}

/** Milliseconds that the processor has worked for the shop and for its connections, as Linux counts them. */
async function readProcessors({ server, db }: Side) {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db)
  return { shop: readCpuTime(server.pid), database: rows.reduce((sum, { pid }) => sum + readCpuTime(pid), 0) }
}

function readCpuTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6
}

function summarise(taken: readonly [Taken, Taken][]): TurnFigures[string] {
  const figure = (of: keyof Taken) => median(taken.map(([here]) => here[of]))
  const ratios = (of: keyof Taken) =>
    taken.map(([here, other]) => other[of] / here[of]).sort((one, other) => one - other)
  return {
    here: { wall: figure('wall'), shop: figure('shop'), database: figure('database') },
    ratios: { wall: ratios('wall'), shop: ratios('shop'), database: ratios('database') },
  }
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** A row for each scenario: ms of a request here, and the ratios' middle with the lowest and highest. */
export function turnsTable(figures: TurnFigures): string {
  const ratioText = (ratios: readonly number[]) =>
    `${median(ratios).toFixed(2)} (${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)})`
  const rows = Object.entries(figures).map(([name, { here, ratios }]) => {
    const cells = (['wall', 'shop', 'database'] as const).flatMap((of) => [here[of].toFixed(2), ratioText(ratios[of])])
    return `| ${[name, ...cells].join(' | ')} |`
  })
  return [
    '| | ms | times as fast | processor of the shop, ms | times | of the database, ms | times |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
}
