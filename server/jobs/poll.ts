import { Unavailable } from '../unavailable.ts'

/** Does all the pending work, and answers after how many milliseconds to poll again. Its signal ends what takes long. */
type Work = (signal: AbortSignal) => Promise<number>

// Milliseconds between two tries while the database is away.
const pauseWhileAway = 5_000

/**
 * Polls for work that transactions have left; answers how to stop. Not a job of the queue: a job is queued in the transaction that causes
 * it and notifies the worker there, and PostgreSQL makes commits that notify wait for each other.
 */
export function poll(work: Work, onFailure: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const stop = new AbortController()

  const later = (milliseconds: number) => {
    if (stop.signal.aborted) return
    timer = setTimeout(() => {
      running = work(stop.signal).catch(pause).then(later)
    }, milliseconds)
    timer.unref()
  }
  const pause = (error: unknown) => {
    if (!(error instanceof Unavailable)) onFailure(error)
    return pauseWhileAway
  }

  later(0)
  return async () => {
    stop.abort()
    clearTimeout(timer)
    await running
  }
}
