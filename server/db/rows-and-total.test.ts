import { expect, test, vi } from 'vitest'
import { rowsAndTotal } from './rows-and-total.ts'

type Page = { limit: number; offset: number }
const manyRows = (many: number) => {
  const all = Array.from({ length: many }, (_, at) => ({ at, total: many }))
  return vi.fn(async ({ limit, offset }: Page) => all.slice(offset, offset + limit))
}

test.each([
  ['of the first page', 25, { limit: 10, offset: 0 }, 10, 1],
  ['of the last', 25, { limit: 10, offset: 20 }, 5, 1],
  ['behind the last', 25, { limit: 10, offset: 30 }, 0, 2],
  ['where nothing is', 0, { limit: 10, offset: 0 }, 0, 1],
  ['behind nothing', 0, { limit: 10, offset: 10 }, 0, 2],
])('how many there are is known %s', async (_, many, page, rows, asked) => {
  const read = manyRows(many)
  const found = await rowsAndTotal(page, read)
  expect([found.total, found.rows.length]).toEqual([many, rows])
  expect(read).toHaveBeenCalledTimes(asked)
})
