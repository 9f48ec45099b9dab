import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAddresses } from '../../../../contract/customer/address.ts'
import {
  addCustomerAddress,
  changeCustomerAddress,
  listCustomerAddresses,
  makeDefaultCustomerAddress,
  removeCustomerAddress,
} from '../../../../contract/customer/customer-address.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>
type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let desk: Staff
beforeAll(async () => {
  world = await buildWorld()
  desk = await world.staff('desk', [1])
})
afterAll(() => world.close())

const form = { company: 'Voorbeeld B.V.', address1: 'Kade 1', city: 'Rotterdam', postcode: '3000 AA', country: 'NL' }
const add = ({ customerId: id }: Buyer, more: object = {}, who = desk) =>
  who.call(addCustomerAddress, { params: { id }, body: { kind: 'regular', ...form, ...more } })
const list = ({ customerId: id }: Buyer, query: object = {}, who = desk) =>
  who.call(listCustomerAddresses, { params: { id }, query })

test('staff keep the address book of a customer, who sees it as theirs; the trail says who did it', async () => {
  const buyer = await world.signedIn()
  const [first, second] = [(await add(buyer)).data, (await add(buyer, { address1: 'Kade 2' })).data]
  const { addressId } = second
  const params = { id: buyer.customerId, addressId }
  await desk.call(changeCustomerAddress, { params, body: { ...form, address1: 'Kade 22' } })
  await desk.call(makeDefaultCustomerAddress, { params })
  await desk.call(removeCustomerAddress, { params: { ...params, addressId: first.addressId } })
  const { rows } = (await buyer.call(listAddresses, { query: { keyword: 'kade' } })).data
  expect(rows).toMatchObject([{ addressId, address1: 'Kade 22', isDefault: true }])
  expect((await list(buyer, { keyword: 'kade 22' })).data.rows).toEqual(rows)
  const events = await world.db
    .selectFrom('audit_events')
    .select(['action', 'account_id', 'org_id'])
    .where('customer_id', '=', buyer.customerId)
    .where('action', 'like', 'address.%')
    .orderBy('position')
    .execute()
  expect(events).toEqual(
    ['added', 'added', 'changed', 'changed', 'removed'].map((deed) => ({
      action: `address.${deed}`,
      account_id: desk.accountId,
      org_id: 1,
    })),
  )
})

test('the rules are those of the customer: what is wrong is refused by field, and the last billing address stays', async () => {
  const buyer = await world.signedIn()
  expect((await add(buyer, { city: '' })).failure.details).toMatchObject({ city: 'missing' })
  const { addressId } = (await add(buyer, { kind: 'billing' })).data
  const remove = () => desk.call(removeCustomerAddress, { params: { id: buyer.customerId, addressId } })
  const others = (await list(buyer, { kind: 'billing' })).data.rows.filter((one) => one.addressId !== addressId)
  for (const other of others)
    await desk.call(removeCustomerAddress, { params: { id: buyer.customerId, addressId: other.addressId } })
  expect((await remove()).failure.reason).toBe('address.last_billing')
})

test('finance only looks; of customers of other sites, and of addresses of other customers, there is nothing', async () => {
  const [buyer, other] = [await world.signedIn(), await world.signedIn()]
  const { addressId } = (await add(other)).data
  const finance = await world.staff('finance', [1])
  expect((await list(buyer, {}, finance)).status).toBe(200)
  expect((await add(buyer, {}, finance)).status).toBe(403)
  const stranger = await world.staff('desk', [5])
  expect((await list(buyer, {}, stranger)).status).toBe(404)
  expect((await add(buyer, {}, stranger)).status).toBe(404)
  const params = { id: buyer.customerId, addressId }
  for (const endpoint of [removeCustomerAddress, makeDefaultCustomerAddress])
    expect((await desk.call(endpoint, { params })).status).toBe(404)
  expect((await desk.call(changeCustomerAddress, { params, body: form })).status).toBe(404)
  expect((await list(other)).data.rows.map((one) => one.address1)).toContain('Kade 1')
})
