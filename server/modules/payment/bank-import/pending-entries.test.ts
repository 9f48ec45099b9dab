import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPendingEntries } from '../../../../contract/payment/payment.ts'
import { type FileEntry, makeBankFile } from '../../../testing/files/bank-file.ts'
import { ourAccount, paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
})
afterAll(() => world.close())

/** What is pending, by the words of each payment. */
async function pendingOf(who = money.clerk, keyword?: string) {
  const { rows, total } = (await who.call(listPendingEntries, { query: keyword ? { keyword } : {} })).data
  expect(total).toBe(rows.length)
  return rows.map(({ remittance }) => remittance).toSorted()
}

const today = () => world.now().toISOString().slice(0, 10)
/** A file of today, whatever day the test is of. */
const send = (id: string, entries: readonly FileEntry[]) =>
  money.send(
    makeBankFile([
      {
        id,
        account: ourAccount,
        isBare: true,
        to: today(),
        entries: entries.map((one) => ({ bookedOn: today(), ...one })),
      },
    ]),
  )
const payment = (words: string, over: Partial<FileEntry> = {}): FileEntry => ({
  amount: 5_000,
  reference: '',
  name: 'Kantoorshop',
  remittance: [words],
  ...over,
})
const announced = (words: string, over: Partial<FileEntry> = {}) => payment(words, { status: 'PDNG', ...over })

test('what is announced is shown, once whatever file announces it, until it is booked', async () => {
  const { data } = await send('noon', [announced('first'), announced('second'), payment('booked', { amount: 1 })])
  expect(data).toMatchObject({ added: 1, pending: 2 })
  await send('two', [announced('first'), announced('second'), announced('third', { amount: 7 })])
  expect(await pendingOf()).toEqual(['first', 'second', 'third'])
  expect(await pendingOf(money.clerk, 'SECOND')).toEqual(['second'])
  expect(await pendingOf(money.stranger)).toEqual([])

  expect((await send('evening', [payment('first'), payment('third', { amount: 7 })])).data).toMatchObject({ added: 2 })
  expect(await pendingOf()).toEqual(['second'])
  // The file of noon once more, in other words: the first is known to be booked.
  await send('noon again', [announced('first'), announced('second')])
  expect(await pendingOf()).toEqual(['second'])
})

test('files come in any order, and equal payments are counted', async () => {
  await send('booked before', [payment('late', { amount: 800 })])
  await send('read late', [announced('late', { amount: 800 }), announced('late', { amount: 800 })])
  expect(await pendingOf()).toEqual(['late', 'second'])
})

test('what was never booked goes after two weeks', async () => {
  const shown = await pendingOf()
  const old = new Date(world.now().getTime() - 15 * 86_400_000).toISOString().slice(0, 10)
  await world.db.updateTable('pending_entries').set({ seen_on: old }).where('remittance', '=', 'second').execute()
  expect(await pendingOf()).toEqual(shown.filter((words) => words !== 'second'))
  await send('next', [payment('whatever', { amount: 3 })])
  const left = await world.db.selectFrom('pending_entries').select('remittance').execute()
  expect(left.map(({ remittance }) => remittance)).not.toContain('second')
})
