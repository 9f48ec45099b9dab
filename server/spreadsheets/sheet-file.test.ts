import { expect, test } from 'vitest'
import { mostInATurn, withTurns } from '../testing/growth/event-turns.ts'
import { watchThreads } from '../testing/growth/thread-tasks.ts'
import { toBytes } from '../threads/bytes.ts'
import { type PackedSheet, sheetFile } from './sheet-file.ts'

test.each(['xlsx', 'csv'] as const)(
  'a sheet of two thousand lines is packed some hundreds in a turn, and written in a thread: %s',
  async (format) => {
    const columns = ['order', 'product', 'quantity', 'amount']
    const threads = watchThreads()
    const turns: number[] = []
    const { bytes } = await withTurns((turn) => {
      const rows = async function* () {
        for (let line = 0; line < 2_000; line++) {
          turns.push(turn())
          yield [`ONL${line}`, 'HP 59X Toner, Schwarz', line % 7, { amount: 12.5 }]
        }
      }
      return sheetFile({ name: 'a', columns, rows }, format, 'a')
    })
    expect(turns).toHaveLength(2_000)
    expect(mostInATurn(turns)).toBeLessThanOrEqual(500)
    expect(threads.tasks().map(({ task }) => task)).toEqual(['sheet-task.ts'])
    // What travels is copied part by part, as bytes.
    const [{ parts }] = threads.tasks().map(({ input }) => input) as [PackedSheet]
    expect(parts).toHaveLength(4)
    for (const part of parts) expect(JSON.parse(Buffer.from(part).toString())).toHaveLength(500)
    expect(toBytes((await threads.answers())[0]).equals(bytes as Buffer)).toBe(true)
  },
)
