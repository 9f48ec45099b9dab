import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportBatches } from '../../../../contract/return/batch-note.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let desk: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  world.setNow('2026-11-18T09:00:00Z')
  desk = await world.staff('desk', [1])
})
afterAll(() => world.close())

const report = async (keyword: string) => (await desk.call(reportBatches, { query: { keyword } })).data

test('the sums are of all batches, also of those that are not among the 500 with the most pieces', async () => {
  const returns = returnsOf(world)
  const buyer = await world.signedIn()
  const { number } = await world.sku({ unitPrice: 100, stock: { NL: 10_000 } })
  const { orderno } = await returns.delivered(buyer, number, 1002)
  const submit = (batches: string, count: number, line: object) =>
    returns.submit(
      buyer,
      Array.from({ length: count }, (_, at) => ({ orderno, batchNumber: `${batches}-${at}`, ...line })),
    )
  await submit('A', 200, { qty: 2 })
  await submit('B', 200, { qty: 2 })
  await submit('C', 199, { qty: 1, reason: 'noise' })
  await submit('Z', 1, { qty: 1, reason: 'other', otherReason: 'It smells' })
  const { rows, total, reasons } = await report(number)
  expect([rows.length, total]).toEqual([500, 600])
  expect(rows.filter(({ reason }) => reason === 'other')).toEqual([])
  expect(reasons).toEqual([
    { reason: 'leaking', pieces: 800 },
    { reason: 'noise', pieces: 199 },
    { reason: 'other', pieces: 1 },
  ])
  expect(rows[0]).toEqual({
    ...{ number, batchNumber: 'A-0', reason: 'leaking', returns: 1, customers: 1, files: 0, pieces: 2 },
    ...{ refused: 0, asClaimed: 0, notAsClaimed: 0 },
  })
  expect(await report('c-19')).toMatchObject({ total: 10, reasons: [{ reason: 'noise', pieces: 10 }] })
  expect(await report('nothing')).toEqual({ rows: [], total: 0, reasons: [] })
})
