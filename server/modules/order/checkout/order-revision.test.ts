import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { type ComparableOrder, orderChanges } from '../../../../rules/order/changes.ts'
import { languages } from '../../../../texts/index.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
type Sku = Awaited<ReturnType<World['sku']>>
type Meanwhile = (person: Person, sku: Sku) => Promise<unknown>

const customer = (set: { credit_limit?: number; terms_net_days?: number }): Meanwhile => {
  return ({ customerId }) => world.db.updateTable('customers').set(set).where('id', '=', customerId).execute()
}
const address = (set: { phone?: string; address2?: string; contact_name?: string }): Meanwhile => {
  return ({ customerId }) => world.db.updateTable('addresses').set(set).where('customer_id', '=', customerId).execute()
}
const sku = (set: { name?: string; status?: 'announced' }): Meanwhile => {
  return (_, { id }) => world.db.updateTable('skus').set(set).where('id', '=', id).execute()
}

async function previewed() {
  const person = await world.signedIn()
  const product = await world.sku({ stock: { NL: 0 } })
  const lines = [{ number: product.number, qty: 2 }]
  const before = (await person.call(previewOrder, { body: { lines } })).data
  const place = () => person.call(placeOrder, { body: { lines, revision: before.revision } })
  return { person, product, lines, before, place }
}

test.each<[string, Meanwhile, string[]]>([
  ['a smaller credit limit', customer({ credit_limit: 1 }), ['outcome']],
  ['payment in advance', customer({ terms_net_days: 0 }), ['terms', 'outcome']],
  ['shorter terms', customer({ terms_net_days: 7 }), ['terms']],
  ['another telephone number of the address', address({ phone: '+31 20 1' }), ['shipTo', 'billTo']],
  ['a second line of the address', address({ address2: 'Gate 4' }), ['shipTo', 'billTo']],
  ['a product that is announced', sku({ status: 'announced' }), ['preOrdered']],
])('%s has to be confirmed, and is shown by a row', async (_, meanwhile, rows) => {
  const { person, product, before, place } = await previewed()
  await meanwhile(person, product)
  const refused = await place()
  expect(refused.code).toBe(30_001)
  const changes = orderChanges(before, refused.failure.details as ComparableOrder)
  expect(changes.map(({ what }) => what)).toEqual(rows)
})

test.each<[string, Meanwhile]>([
  ['a product that is called otherwise', sku({ name: 'Toner, black' })],
  ['whom to ask for at the address', address({ contact_name: 'Noor' })],
])('%s, which nobody was shown a change of, holds nothing up', async (_, meanwhile) => {
  const { person, product, place } = await previewed()
  await meanwhile(person, product)
  expect((await place()).code).toBe(200)
})

test('the revision is the same in every language', async () => {
  const { person, lines } = await previewed()
  const revisions = await Promise.all(
    languages.map(async (language) => {
      const headers = { 'content-language': language, 'accept-language': language }
      return (await person.call(previewOrder, { body: { lines } }, { headers })).data.revision
    }),
  )
  expect(new Set(revisions).size).toBe(1)
})
