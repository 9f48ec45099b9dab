import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBankEntries, listEntriesThatClear } from '../../../../contract/payment/payment.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
})
afterAll(() => world.close())

const numberOf = async (buyer: Awaited<ReturnType<World['signedIn']>>) =>
  (await money.itemsOf(buyer.customerId)).find(({ kind }) => kind === 'invoice')?.number ?? ''
const idsOf = async (keyword?: string, who = money.clerk) =>
  (await who.call(listEntriesThatClear, { query: keyword ? { keyword } : {} })).data.map(({ entryId }) => entryId)

test('all that clear are listed, whatever page they are on; with a keyword those that have it', async () => {
  const buyers = [await world.signedIn(), await world.signedIn(), await world.signedIn()]
  const paid: { name: string; amount: number; remittance: string[]; id: number }[] = []
  for (const [at, buyer] of buyers.entries()) {
    const { id, amount } = await money.invoice(buyer)
    paid.push({ name: `Payer ${at}`, amount, remittance: [await numberOf(buyer)], id })
  }
  // What clears once is open for none after it, and none that is found takes the place of one that is not.
  const [first, second, third] = paid
  if (!first || !second || !third) throw new Error('nothing was invoiced')
  const again = { ...first, name: 'Again' }
  const ids = await money.enter([first, second, third, again])
  expect(await idsOf()).toEqual(ids.slice(0, 3))
  expect(await idsOf('Payer 2')).toEqual(ids.slice(2, 3))
  expect(await idsOf('Again')).toEqual([])
  expect(await idsOf(undefined, money.stranger)).toEqual([])

  await money.enter(Array.from({ length: 10 }, (_, at) => ({ amount: 100 + at, name: `Nothing named ${at}` })))
  const query = { status: 'open', pageNum: 1, pageSize: 10 } as const
  const { data } = await money.clerk.call(listBankEntries, { query })
  expect(data).toMatchObject({ total: 14, clears: 3 })
  expect(data.rows.every(({ proposal }) => proposal === null)).toBe(true)
  const [found] = (await money.clerk.call(listEntriesThatClear, { query: {} })).data
  expect(found).toMatchObject({
    customerId: buyers[0]?.customerId,
    items: [{ id: first.id, amount: first.amount / 100 }],
  })
})
