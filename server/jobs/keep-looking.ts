import { Unavailable } from '../unavailable.ts'

/** One look: does all that there is to do, and answers in how many milliseconds to look again. Its signal ends what takes long. */
type Look = (signal: AbortSignal) => Promise<number>

const whileAway = 5_000

/**
 * Looks again and again for what a transaction has left to be done; answers how to stop. Not a job of the queue: one is queued in the
 * transaction of what causes it and notifies the worker there, and PostgreSQL makes commits that notify wait for each other.
 */
export function keepLooking(look: Look, onFailure: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  const stop = new AbortController()

  const later = (milliseconds: number) => {
    if (stop.signal.aborted) return
    timer = setTimeout(() => {
      looking = look(stop.signal).catch(pause).then(later)
    }, milliseconds)
    timer.unref()
  }
  const pause = (error: unknown) => {
    if (!(error instanceof Unavailable)) onFailure(error)
    return whileAway
  }

  later(0)
  return async () => {
    stop.abort()
    clearTimeout(timer)
    await looking
  }
}
