/** What a process of `runInProcess` runs: the one task that it is named, on what it is sent. */
import { Worker } from 'node:worker_threads'

const [, , task = '', shop] = process.argv

// Bytes outside of the heap have no limit of their own in Node, and a file of two megabytes may inflate to gigabytes.
const mostBytes = 512 * 1024 * 1024

// In a thread of its own, as the task may never let this one go on. Where the shop ends, nobody else would end it.
const watch = `setInterval(() => {
  const isAlone = process.ppid !== ${Number(shop)}
  if (isAlone || process.memoryUsage.rss() > ${mostBytes}) process.kill(process.pid, 'SIGKILL')
}, 20)`
new Worker(watch, { eval: true }).unref()

type Task = { default: (input: unknown) => unknown }

process.once('message', async ({ input }: { input: unknown }) => {
  const { default: work }: Task = await import(task)
  process.send?.(await work(input))
})
