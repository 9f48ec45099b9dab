import { basename } from 'node:path'
import { Piscina } from 'piscina'
import { vi } from 'vitest'

/** What is given to the threads of the pool from now on until the test ends: by which task, and with which input. */
export function watchThreads() {
  const run = vi.spyOn(Piscina.prototype, 'run')
  return {
    tasks: () =>
      run.mock.calls.map(([input, options]) => ({
        task: basename(String(options?.filename)),
        input: input as unknown,
      })),
    answers: () => Promise.all(run.mock.results.map(({ value }) => value as Promise<unknown>)),
  }
}
