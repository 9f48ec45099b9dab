import { expect, test } from 'vitest'
import { sheetFile } from '../features/export/sheet-file.ts'
import { bytesOf } from './bytes.ts'
import { runInThread } from './pool.ts'

const busy = new URL('../testing/tasks/busy-task.ts', import.meta.url)

test('long work is done while others are answered, and its bytes come back', async () => {
  await runInThread(busy, { ms: 1 }, { person: 'a' })
  const before = process.threadCpuUsage()
  const done = await Promise.all([200, 201].map((ms) => runInThread(busy, { ms }, { person: 'a' })))
  const { user, system } = process.threadCpuUsage(before)
  expect(done.map((answer) => [...bytesOf(answer)])).toEqual([[200], [201]])
  expect((user + system) / 1000).toBeLessThan(100)
})

test('work that fails fails alone', async () => {
  const outcomes = await Promise.allSettled(
    [true, false].map((fails) => runInThread(busy, { ms: 1, fails }, { person: 'a' })),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(() => bytesOf('no bytes')).toThrow()
})

test.each(['memory', 'exit'] as const)(
  'a task that ends by %s fails alone',
  async (end) => {
    await expect(runInThread(busy, { ms: 1, end }, { person: 'a' })).rejects.toThrow()
    expect([...bytesOf(await runInThread(busy, { ms: 1 }, { person: 'a' }))]).toEqual([1])
  },
  60_000,
)

test('a task that takes too long is given up, and its thread with it', async () => {
  const late = runInThread(busy, { ms: 60_000 }, { person: 'a', patience: 500 })
  await expect(late).rejects.toMatchObject({ code: 'server.unavailable', retryAfter: 5 })
  expect([...bytesOf(await runInThread(busy, { ms: 1 }, { person: 'a' }))]).toEqual([1])
})

test('one person waits with so many, and another goes between', async () => {
  const ended: string[] = []
  const of = (person: string) =>
    runInThread(busy, { ms: 20 }, { person }).then(
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

test('a sheet of twenty thousand lines holds nobody up while it is written', { timeout: 60_000 }, async () => {
  const columns = Array.from({ length: 17 }, (_, at) => `column ${at}`)
  const row = () => columns.map((name, at) => (at % 4 === 0 ? { amount: at } : at % 3 === 0 ? at : name))
  const rows = Array.from({ length: 20_000 }, row)
  const own: number[] = []
  for (let time = 0; time < 3; time++) {
    const before = process.threadCpuUsage()
    const { bytes } = await sheetFile({ name: 'a', columns, rows }, 'xlsx', 'a')
    const { user, system } = process.threadCpuUsage(before)
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    own.push((user + system) / 1000)
  }
  // What is copied into the thread; written by this one it is about 900.
  expect(Math.min(...own)).toBeLessThan(150)
})
