import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount, listAccounts } from '../../../../contract/customer/account.ts'
import { addAddress } from '../../../../contract/customer/address.ts'
import {
  approveCustomer,
  changeCustomerStatus,
  changeCustomerTerms,
  changePersonStatus,
  getCustomer,
  listCustomers,
  rejectCustomer,
  reopenRegistration,
  sendPersonLink,
} from '../../../../contract/customer/customer.ts'
import { impersonate } from '../../../../contract/customer/impersonation.ts'
import { listSessions, signOutEverywhere } from '../../../../contract/identity/session-list.ts'
import { changePassword, changeProfile, getProfile } from '../../../../contract/me/profile.ts'
import { getInfo, signOut } from '../../../../contract/me/session.ts'
import { listAuditEvents } from '../../../../contract/office/audit.ts'
import { changeStaffUser } from '../../../../contract/office/staff-user.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { impersonationHours } from '../../../../rules/customer/impersonation.ts'
import type { StaffRole } from '../../../../rules/identity/permissions.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

import { tokenHash } from '../../identity/credential/token-hash.ts'
import { findStandings } from '../../identity/session/standing.queries.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let manager: Staff
beforeAll(async () => {
  world = await buildWorld()
  manager = await world.staff('manager', [1])
})
afterAll(() => world.close())

/** A staff user in the place of a customer's main account. */
async function inPlaceOf(main: { customerId: number; accountId: number }, staff = manager) {
  const params = { id: main.customerId, accountId: main.accountId }
  const { data } = await staff.call(impersonate, { params })
  const options = { token: data.access_token }
  const call: World['call'] = (spec, input) => world.call(spec, input, options)
  return { ...data, call }
}

test('a staff user sees the shop as the account does, and both know who is there', async () => {
  const main = await world.signedIn()
  const shop = await inPlaceOf(main)
  const { data } = await shop.call(getInfo, {})
  expect(data.user).toMatchObject({ accountId: main.accountId, custId: main.customerId, impersonator: 'Test Person' })
  expect(data.permissions).toContain('cust:order')
  expect((await main.call(getInfo, {})).data.user.impersonator).toBeNull()
  expect((await shop.call(listCustomers, { query: {} })).status).toBe(403)

  const admin = await world.staff('admin')
  const { rows } = (await admin.call(listAuditEvents, { query: { subject: `account ${main.accountId}` } })).data
  expect(rows).toMatchObject([{ action: 'account.impersonated', userName: manager.userName }])
})

test('what is ordered is recorded as done by the staff user, and belongs to the customer', async () => {
  const main = await world.signedIn()
  const { number } = await world.sku()
  const shop = await inPlaceOf(main)
  const lines = [{ number, qty: 1 }]
  const { revision } = (await shop.call(previewOrder, { body: { lines } })).data
  const { orderId } = (await shop.call(placeOrder, { body: { lines, revision } })).data
  const order = await world.db
    .selectFrom('orders as o')
    .innerJoin('order_events as e', 'e.order_id', 'o.id')
    .select(['o.customer_id', 'o.account_id', 'e.account_id as placedBy'])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(order).toEqual({ customer_id: main.customerId, account_id: main.accountId, placedBy: manager.accountId })
})

test("what is the account's alone is refused", async () => {
  const main = await world.signedIn()
  const shop = await inPlaceOf(main)
  expect((await shop.call(getProfile, {})).code).toBe(200)
  const refused = [
    await shop.call(changeProfile, { body: { name: 'Somebody Else' } as never }),
    await shop.call(changePassword, { query: {}, body: {} as never }),
    await shop.call(addAccount, { body: {} as never }),
    await shop.call(listSessions, {}),
    await shop.call(signOutEverywhere, {}),
  ]
  expect(refused.map(({ status, failure }) => [status, failure.reason])).toEqual(
    refused.map(() => [403, 'impersonation.not_allowed']),
  )
})

test("it ends with the staff user's own session, with their suspension, by itself, and by leaving", async () => {
  const main = await world.signedIn()
  const isOver = async (shop: Awaited<ReturnType<typeof inPlaceOf>>) => (await shop.call(getInfo, {})).code === 401

  const impersonation = await inPlaceOf(main)
  await impersonation.call(signOut, {})
  expect([await isOver(impersonation), (await manager.call(getInfo, {})).code]).toEqual([true, 200])

  const other = await world.staff('manager', [1])
  const shop = await inPlaceOf(main, other)
  await other.call(signOut, {})
  expect(await isOver(shop)).toBe(true)

  const start = world.now()
  const short = await inPlaceOf(main)
  world.setNow(new Date(start.getTime() + impersonationHours * 3_600_000 - 60_000).toISOString())
  expect(await isOver(short)).toBe(false)
  world.setNow(new Date(start.getTime() + impersonationHours * 3_600_000).toISOString())
  expect(await isOver(short)).toBe(true)
  world.setNow(start.toISOString())

  const locked = await inPlaceOf(main)
  await manager.call(changeCustomerStatus, {
    params: { id: main.customerId },
    body: { status: 'suspended', reason: 'Unpaid' },
  })
  expect(await isOver(locked)).toBe(true)
})

test('it ends with the role and with the site of the staff user, for pages that wait, too', async () => {
  const main = await world.signedIn()
  const admin = await world.staff('admin')
  const becoming = async (roles: StaffRole[], sites: number[]) => {
    const colleague = await world.staff('desk', [1, 3])
    const shop = await inPlaceOf(main, colleague)
    const body = { name: 'Other Work', email: `${colleague.userName}@example.com`, language: 'en', roles, sites }
    expect((await admin.call(changeStaffUser, { params: { id: colleague.accountId }, body })).code).toBe(200)
    const hash = tokenHash(shop.access_token).toString('hex')
    return [(await shop.call(getInfo, {})).status, (await findStandings(world.db, [hash], world.now())).length]
  }
  const [stays, over] = [
    [200, 1],
    [401, 0],
  ]
  expect(await becoming(['desk'], [1])).toEqual(stays)
  expect(await becoming(['manager', 'warehouse'], [1])).toEqual(stays)
  expect(await becoming(['admin'], [])).toEqual(stays)
  expect(await becoming(['warehouse', 'content'], [1])).toEqual(over)
  expect(await becoming(['finance'], [1])).toEqual(over)
  expect(await becoming(['desk'], [3])).toEqual(over)
})

test('who may see customers sees them, and decides nothing about them', async () => {
  const main = await world.signedIn()
  const finance = await world.staff('finance', [1])
  const params = { id: main.customerId }
  const ofPerson = { ...params, accountId: main.accountId }
  const terms = { priceListId: 1, termsNetDays: 30, creditLimit: 5 }
  expect((await finance.call(getCustomer, { params })).code).toBe(200)
  const refused = [
    await finance.call(changeCustomerTerms, { params, body: terms }),
    await finance.call(changeCustomerStatus, { params, body: { status: 'suspended', reason: 'x' } }),
    await finance.call(approveCustomer, { params, body: terms }),
    await finance.call(rejectCustomer, { params, body: { reason: 'x' } }),
    await finance.call(reopenRegistration, { params }),
    await finance.call(sendPersonLink, { params: ofPerson }),
    await finance.call(changePersonStatus, { params: ofPerson, body: { status: 'suspended' } }),
    await finance.call(impersonate, { params: ofPerson }),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
  expect((await main.call(getInfo, {})).code).toBe(200)
})

test('the account is not seen to have been there, and does not find it among its sessions', async () => {
  const main = await world.signedIn()
  const shop = await inPlaceOf(main)
  expect((await shop.call(getInfo, {})).code).toBe(200)
  expect((await main.call(listSessions, {})).data).toHaveLength(1)

  const { accountId } = await world.account({ customerId: main.customerId, role: 'buyer' })
  const away = await inPlaceOf({ customerId: main.customerId, accountId })
  expect((await away.call(getInfo, {})).code).toBe(200)
  const { rows } = (await main.call(listAccounts, { query: {} })).data
  expect(rows.find((row) => row.accountId === accountId)).toMatchObject({ lastSeenAt: null })
})

test('what is changed in their place is recorded as done by the staff user', async () => {
  const main = await world.signedIn()
  const shop = await inPlaceOf(main)
  const address = {
    company: 'Voorbeeld B.V.',
    address1: 'Testkade 1',
    postcode: '3011 AA',
    city: 'Rotterdam',
    country: 'NL',
  }
  const added = await shop.call(addAddress, { body: { kind: 'regular', ...address } })
  expect(added.code).toBe(200)

  const admin = await world.staff('admin')
  const subject = `address ${added.data.addressId}`
  const { rows } = (await admin.call(listAuditEvents, { query: { subject } })).data
  expect(rows).toMatchObject([{ action: 'address.added', userName: manager.userName }])
})

test('of other sites, of another customer, suspended: nobody is impersonated', async () => {
  const main = await world.signedIn()
  const params = { id: main.customerId, accountId: main.accountId }
  const italian = await world.staff('manager', [3])
  expect((await italian.call(impersonate, { params })).status).toBe(404)
  const stranger = await world.signedIn()
  expect((await manager.call(impersonate, { params: { ...params, accountId: stranger.accountId } })).status).toBe(404)
  expect((await manager.call(impersonate, { params: { ...params, accountId: manager.accountId } })).status).toBe(404)
  expect((await main.call(impersonate, { params })).status).toBe(403)

  const buyer = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  const of = { id: main.customerId, accountId: buyer.accountId }
  await manager.call(changePersonStatus, { params: of, body: { status: 'suspended' } })
  expect((await manager.call(impersonate, { params: of })).failure.reason).toBe('impersonation.suspended')
  await world.db
    .updateTable('customers')
    .set({ status: 'suspended', suspended_because: 'x' })
    .where('id', '=', main.customerId)
    .execute()
  expect((await manager.call(impersonate, { params })).failure.reason).toBe('impersonation.suspended')
})
