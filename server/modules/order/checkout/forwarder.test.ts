import { afterAll, beforeAll, expect, test } from 'vitest'
import { getQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { ownForwarder as shipVia } from '../../../../rules/shipping/forwarder.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let number: string
beforeAll(async () => {
  // A Wednesday morning: what is ordered leaves today.
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
  number = (await world.sku({ unitPrice: 1_000, stock: { NL: 1_000 } })).number
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>

const wanted = (more: object = {}) => ({ lines: [{ number, qty: 1 }], shipVia, ...more })
const preview = async (person: Person, more: object = {}) =>
  (await person.call(previewOrder, { body: wanted(more) })).data

async function order(person: Person, more: object = {}) {
  const { revision } = await preview(person, more)
  return person.call(placeOrder, { body: { ...wanted(more), revision } })
}

async function forwarders(person: Person) {
  const all = (await preview(person)).forwarders
  const other = all.at(-1)?.forwarderId ?? 0
  return { all, known: all.find(({ name }) => name === 'Dachser')?.forwarderId ?? 0, other }
}

test('our carriers come first; an own forwarder costs nothing and finds the goods ready the day they would leave', async () => {
  const buyer = await world.signedIn()
  const { carriers } = await preview(buyer, { shipVia: undefined })
  expect(carriers.map((one) => one.shipVia)).toEqual(['STD', 'EXP', 'PAL', 'OWN'])
  const { totals, promisedOn } = await preview(buyer)
  expect({ shippingCost: totals.shippingCost, promisedOn }).toEqual({ shippingCost: 0, promisedOn: '2026-11-18' })
})

test('the forwarders are those of the region, others last', async () => {
  const { all } = await forwarders(await world.signedIn())
  expect(all.filter(({ isOther }) => isOther)).toEqual([all.at(-1)])
  const american = (await forwarders(await world.signedIn({ orgId: 2 }))).all
  expect(american.some(({ forwarderId }) => all.some((one) => one.forwarderId === forwarderId))).toBe(false)
})

test('an order keeps who fetches it, and its mail says it', async () => {
  const buyer = await world.signedIn()
  const { known, other } = await forwarders(buyer)
  for (const [more, name] of [
    [{ forwarderId: known, forwarderName: 'not they' }, 'Dachser'],
    [{ forwarderId: other, forwarderName: ' Jansen & Zn. ' }, 'Jansen & Zn.'],
  ] as const) {
    const { orderno } = (await order(buyer, more)).data
    const { forwarder, carrier } = (await buyer.call(getOrder, { params: { orderno } })).data
    expect({ forwarder, carrier }).toEqual({ forwarder: name, carrier: 'Own forwarder' })
    const mail = (await world.mailsTo(`${buyer.userName}@example.com`)).at(-1)
    expect(mail?.text).toContain(`Ready for ${name} on 18 November 2026`)
  }
})

test('without a forwarder, or without the name of another, an order is not placed', async () => {
  const buyer = await world.signedIn()
  const { other } = await forwarders(buyer)
  const american = (await forwarders(await world.signedIn({ orgId: 2 }))).all[0]?.forwarderId
  const tries = [
    {},
    { forwarderId: 2_000_000_000 },
    { forwarderId: american },
    { forwarderId: other, forwarderName: ' ' },
  ]
  for (const [at, more] of tries.entries()) {
    const last = at === tries.length - 1
    const { faults } = await preview(buyer, more)
    expect(faults).toMatchObject([
      { field: last ? 'forwarderName' : 'forwarderId', reason: last ? 'forwarder.name_missing' : 'forwarder.missing' },
    ])
    expect((await order(buyer, more)).code).toBe(last ? 30_205 : 30_204)
  }
})

test('another forwarder than the one confirmed has to be confirmed; one of our carriers needs none', async () => {
  const buyer = await world.signedIn()
  const { known, other } = await forwarders(buyer)
  const { revision } = await preview(buyer, { forwarderId: known })
  const body = { ...wanted({ forwarderId: other, forwarderName: 'Jansen' }), revision }
  expect((await buyer.call(placeOrder, { body })).code).toBe(30_001)
  const { orderno } = (await order(buyer, { shipVia: 'STD', forwarderId: known })).data
  expect((await buyer.call(getOrder, { params: { orderno } })).data.forwarder).toBe('')
})

test('what waits for the main account keeps its forwarder', async () => {
  const buyer = await world.signedIn({ role: 'buyer' })
  await world.db.updateTable('accounts').set({ order_limit: 1 }).where('id', '=', buyer.accountId).execute()
  const { other } = await forwarders(buyer)
  const chosen = { forwarderId: other, forwarderName: 'Jansen' }
  const quickOrderId = (await order(buyer, chosen)).data.quickOrderId ?? 0
  const { checkoutOptions } = (await buyer.call(getQuickOrder, { params: { id: quickOrderId } })).data
  expect(checkoutOptions).toEqual({ shipVia, ...chosen })
})
