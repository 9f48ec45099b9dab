import { expect, test } from 'vitest'
import { toBytes } from './bytes.ts'
import { runInThread } from './pool.ts'

const busy = new URL('../testing/tasks/busy-task.ts', import.meta.url)

const gateOf = () => new Int32Array(new SharedArrayBuffer(8))
function open(gate: Int32Array<SharedArrayBuffer>) {
  Atomics.store(gate, 1, 1)
  Atomics.notify(gate, 1)
}

test('long work is done while others are answered, and its bytes come back', async () => {
  const gate = gateOf()
  const begun = [200, 201].map((answer) => runInThread(busy, () => ({ answer, gate }), { callerId: 'a' }))
  // They stand at the gate, and this thread does not.
  await expect.poll(() => gate[0]).toBe(2)
  open(gate)
  const done = await Promise.all(begun)
  expect(done.map((answer) => [...toBytes(answer)])).toEqual([[200], [201]])
})

test('work that fails fails alone', async () => {
  const outcomes = await Promise.allSettled(
    [true, false].map((fails) => runInThread(busy, () => ({ fails }), { callerId: 'a' })),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(() => toBytes('no bytes')).toThrow()
})

test.each(['memory', 'exit'] as const)('a task that ends by %s fails alone', async (end) => {
  await expect(runInThread(busy, () => ({ end }), { callerId: 'a' })).rejects.toThrow()
  expect([...toBytes(await runInThread(busy, () => ({}), { callerId: 'a' }))]).toEqual([1])
})

test('a task that takes too long is given up, and its thread with it', async () => {
  const late = runInThread(busy, () => ({ gate: gateOf() }), { callerId: 'a', timeLimit: 500 })
  await expect(late).rejects.toMatchObject({ code: 'server.unavailable', retryAfter: 5 })
  expect([...toBytes(await runInThread(busy, () => ({}), { callerId: 'a' }))]).toEqual([1])
})

test('one caller waits with so many, and another goes between', async () => {
  const ended: string[] = []
  const of = (callerId: string) =>
    runInThread(busy, () => ({}), { callerId }).then(
      () => ended.push(callerId),
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
  const gate = gateOf()
  const waiting = Array.from({ length: 5 }, (_, at) =>
    runInThread(
      busy,
      () => {
        read++
        return { gate }
      },
      { callerId: `callerId ${at}` },
    ),
  )
  await expect.poll(() => read).toBe(2)
  open(gate)
  await Promise.all(waiting)
  expect(read).toBe(5)
})
