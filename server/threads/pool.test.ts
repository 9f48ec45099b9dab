import { expect, test } from 'vitest'
import { toBytes } from './bytes.ts'
import { runInThread } from './pool.ts'

const busy = new URL('../testing/tasks/busy-task.ts', import.meta.url)

test('long work is done while others are answered, and its bytes come back', async () => {
  await runInThread(busy, () => ({ ms: 1 }), { person: 'a' })
  const before = process.threadCpuUsage()
  const done = await Promise.all([200, 201].map((ms) => runInThread(busy, () => ({ ms }), { person: 'a' })))
  const { user, system } = process.threadCpuUsage(before)
  expect(done.map((answer) => [...toBytes(answer)])).toEqual([[200], [201]])
  expect((user + system) / 1000).toBeLessThan(100)
})

test('work that fails fails alone', async () => {
  const outcomes = await Promise.allSettled(
    [true, false].map((fails) => runInThread(busy, () => ({ ms: 1, fails }), { person: 'a' })),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(() => toBytes('no bytes')).toThrow()
})

test.each(['memory', 'exit'] as const)(
  'a task that ends by %s fails alone',
  async (end) => {
    await expect(runInThread(busy, () => ({ ms: 1, end }), { person: 'a' })).rejects.toThrow()
    expect([...toBytes(await runInThread(busy, () => ({ ms: 1 }), { person: 'a' }))]).toEqual([1])
  },
  60_000,
)

test('a task that takes too long is given up, and its thread with it', async () => {
  const late = runInThread(busy, () => ({ ms: 60_000 }), { person: 'a', patience: 500 })
  await expect(late).rejects.toMatchObject({ code: 'server.unavailable', retryAfter: 5 })
  expect([...toBytes(await runInThread(busy, () => ({ ms: 1 }), { person: 'a' }))]).toEqual([1])
})

test('one person waits with so many, and another goes between', async () => {
  const ended: string[] = []
  const of = (person: string) =>
    runInThread(busy, () => ({ ms: 20 }), { person }).then(
      () => ended.push(person),
      (error) => error,
    )
  const many = Array.from({ length: 14 }, () => of('many'))
  const one = of('one')
  const refused = (await Promise.all(many)).filter((answer) => answer instanceof Error)
  await one
  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({ code: 'request.too_many', retryAfter: 5 })
  expect(ended.indexOf('one')).toBeLessThan(5)
})

test('what waits for its turn has read nothing yet', async () => {
  let read = 0
  const waiting = Array.from({ length: 5 }, (_, at) =>
    runInThread(
      busy,
      () => {
        read++
        return { ms: 100 }
      },
      { person: `person ${at}` },
    ),
  )
  await Promise.race(waiting)
  expect(read).toBeLessThan(5)
  await Promise.all(waiting)
  expect(read).toBe(5)
})
