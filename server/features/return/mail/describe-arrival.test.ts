import { afterAll, beforeAll, expect, test } from 'vitest'
import { returnDeskOf } from '../../../testing/return/desk.ts'
import { returnsOf } from '../../../testing/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { tellReturns } from './tell-returns.ts'

let world: World
let returns: ReturnType<typeof returnsOf>
let desk: ReturnType<typeof returnDeskOf>
let buyer: Awaited<ReturnType<World['signedIn']>>
let number: string
beforeAll(async () => {
  world = await buildWorld()
  returns = returnsOf(world)
  desk = returnDeskOf(world, (await world.staff('manager', [1])).accountId)
  buyer = await world.signedIn()
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 100 } })).number
})
afterAll(() => world.close())

const tell = () => tellReturns(world.db, world.now())

/** The subject of the last mail about a return, without its number, and its lines. */
async function lastMail(rmaNumber: string) {
  const { subject, parts } = await world.db
    .selectFrom('mails')
    .select(['subject', 'parts'])
    .where('cause', '=', `return ${rmaNumber}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const lines = (parts as unknown as { lines?: string[] }[]).flatMap((part) => part.lines ?? [])
  return { subject: subject.replace(rmaNumber, 'R'), lines: lines.map((line) => line.slice(0, 3)) }
}

/** A return of three pieces and of two, both approved. */
async function approved() {
  const { orderno } = await returns.delivered(buyer, number, 5)
  const { data } = await returns.submit(buyer, [
    { orderno, qty: 3 },
    { orderno, qty: 2, batchNumber: 'B-2' },
  ])
  await desk.approve(data.returnId, 1)
  await desk.approve(data.returnId, 2)
  await tell()
  return data
}

test('a mail says the pieces that came in and those that go back, not those that were claimed', async () => {
  const { returnId, rmaNumber } = await approved()
  await desk.receive(returnId, 1, 2)
  await desk.receive(returnId, 2, 0)
  await tell()
  expect(await lastMail(rmaNumber)).toEqual({ subject: 'Your return R has arrived', lines: ['2 x'] })
  await desk.inspect(returnId, 1, { toSendBack: 2, finding: 'missing' })
  await desk.inspect(returnId, 2, { finding: 'missing' })
  await desk.sendBack(returnId, 1)
  await tell()
  expect(await lastMail(rmaNumber)).toEqual({ subject: 'Items of your return R are on their way back', lines: ['2 x'] })
  world.setNow(new Date(world.now().getTime() + 60_000).toISOString())
  await desk.sendBack(returnId, 2)
  await tell()
  expect(await lastMail(rmaNumber)).toEqual({ subject: 'Items of your return R are closed', lines: ['2 x'] })
})

test('where nothing came, the mail says so', async () => {
  const { returnId, rmaNumber } = await approved()
  await desk.receive(returnId, 1, 0)
  await desk.receive(returnId, 2, 0)
  await tell()
  expect(await lastMail(rmaNumber)).toEqual({ subject: 'Nothing of your return R has arrived', lines: ['3 x', '2 x'] })
})
