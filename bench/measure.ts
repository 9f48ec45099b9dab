import autocannon from 'autocannon'
import type { Server } from './child.ts'

export type Figures = { perSecond: number; p50: number; p99: number; memory: number; failed: number }

export type Ask = { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

const connections = 16
const secondsOfATurn = 3

export type LoadTarget = { server: Server; asks: Ask[] }

/**
 * Asks each server for so many seconds with 16 connections, the requests in turn; a warm-up comes before. The servers
 * take turns: where the machine is slower for a while, it is so for all of them. Means of the turns; times in ms, memory in MB.
 */
export async function measureInTurn(all: readonly LoadTarget[], seconds: number): Promise<Figures[]> {
  const turns = Math.max(1, Math.round(seconds / secondsOfATurn))
  for (const measurement of all) await run(measurement, Math.max(1, Math.round(seconds / 4)))
  const measurements = all.map((asked) => ({ asked, results: [] as Run[] }))
  for (let turn = 0; turn < turns; turn++) {
    for (const { asked, results } of measurements) results.push(await run(asked, seconds / turns))
  }
  return Promise.all(measurements.map(({ asked, results }) => measureFigures(asked.server, results)))
}

type Run = Awaited<ReturnType<typeof run>>

async function measureFigures(server: Server, runs: readonly Run[]): Promise<Figures> {
  const sum = (figure: (run: Run) => number) => runs.reduce((sum, run) => sum + figure(run), 0)
  return {
    perSecond: sum(({ requests }) => requests.average) / runs.length,
    p50: Math.round(sum(({ latency }) => latency.p50) / runs.length),
    p99: Math.round(sum(({ latency }) => latency.p99) / runs.length),
    memory: Math.round((await server.memory()) / 1_048_576),
    failed: sum(({ non2xx, errors, timeouts }) => non2xx + errors + timeouts),
  }
}

const run = ({ server, asks }: LoadTarget, duration: number) =>
  autocannon({
    url: server.url,
    connections,
    duration,
    headers: { 'accept-encoding': 'br' },
    requests: asks.map((ask) => ({ method: 'GET', ...ask })),
  })

/** Asks one after the other and answers the 50th, 95th and 99th percentile in ms; the first round is not counted. */
export async function latencies(server: Server, paths: readonly string[], rounds: number, init?: RequestInit) {
  const times: number[] = []
  for (let round = -3; round < rounds; round++) {
    for (const path of paths) {
      const start = performance.now()
      const response = await fetch(server.url + path, init)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      if (round >= 0) times.push(performance.now() - start)
    }
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
