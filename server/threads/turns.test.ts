import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Refusal } from '../http/refuse.ts'
import { makeEntrance, makeTurns } from './turns.ts'

const bounds = { atOnce: 1, waiting: 6, waitingOfOne: 3, retryAfter: 2 }

/** Work that ends on demand, and says in which order it began. */
function workshop() {
  const began: string[] = []
  const ends: (() => void)[] = []
  return {
    began,
    work: (name: string) => () => {
      began.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    },
    async finish(count = 1) {
      for (let at = 0; at < count; at++) {
        ends.shift()?.()
        await settled()
      }
    },
  }
}

test('no more are at work than allowed, and those who wait take turns caller by caller', async () => {
  const { began, work, finish } = workshop()
  const take = makeTurns({ ...bounds, atOnce: 2 })
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => take({ callerId: name.charAt(0) }, work(name)))
  expect(began).toEqual(['a1', 'a2'])
  await finish(7)
  expect(began).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2'])
  expect(await Promise.all(all)).toHaveLength(7)
})

test('one caller waits with so many, all with so many; beyond is refused with a time', async () => {
  const { work, finish } = workshop()
  const take = makeTurns(bounds)
  const all = ['a', 'a', 'a', 'a', 'b', 'b', 'b'].map((callerId) => take({ callerId }, work(callerId)))
  await expect(take({ callerId: 'a' }, work('a'))).rejects.toMatchObject({ code: 'request.too_many', retryAfter: 2 })
  await expect(take({ callerId: 'c' }, work('c'))).rejects.toMatchObject({ code: 'server.unavailable', retryAfter: 2 })
  await expect(take({ callerId: 'c' }, work('c'))).rejects.toBeInstanceOf(Refusal)
  await finish(7)
  await Promise.all(all)
  const later = take({ callerId: 'a' }, work('a'))
  await finish()
  expect(await later).toBe('a')
})

test('who goes first does, also where all other places are taken', async () => {
  const { began, work, finish } = workshop()
  const take = makeTurns({ ...bounds, waiting: 1 })
  const all = [take({ callerId: 'a' }, work('a')), take({ callerId: 'b' }, work('b'))]
  all.push(take({ callerId: 'c', first: true }, work('c')))
  await finish(3)
  await Promise.all(all)
  expect(began).toEqual(['a', 'c', 'b'])
})

test('who gives up leaves the line; what fails gives its place to the next', async () => {
  const { began, work, finish } = workshop()
  const take = makeTurns({ ...bounds, waitingOfOne: 1 })
  const failing = take({ callerId: 'a' }, async () => {
    await settled()
    throw new Error('broken')
  })
  const leaving = new AbortController()
  const abandoned = take({ callerId: 'b', signal: leaving.signal }, work('left'))
  leaving.abort(new Error('gone'))
  await expect(abandoned).rejects.toThrow('gone')
  await expect(take({ callerId: 'b', signal: leaving.signal }, work('left'))).rejects.toThrow('gone')
  const next = take({ callerId: 'b' }, work('next'))
  await expect(failing).rejects.toThrow('broken')
  await finish()
  expect(await next).toBe('next')
  expect(began).toEqual(['next'])
})

test('of one caller no more are at work than their share, whoever else waits; there is room for others', async () => {
  const { began, work, finish } = workshop()
  const take = makeTurns({ ...bounds, atOnce: 3, atOnceOfOne: 2 })
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'a4', 'c1'].map((name) => take({ callerId: name.charAt(0) }, work(name)))
  expect(began).toEqual(['a1', 'a2', 'b1'])
  await finish(7)
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'c1', 'a4'])
  await Promise.all(all)
})

test('what has begun is not refused in the midst of it', async () => {
  const enter = makeEntrance({ ...bounds, waitingOfOne: 0 })
  const leave = await enter({ callerId: 'a' })
  await expect(enter({ callerId: 'a' })).rejects.toMatchObject({ code: 'request.too_many' })
  const again = enter({ callerId: 'a', begun: true })
  leave()
  expect(await again).toBeTypeOf('function')
})

test('who has one request goes before all who have many, however many of those there are', async () => {
  const { began, work, finish } = workshop()
  const take = makeTurns({ ...bounds, waiting: 100, waitingOfOne: 10 })
  const crowd = ['a', 'b', 'c'].flatMap((callerId) =>
    Array.from({ length: 5 }, () => take({ callerId }, work(callerId))),
  )
  const other = take({ callerId: 'z' }, work('z'))
  await finish(16)
  await Promise.all([...crowd, other])
  expect(began.slice(0, 2)).toEqual(['a', 'z'])
  expect(began).toHaveLength(16)
})

test('who has many requests waits longer, but not for as long as others come with one', async () => {
  const { began, work, finish } = workshop()
  const take = makeTurns({ ...bounds, waiting: 100, waitingOfOne: 10 })
  const all = Array.from({ length: 9 }, () => take({ callerId: 'many' }, work('many')))
  for (let other = 0; other < 60; other++) {
    all.push(take({ callerId: `other ${other}` }, work('other')))
    await finish()
  }
  expect(began.filter((name) => name === 'many')).toHaveLength(9)
  await finish(10)
  await Promise.all(all)
})
