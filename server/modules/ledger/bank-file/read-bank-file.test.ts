import { expect, test, vi } from 'vitest'
import { makeBankFile } from '../../../testing/files/bank-file.ts'
import { mostInATurn, withTurns } from '../../../testing/growth/event-turns.ts'
import { watchThreads } from '../../../testing/growth/thread-tasks.ts'
import { readBankFile } from './read-bank-file.ts'
import { type BankFileReading, readCamt } from './read-camt.ts'

test('a thread reads what is read here, entry by entry', async () => {
  const entries = Array.from({ length: 450 }, (_, at) => ({ amount: at, reference: `R${at}`, name: 'Müller' }))
  const file = makeBankFile([
    { id: 'A', entries },
    { id: 'B', entries: [] },
  ])
  const told = (reading: BankFileReading) => ('refused' in reading ? reading : reading.statements)
  const read = told(await readBankFile(file, { callerId: 'a' }))
  expect(read).toMatchObject(told(readCamt(file)))
  const again = told(await readBankFile(file, { callerId: 'a' }))
  expect(again).toEqual(read)
})

test.each([
  ['bank_file.not_xml', Buffer.from('no')],
  ['bank_file.too_large', Buffer.alloc(10_000_001)],
])('a thread refuses, too: %s', async (refused, bytes) => {
  expect(await readBankFile(bytes, { callerId: 'a' })).toEqual({ refused })
})

test('what is too large never goes to a thread', async () => {
  // No thread can be given it.
  const bytes = new Proxy(new Uint8Array(), { get: (_, key) => (key === 'length' ? 50_000_000 : undefined) })
  expect(await readBankFile(bytes, { callerId: 'a' })).toEqual({ refused: 'bank_file.too_large' })
})

test('a file of two thousand entries is parsed in a thread, and comes back part by part, each in a turn of its own', async () => {
  const entries = Array.from({ length: 2_000 }, (_, at) => ({ amount: 10_000 + at, reference: `ASR${at}` }))
  const file = makeBankFile([{ entries }])
  const threads = watchThreads()
  const unpacking: { turn: number; length: number }[] = []
  await withTurns(async (turn) => {
    const parse = JSON.parse
    vi.spyOn(JSON, 'parse').mockImplementation((text: string) => {
      unpacking.push({ turn: turn(), length: parse(text).length })
      return parse(text)
    })
    expect(await readBankFile(file, { callerId: 'a' })).toMatchObject({ statements: [{ id: 'STM-1' }] })
  })
  expect(threads.tasks().map(({ task }) => task)).toEqual(['read-bank-file-task.ts'])
  expect(unpacking.reduce((sum, { length }) => sum + length, 0)).toBe(2_000)
  expect(Math.max(...unpacking.map(({ length }) => length))).toBeLessThanOrEqual(200)
  expect(mostInATurn(unpacking.map(({ turn }) => turn))).toBe(1)
})
