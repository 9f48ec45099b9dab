import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { Refusal } from '../http/refuse.ts'

type Limits = {
  /** The module whose default export does the work in a thread. */
  file: URL
  /** So many works may wait beside those that are done. */
  mostWaiting: number
  /** So many of one person, done and waiting: nobody fills the queue alone. */
  mostOfOne: number
  /** Milliseconds after which a work is given up, waiting included. */
  patience: number
  memoryMb: number
}

/** Does work in threads, so that nobody else waits for it; beyond its bounds it refuses, with how long to wait. */
export type ThreadPool<Given, Done> = { run: (by: number, given: Given) => Promise<Done> }

// Somebody has to answer meanwhile.
const mostThreads = Math.max(1, Math.min(4, availableParallelism() - 1))
// Seconds: what is asked again then finds room.
const retryAfter = 5

/** Threads start when there is work, and end when there has been none for a while. */
export function threadPool<Given, Done>(limits: Limits): ThreadPool<Given, Done> {
  const { file, mostWaiting, mostOfOne, patience, memoryMb } = limits
  const begun = new Map<number, number>()
  let pool: Piscina<Given, Done> | undefined
  const start = () => {
    const started = new Piscina<Given, Done>({
      ...{ filename: file.href, minThreads: 0, maxThreads: mostThreads, idleTimeout: 10_000, maxQueue: mostWaiting },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    // A thread that ends fails its work alone; without a listener it would end the process.
    started.on('error', () => {})
    return started
  }
  return {
    async run(by, given) {
      const own = begun.get(by) ?? 0
      if (own >= mostOfOne) throw new Refusal('request.too_many', { retryAfter })
      pool ??= start()
      if (pool.queueSize >= mostWaiting) throw new Refusal('server.unavailable', { retryAfter })
      begun.set(by, own + 1)
      try {
        return await pool.run(given, { signal: AbortSignal.timeout(patience) })
      } catch (error) {
        if (isAbort(error)) throw new Refusal('server.unavailable', { retryAfter })
        throw error
      } finally {
        const left = (begun.get(by) ?? 1) - 1
        if (left > 0) begun.set(by, left)
        else begun.delete(by)
      }
    },
  }
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'
