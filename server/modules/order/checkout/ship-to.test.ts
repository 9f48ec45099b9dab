import { afterAll, beforeAll, expect, test } from 'vitest'
import { getQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { listAddresses } from '../../../../contract/customer/address.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { mostAddresses } from '../../../../rules/address/form.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld()
  number = (await world.sku({ unitPrice: 1000, stock: { NL: 10_000 } })).number
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
const oneOffAddress = { company: 'Baustelle', address1: 'Kai 7', city: 'Hamburg', postcode: '20457', country: 'DE' }

const bodyOf = (more: object = {}) => ({ lines: [{ number, qty: 2 }], oneOffAddress, ...more })
const preview = (person: Person, more?: object) => person.call(previewOrder, { body: bodyOf(more) })
async function order(person: Person, more?: object) {
  const { revision } = (await preview(person, more)).data
  return person.call(placeOrder, { body: { ...bodyOf(more), revision: revision ?? 'none' } })
}
const bookOf = async (person: Person) => (await person.call(listAddresses, { query: {} })).data.rows
const ordersOf = ({ customerId }: Person) =>
  world.db.selectFrom('orders').select('id').where('customer_id', '=', customerId).execute()

async function billing({ customerId }: Person, company: string, isDefault = false) {
  const place = { address1: 'Kade 1', city: 'Amsterdam', postcode: '1000 AA', country: 'NL' }
  const address = { customer_id: customerId, kind: 'billing', is_default: isDefault, company, ...place }
  const { id } = await world.db.insertInto('addresses').values(address).returning('id').executeTakeFirstOrThrow()
  return id
}

test('an order goes to a one-off address: carriers and VAT are those of the place, the book stays as it was', async () => {
  const person = await world.signedIn()
  const home = (await preview(person, { oneOffAddress: undefined })).data
  const { data } = await preview(person)
  expect(data).toMatchObject({ addressId: null, shipTo: { city: 'Hamburg', kind: 'nonRegular' } })
  expect([home.totals.vatReason, data.totals.vatReason]).toEqual(['vat.domestic', 'vat.ship_from_rate'])
  expect(data.totals.shippingCost).toBeGreaterThan(home.totals.shippingCost)
  expect(data.billTo).toEqual(home.billTo)

  const far = await preview(person, { oneOffAddress: { ...oneOffAddress, postcode: 'SW1A 1AA', country: 'GB' } })
  expect(far.data.totals.vatReason).toBe('vat.export')

  const { orderno } = (await order(person)).data
  const { shipTo } = (await person.call(getOrder, { params: { orderno } })).data
  expect(shipTo).toMatchObject({ ...oneOffAddress, addressId: null })
  expect(await bookOf(person)).toHaveLength(1)
})

test('another place than the confirmed one has to be confirmed again', async () => {
  const person = await world.signedIn()
  const { revision } = (await preview(person)).data
  const moved = { ...oneOffAddress, address1: 'Kai 8' }
  const answer = await person.call(placeOrder, { body: bodyOf({ oneOffAddress: moved, revision }) as never })
  expect(answer).toMatchObject({ code: 30_001, failure: { details: { shipTo: { address1: 'Kai 8' } } } })
  expect(await ordersOf(person)).toEqual([])
})

test.each([
  [{ postcode: 'x', city: ' ' }, 400, ['oneOffAddress.city', 'oneOffAddress.postcode']],
  [{ company: '' }, 10_201, ['oneOffAddress.company']],
  [{ country: 'FR', postcode: '75001' }, 400, ['oneOffAddress.phone', 'oneOffAddress.email']],
  [{ country: 'XX' }, 400, ['oneOffAddress.country']],
  [{ country: 'US', postcode: '19103', state: 'PA' }, 30_041, ['addressId']],
])('an address with a mistake is refused by its fields: %o', async (wrong, code, fields) => {
  const person = await world.signedIn()
  const answer = await preview(person, { oneOffAddress: { ...oneOffAddress, ...wrong } })
  expect(answer).toMatchObject({ code, failure: { fields: expect.arrayContaining(fields) } })
})

test("another customer's address is refused beside a one-off one, too", async () => {
  const [person, other] = await Promise.all([world.signedIn(), world.signedIn()])
  const [foreign] = await bookOf(other)
  expect((await preview(person, { addressId: foreign?.addressId })).code).toBe(30_006)
})

test('the bill goes to the default billing address, or to another that is chosen', async () => {
  const [person, other] = await Promise.all([world.signedIn(), world.signedIn()])
  const [one, two, foreign] = [
    await billing(person, 'One', true),
    await billing(person, 'Two'),
    await billing(other, 'X'),
  ]
  expect((await preview(person)).data.billTo.company).toBe('One')
  const { orderno } = (await order(person, { billToId: two })).data
  const { billTo, shipTo } = (await person.call(getOrder, { params: { orderno } })).data
  expect([billTo.company, shipTo.city]).toEqual(['Two', 'Hamburg'])

  const confirmed = (await preview(person, { billToId: two })).data.revision
  const otherwise = await person.call(placeOrder, { body: bodyOf({ billToId: one, revision: confirmed }) as never })
  expect(otherwise.code).toBe(30_001)
  const [shipping] = (await bookOf(person)).filter(({ kind }) => kind !== 'billing')
  for (const billToId of [foreign, shipping?.addressId, 2_000_000]) {
    expect(await order(person, { billToId })).toMatchObject({ code: 30_020, failure: { fields: ['billToId'] } })
  }
  expect(await ordersOf(person)).toHaveLength(1)
})

test('by a tick the address stands in the book, once, and the trail says so', async () => {
  const person = await world.signedIn()
  await order(person, { keepAddress: true })
  await order(person, { keepAddress: true })
  const savedAddresses = (await bookOf(person)).filter(({ kind }) => kind === 'nonRegular')
  expect(savedAddresses).toMatchObject([{ ...oneOffAddress, isDefault: true }])
  const events = await world.db
    .selectFrom('audit_events')
    .select(['subject', 'account_id'])
    .where('action', '=', 'address.added')
    .where('customer_id', '=', person.customerId)
    .execute()
  expect(events).toEqual([{ subject: `address ${savedAddresses[0]?.addressId}`, account_id: person.accountId }])
})

test('who may not change the book cannot do it by an order; a full book says so; neither orders anything', async () => {
  const main = await world.signedIn()
  const buyer = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  const refused = await order(buyer, { keepAddress: true })
  expect(refused).toMatchObject({ code: 403, failure: { fields: ['keepAddress'] } })
  expect((await order(buyer)).code).toBe(200)

  const { customerId } = main
  const filler = { customer_id: customerId, kind: 'regular', company: 'a', address1: 'a', city: 'a', postcode: 'a' }
  const rows = Array.from({ length: mostAddresses - 1 }, () => ({ ...filler, country: 'NL' }))
  await world.db.insertInto('addresses').values(rows).execute()
  expect((await order(main, { keepAddress: true })).code).toBe(10_203)
  expect(await ordersOf(main)).toHaveLength(1)
})

test('what waits for the main account keeps where it goes, and its bill', async () => {
  const main = await world.signedIn()
  const buyer = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  await world.db.updateTable('accounts').set({ order_limit: 1 }).where('id', '=', buyer.accountId).execute()
  const billToId = await billing(main, 'Holding')
  const { quickOrderId } = (await order(buyer, { billToId })).data
  const { data } = await main.call(getQuickOrder, { params: { id: quickOrderId ?? 0 } })
  expect(data.checkoutOptions).toEqual({ oneOffAddress, billToId })
})
