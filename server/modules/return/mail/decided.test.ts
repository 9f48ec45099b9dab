import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '../../../../contract/return/return.ts'
import { returnProcessing } from '../../../testing/return/return-processing.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { notifyReturnUpdates } from './notify-return-updates.ts'

let world: World
let returns: ReturnType<typeof returnsOf>
let desk: ReturnType<typeof returnProcessing>
let buyer: Awaited<ReturnType<World['signedIn']>>
let number: string
beforeAll(async () => {
  world = await buildWorld()
  returns = returnsOf(world)
  desk = returnProcessing(world, (await world.staff('desk', [1])).accountId)
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 1_000 } })).number
})
afterAll(() => world.close())
beforeEach(async () => {
  await tell()
  buyer = await world.signedIn()
})

const tell = (most?: number) => notifyReturnUpdates(world.db, world.now(), most)

async function submitted(lines: number) {
  const orders = await Promise.all(Array.from({ length: lines }, () => returns.delivered(buyer, number)))
  return (
    await returns.submit(
      buyer,
      orders.map(({ orderno }, at) => ({ orderno, qty: at + 1 })),
    )
  ).data
}

/** The mails about a return to who filled it in, the oldest first, after as many as are known. */
async function mailsAbout(rmaNumber: string, known = 0) {
  const mails = await world.db
    .selectFrom('mails')
    .select(['subject', 'parts', 'return_id as returnId'])
    .where('cause', '=', `return ${rmaNumber}`)
    .where('recipient', '=', `${buyer.userName}@example.com`)
    .orderBy('id')
    .execute()
  return mails.slice(known).map((mail) => ({ ...mail, parts: JSON.stringify(mail.parts) }))
}

test.each([
  ['and told by one process', 100],
  ['however few a process takes at once', 1],
])('a return of which one line is approved and one refused is one mail that says both, %s', async (_, most) => {
  const { returnId, rmaNumber } = await submitted(2)
  await tell()
  await desk.approve(returnId, 1)
  await tell()
  expect(await mailsAbout(rmaNumber, 1)).toEqual([])
  await desk.refuse(returnId, 2, 'The seal is broken')
  await Promise.all([tell(most), tell(most), tell(most)])
  await tell()
  const [mail, ...more] = await mailsAbout(rmaNumber, 1)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: `Your return ${rmaNumber} is partly approved`, returnId })
  expect(mail?.parts).toMatch(/"1 x [^"]*: approved","2 x [^"]*: not accepted: The seal is broken"/)
  expect(mail?.parts).toContain('Please pack the goods')
  expect(mail?.parts).toContain('simply reply to this mail')
  const messages = await world.db
    .selectFrom('messages')
    .select('title')
    .where('account_id', '=', buyer.accountId)
    .execute()
  expect(messages.map(({ title }) => Object(title).en)).toEqual([`Your return ${rmaNumber} is partly approved`])
})

test('what is refused or approved whole is announced as before', async () => {
  const [refused, approved] = [await submitted(2), await submitted(2)]
  await tell()
  for (const position of [1, 2]) {
    await desk.refuse(refused.returnId, position, 'Not ours')
    await desk.approve(approved.returnId, position)
  }
  await tell()
  const subjects = async ({ rmaNumber }: { rmaNumber: string }) =>
    (await mailsAbout(rmaNumber, 1)).map(({ subject }) => subject)
  expect(await subjects(refused)).toEqual([`Your return ${refused.rmaNumber} was not accepted`])
  expect(await subjects(approved)).toEqual([`Your return ${approved.rmaNumber} is approved`])
})

test('news that is announced late says what was so then: nothing of what followed', async () => {
  const { returnId, rmaNumber } = await submitted(1)
  await desk.refuse(returnId, 1, 'The seal is broken')
  await tell()
  const [received, refused] = await mailsAbout(rmaNumber)
  expect(received?.subject).toBe(`We have received your return ${rmaNumber}`)
  expect(received?.parts).not.toContain('The seal is broken')
  expect(refused?.parts).toContain('The seal is broken')
})

test('a question that was answered before it is announced is announced as it was asked', async () => {
  const { returnId, rmaNumber, lines } = await submitted(1)
  await tell()
  await desk.ask(returnId, 'Which printer?')
  await desk.ask(returnId, 'And which batch?')
  const params = { id: returnId }
  const { revision } = (await buyer.call(contract.getReturn, { params })).data
  const body = { ...(await returns.fillIn(buyer, [{ orderno: lines[0]?.orderno ?? '' }])), revision }
  expect((await buyer.call(contract.changeReturn, { params, body })).data.question).toBe('')
  await tell()
  const [question] = await mailsAbout(rmaNumber, 1)
  expect(question?.parts).toContain('And which batch?')
})
