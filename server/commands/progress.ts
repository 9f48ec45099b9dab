import { SingleBar } from 'cli-progress'

/** A bar for work that takes long, where the output is a terminal. */
export function progressBar() {
  const bar = new SingleBar({ format: '{bar} {percentage} % · {duration_formatted}', hideCursor: true })
  const isTerminal = process.stderr.isTTY
  if (isTerminal) bar.start(100, 0)
  return {
    progress: (done: number) => {
      if (isTerminal) bar.update(Math.floor(done * 100))
    },
    stop: () => bar.stop(),
  }
}

/** Signals work to end, so that it leaves nothing half-done behind. */
export function untilInterrupted(): AbortSignal {
  const interrupt = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => interrupt.abort())
  return interrupt.signal
}
