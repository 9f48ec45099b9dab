import { execFileSync, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ProcessEnded, runInProcess } from './process.ts'

const task = new URL('../testing/tasks/process-task.ts', import.meta.url)
const run = (input: string, more: { timeLimit?: number } = {}) => runInProcess(input, { task, callerId: 'a', ...more })

test('work in a process of its own knows no secret, writes nothing, and reads neither settings nor what is beside the code', async () => {
  expect(await run('environment')).toEqual([])
  for (const way of ['write', 'read', 'readSettings']) expect(await run(way)).toBe('ERR_ACCESS_DENIED')
})

test('what takes too much memory or time ends alone, and so does what fails', async () => {
  for (const way of ['memory', 'fail']) await expect(run(way)).rejects.toThrow(ProcessEnded)
  await expect(run('endless', { timeLimit: 200 })).rejects.toThrow(ProcessEnded)
})

const listChildren = (parent: number) =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []))

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('where the shop is killed, work that never ends does not outlive it', async () => {
  const shop = fork(fileURLToPath(new URL('../testing/tasks/endless-parent.ts', import.meta.url)))
  const findWork = () => listChildren(shop.pid ?? 0)
  await expect.poll(findWork).toHaveLength(1)
  const [work = 0] = findWork()
  shop.kill('SIGKILL')
  try {
    await expect.poll(() => isAlive(work)).toBe(false)
  } finally {
    if (isAlive(work)) process.kill(work, 'SIGKILL')
  }
})
