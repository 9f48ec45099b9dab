import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareWarehouses, previewOrder } from '../../../../../contract/order/checkout.ts'
import { changeExcludedAreas } from '../../../../../contract/site/excluded-area.ts'
import { buildWorld, type World } from '../../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Buyer = Awaited<ReturnType<World['signedIn']>>

const compare = async (buyer: Buyer, body: Parameters<typeof preview>[1]) =>
  (await buyer.call(compareWarehouses, { body })).data
const preview = async (
  buyer: Buyer,
  body: { lines: { number: string; qty: number }[]; shipFrom?: string; shipVia?: string },
) => (await buyer.call(previewOrder, { body })).data
const lastOf = (days: (string | null)[]) => days.toSorted().at(-1)

test('each warehouse says the day and the shipping that the preview has once it is chosen', async () => {
  const buyer = await world.signedIn()
  const [one, two] = [
    await world.sku({ unitPrice: 1_000, stock: { NL: 3, FR: 9 } }),
    await world.sku({ unitPrice: 1_000, stock: { IT: 4 } }),
  ]
  const lines = [one, two].map(({ number }) => ({ number, qty: 3 }))
  // What is chosen already changes nothing of what each comes to.
  const compared = await compare(buyer, { lines, shipFrom: 'FR' })
  expect(compared).toEqual(await compare(buyer, { lines }))
  expect(compared.map(({ warehouse }) => warehouse)).toEqual([null, 'FR', 'IT', 'NL', 'PL', 'UK'])
  for (const { warehouse, ...said } of compared) {
    const chosen = await preview(buyer, { lines, ...(warehouse && { shipFrom: warehouse }) })
    const days = chosen.parts.length > 0 ? chosen.parts.map(({ promisedOn }) => promisedOn) : [chosen.promisedOn]
    const isKnown = chosen.waiting === 0 && !days.includes(null)
    expect([warehouse, said]).toEqual([
      warehouse,
      { arrivesOn: isKnown ? lastOf(days) : null, price: chosen.totals.shippingCost },
    ])
  }
  // From France three of six pieces leave now, on a day that is not the order's.
  expect(compared.map(({ arrivesOn }) => arrivesOn !== null)).toEqual([true, false, false, false, false, false])
  expect(new Set(compared.map(({ price }) => price)).size).toBeGreaterThan(1)
})

test('a warehouse that does not send there is left out, and a carrier that does not carry from one goes', async () => {
  const [buyer, admin] = [await world.signedIn(), await world.staff('admin')]
  const { number } = await world.sku({ stock: { NL: 9, FR: 9 } })
  const lines = [{ number, qty: 1 }]
  await world.db
    .updateTable('addresses')
    .set({ country: 'ES', postcode: '35001' })
    .where('customer_id', '=', buyer.customerId)
    .execute()
  const exclude = (code: string, areas: { country: string; postcode: string }[]) =>
    admin.call(changeExcludedAreas, { params: { code }, body: { areas } })
  await exclude('NL', [{ country: 'ES', postcode: '35' }])
  const from = async () => (await compare(buyer, { lines })).map(({ warehouse }) => warehouse)
  expect(await from()).toEqual([null, 'FR', 'IT', 'PL', 'UK'])
  for (const code of ['FR', 'IT', 'PL', 'UK']) await exclude(code, [{ country: 'ES', postcode: '35' }])
  expect(await from()).toEqual([])
  for (const code of ['NL', 'FR', 'IT', 'PL', 'UK']) await exclude(code, [])
  const { carriers } = await preview(buyer, { lines, shipFrom: 'NL' })
  const shipVia = carriers[1]?.shipVia ?? ''
  await world.db.deleteFrom('shipping_rates').where('warehouse', '=', 'FR').where('carrier', '=', shipVia).execute()
  const cheapest = (await preview(buyer, { lines, shipFrom: 'FR' })).totals.shippingCost
  const fromFrance = (await compare(buyer, { lines, shipVia })).find(({ warehouse }) => warehouse === 'FR')
  expect(fromFrance?.price).toBe(cheapest)
})

test('who pays in advance is told no day of any warehouse', async () => {
  const buyer = await world.signedIn({ customerId: await world.customer({ termsNetDays: 0 }) })
  const { number } = await world.sku({ stock: { NL: 9, FR: 9 } })
  const days = (await compare(buyer, { lines: [{ number, qty: 1 }] })).map(({ arrivesOn }) => arrivesOn)
  expect(days).toEqual([null, null, null, null, null, null])
})
