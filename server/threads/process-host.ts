/** What a process of `runInProcess` runs: the one task that it is named, on what it is sent. */
import { Worker } from 'node:worker_threads'

// Bytes outside of the heap have no limit of their own in Node, and a file of two megabytes may inflate to gigabytes.
const mostBytes = 512 * 1024 * 1024

// In a thread of its own, as the task may never let this one go on.
const watch = `setInterval(() => { if (process.memoryUsage.rss() > ${mostBytes}) process.kill(process.pid, 'SIGKILL') }, 20)`
new Worker(watch, { eval: true }).unref()

type Task = { default: (input: unknown) => unknown }

process.once('message', async ({ input }: { input: unknown }) => {
  const task: Task = await import(process.argv[2] ?? '')
  process.send?.(await task.default(input))
})
