import { expect, test } from 'vitest'
import { Refusal } from '../http/refuse.ts'
import { longestHold } from '../testing/held.ts'
import { type ThreadPool, threadPool } from './thread-pool.ts'

type Work = { spin?: number; fail?: 'throw' | 'memory' | 'exit' }
const limits = { mostWaiting: 4, mostOfOne: 3, patience: 10_000, memoryMb: 32 }
const pool = (given: Partial<typeof limits> = {}): ThreadPool<Work, string> =>
  threadPool({ file: new URL('../testing/thread-work.ts', import.meta.url), ...limits, ...given })

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof Refusal ? [error.code, error.retryAfter] : 'failed'),
  )

test('work in a thread holds nobody', async () => {
  const threads = pool()
  await threads.run(1, {})
  const hold = await longestHold(() => threads.run(1, { spin: 400 }))
  expect(hold).toBeLessThan(200)
})

test('a person has a share, and the queue an end', async () => {
  const threads = pool({ mostWaiting: 2, mostOfOne: 2 })
  await threads.run(1, {})
  const first = [threads.run(1, { spin: 300 }), threads.run(1, { spin: 300 })]
  expect(await refusalOf(threads.run(1, {}))).toEqual(['request.too_many', 5])
  const others = Array.from({ length: 20 }, (_, at) => refusalOf(threads.run(2 + at, { spin: 100 })))
  const answers = await Promise.all(others)
  expect(answers).toContain('done')
  expect(answers).toContainEqual(['server.unavailable', 5])
  await Promise.all(first)
  expect(await refusalOf(threads.run(1, {}))).toBe('done')
})

test.each(['throw', 'memory', 'exit'] as const)('a work that ends by %s fails alone', async (fail) => {
  const threads = pool()
  expect(await refusalOf(threads.run(1, { fail }))).toBe('failed')
  expect(await refusalOf(threads.run(1, {}))).toBe('done')
})

test('a work that takes too long is given up, and its thread with it', async () => {
  const threads = pool({ patience: 500 })
  expect(await refusalOf(threads.run(1, { spin: 60_000 }))).toEqual(['server.unavailable', 5])
  const next = pool()
  expect(await refusalOf(next.run(1, {}))).toBe('done')
  expect(await refusalOf(threads.run(1, {}))).toBe('done')
})
