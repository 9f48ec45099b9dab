import { setTimeout as sleep } from 'node:timers/promises'
import { endWith } from './start-error.ts'

type Close = () => unknown

// A terminal signals every process of `npm start`, and npm passes the same Ctrl-C on: that is one request, not two.
const sameSignal = 1_000
const longestStop = 60_000
// What does not end, because the database hangs or a client reads nothing, is left behind: the rest is closed still.
const longestStep = 20_000

const ended = async (close: Close) => close()

async function closeAll(opened: Close[]) {
  setTimeout(() => process.exit(1), longestStop).unref()
  const failed: unknown[] = []
  for (let close = opened.pop(); close; close = opened.pop()) {
    const closed = ended(close).catch((error: unknown) => failed.push(error))
    await Promise.race([closed, sleep(longestStep, undefined, { ref: false })])
  }
  if (failed.length > 0) throw failed[0]
}

/** Collects what was opened and closes it in the opposite order, once, when the process is asked to stop or fails. */
export function orderlyStop() {
  const opened: Close[] = []
  let stopping: Promise<void> | undefined
  let since = 0

  function stop(): Promise<void> {
    since ||= Date.now()
    stopping ??= closeAll(opened)
    return stopping
  }

  return {
    isStopping: () => stopping !== undefined,
    stop,
    opened: (close: Close) => {
      opened.push(close)
    },
    /** SIGINT, SIGTERM and SIGHUP stop in order with exit code 0; a second one a moment later ends at once. */
    onSignals() {
      const requestStop = () => {
        if (stopping && Date.now() - since > sameSignal) process.exit(1)
        stop().then(() => process.exit(0), endWith)
      }
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, requestStop)
      process.on('uncaughtException', (error) => {
        console.error(error)
        stop()
          .catch(() => {})
          .finally(() => process.exit(1))
      })
    },
  }
}
