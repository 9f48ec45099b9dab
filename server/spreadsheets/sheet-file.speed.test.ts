import { expect, test } from 'vitest'
import { longestHold } from '../testing/tasks/longest-hold.ts'
import { sheetFile } from './sheet-file.ts'

test.each(['xlsx', 'csv'] as const)(
  'a sheet of twenty thousand lines holds nobody up while it is written: %s',
  { timeout: 60_000 },
  async (format) => {
    const columns = ['order', 'placed_at', 'number', 'product', 'quantity', 'price', 'amount', 'currency', 'so_number']
    const rows = async function* () {
      for (let line = 0; line < 20_000; line++) {
        const product = ['2026-11-22T09:00:00.000Z', 'AS-100001', 'HP 59X Toner, Schwarz', line % 7]
        yield [`ONL${line}`, ...product, { amount: 12.5 }, { amount: line }, 'EUR', `SO-${line}`]
      }
    }
    const holds: number[] = []
    for (let time = 0; time < 3; time++) {
      holds.push(
        await longestHold(async () => {
          const { bytes } = await sheetFile({ name: 'a', columns, rows }, format, 'a')
          expect(bytes.length).toBeGreaterThan(100_000)
        }),
      )
    }
    // About 4; written or copied at once 20 to 900.
    expect(Math.min(...holds)).toBeLessThan(10)
  },
)
