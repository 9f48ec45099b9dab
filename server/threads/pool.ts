import { Piscina } from 'piscina'
import { Refusal } from '../http/refuse.ts'
import { makeTurns } from './turns.ts'

type Turn = {
  /** Whose share it takes: an account, or a job. */
  callerId: string
  signal?: AbortSignal
  /** Milliseconds after which it is given up, waiting included. */
  timeLimit?: number
}

const longest = 60_000
// Seconds after which there is room again.
const retryAfter = 5

// As many as the smallest machine has cores; the event loop has a thread of its own.
const threads = 2
const take = makeTurns({ atOnce: threads, waiting: 24, waitingOfOne: 4, retryAfter })

/** Threads come when there is work for them and go some seconds after it: each holds some 60 MB. */
const pool = new Piscina({
  minThreads: 0,
  maxThreads: threads,
  idleTimeout: 5_000,
  concurrentTasksPerWorker: 1,
  // What is made here is bounded by what it is made of; a thread for which there is no memory ends the process.
  resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 },
  execArgv: [],
})

/**
 * Does long work away from the thread that answers everybody. `task` is the module whose default export does it; what
 * goes in and comes out is copied. What waits holds nothing: `input` is read when its turn has come. Beyond so many that wait it is refused with 429 or 503 and `Retry-After`; so is what
 * takes longer than `timeLimit`, and its thread ends with it.
 */
export async function runInThread(
  task: URL,
  input: () => unknown,
  { callerId, signal, timeLimit = longest }: Turn,
): Promise<unknown> {
  const timeout = AbortSignal.any([AbortSignal.timeout(timeLimit), ...(signal ? [signal] : [])])
  try {
    return await take({ callerId, signal: timeout }, async () =>
      pool.run(await input(), { filename: String(task), signal: timeout }),
    )
  } catch (error) {
    if (timeout.aborted && !signal?.aborted) throw new Refusal('server.unavailable', { retryAfter })
    throw error
  }
}
