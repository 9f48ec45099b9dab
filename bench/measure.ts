import autocannon from 'autocannon'
import type { Server } from './child.ts'

export type Figures = { perSecond: number; p50: number; p99: number; memory: number; failed: number }

export type Ask = { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

const connections = 16

/** Asks a server with 16 connections, the requests in turn; a warm-up comes before. Times in ms, memory in MB. */
export async function measure(server: Server, asks: Ask[], seconds: number): Promise<Figures> {
  await run(server, asks, Math.max(1, Math.round(seconds / 4)))
  const result = await run(server, asks, seconds)
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    memory: Math.round((await server.memory()) / 1_048_576),
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

const run = (server: Server, asks: Ask[], duration: number) =>
  autocannon({
    url: server.url,
    connections,
    duration,
    headers: { 'accept-encoding': 'br' },
    requests: asks.map((ask) => ({ method: 'GET', ...ask })),
  })

/** Asks one after the other and answers the 50th, 95th and 99th percentile in ms; the first round is not counted. */
export async function latencies(server: Server, paths: string[], rounds: number) {
  const times: number[] = []
  for (let round = -3; round < rounds; round++) {
    for (const path of paths) {
      const start = performance.now()
      const response = await fetch(server.url + path)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      if (round >= 0) times.push(performance.now() - start)
    }
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
