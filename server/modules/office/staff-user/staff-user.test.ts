import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listCustomers } from '../../../../contract/customer/customer.ts'
import { listDeskOrders } from '../../../../contract/fulfilment/order-management.ts'
import { setPassword } from '../../../../contract/identity/password.ts'
import { getInfo, signIn } from '../../../../contract/me/session.ts'
import {
  addStaffUser,
  changeStaffUser,
  changeStaffUserStatus,
  getStaffUser,
  listStaffUsers,
  sendStaffUserLink,
} from '../../../../contract/office/staff-user.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let admin: Staff
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
})
afterAll(() => world.close())

let count = 0
const draft = (more: object = {}) => {
  count++
  const userName = `desk.${count}`
  const person = { name: 'Dirk Desk', email: `${userName}@example.com`, language: 'de' }
  return { userName, ...person, roles: ['desk' as const], sites: [5], ...more }
}
const add = (more: object = {}) => admin.call(addStaffUser, { body: draft(more) as never })
const one = async (id: number) => (await admin.call(getStaffUser, { params: { id } })).data

async function tokenMailedTo(email: string) {
  const mail = (await world.mailsTo(email)).at(-1)
  return mail?.text.match(/token=([\w-]+)/)?.[1] ?? ''
}

test('a staff user chooses a password by the mailed link, and may do what their roles say at their sites', async () => {
  const body = draft({ roles: ['warehouse', 'desk'], sites: [5, 3] })
  const { accountId } = (await admin.call(addStaffUser, { body })).data
  expect(await one(accountId)).toMatchObject({
    userName: body.userName,
    status: 'active',
    invited: true,
    roles: ['desk', 'warehouse'],
    lastSeenAt: null,
    sites: [
      { orgId: 3, siteName: 'Italia' },
      { orgId: 5, siteName: 'Deutschland' },
    ],
  })
  const token = await tokenMailedTo(body.email)
  expect((await world.call(setPassword, { body: { token, newPassword: 'Correct2horse' } })).code).toBe(200)
  const credentials = { username: body.userName, password: 'Correct2horse', grant_type: 'password' as const }
  const { access_token } = (await world.call(signIn, { query: {}, body: credentials })).data
  const { data } = await world.call(getInfo, {}, { token: access_token })
  expect(data.roles).toEqual(['desk', 'warehouse'])
  expect(data.permissions).toEqual([
    ...['staff:console', 'staff:customers', 'staff:customerdesk', 'staff:orders', 'staff:desk'],
    'staff:warehouse',
  ])
  expect((await world.call(listDeskOrders, { query: {} }, { token: access_token })).code).toBe(200)
  expect((await world.call(listStaffUsers, { query: {} }, { token: access_token })).status).toBe(403)
})

test('roles and sites are changed at once; a warehouse user sees no customers', async () => {
  const desk = await world.staff('desk', [5])
  expect((await desk.call(listCustomers, { query: {} })).code).toBe(200)
  const body = { ...draft(), roles: ['warehouse' as const], sites: [1] }
  const { userName: _, ...given } = body
  expect((await admin.call(changeStaffUser, { params: { id: desk.accountId }, body: given })).code).toBe(200)
  expect((await desk.call(listCustomers, { query: {} })).status).toBe(403)
  expect((await one(desk.accountId)).sites).toEqual([{ orgId: 1, siteName: 'Netherlands' }])
  const events = await world.db
    .selectFrom('audit_events')
    .select(['before', 'after'])
    .where('subject', '=', `account ${desk.accountId}`)
    .execute()
  expect(events).toMatchObject([
    { before: { roles: ['desk'] }, after: { roles: ['warehouse'], sites: ['Netherlands'] } },
  ])
})

test('a suspended staff user is out at once, and in again as before', async () => {
  const desk = await world.staff('desk', [5])
  const set = (status: 'active' | 'suspended') =>
    admin.call(changeStaffUserStatus, { params: { id: desk.accountId }, body: { status } })
  await set('suspended')
  expect((await desk.call(getInfo, {})).status).toBe(401)
  const link = await admin.call(sendStaffUserLink, { params: { id: desk.accountId } })
  expect(link.failure.reason).toBe('colleague.suspended')
  await set('active')
  expect((await admin.call(sendStaffUserLink, { params: { id: desk.accountId } })).code).toBe(200)
  expect((await one(desk.accountId)).status).toBe('active')
})

test('nobody suspends themselves or gives up being an admin', async () => {
  const params = { id: admin.accountId }
  const suspended = await admin.call(changeStaffUserStatus, { params, body: { status: 'suspended' } })
  expect(suspended.failure.reason).toBe('colleague.self')
  const { userName: _, ...body } = draft()
  expect((await admin.call(changeStaffUser, { params, body })).failure.reason).toBe('colleague.self')
})

test('of two admins who suspend each other at once one stays', async () => {
  const [one, other] = [await world.staff('admin'), await world.staff('admin')]
  await world.db
    .updateTable('accounts')
    .set({ status: 'suspended' })
    .where('role', '=', 'admin')
    .where('id', 'not in', [one.accountId, other.accountId])
    .execute()
  let both: Promise<unknown>[] = []
  const suspend = (by: Staff, whom: Staff) =>
    by.call(changeStaffUserStatus, { params: { id: whom.accountId }, body: { status: 'suspended' } })
  // Whoever comes first waits to be noted, so that the other has come, too.
  await world.db.transaction().execute(async (tx) => {
    await sql`lock table audit_events in exclusive mode`.execute(tx)
    both = [suspend(one, other), suspend(other, one)]
    await vi.waitFor(async () => expect(await world.waiting()).toBe(2))
  })
  await Promise.all(both)
  const active = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute()
  expect(active).toHaveLength(1)
  await world.db.updateTable('accounts').set({ status: 'active' }).where('role', '=', 'admin').execute()
})

test.each([
  [{ name: ' ' }, ['name']],
  [{ email: 'nobody' }, ['email']],
  [{ roles: [] }, ['roles']],
  [{ sites: [] }, ['sites']],
  [{ sites: [999] }, ['sites']],
  [{ language: 'xx' }, ['language']],
])('what cannot be is refused by its fields: %j', async (wrong, fields) => {
  const refused = await add(wrong)
  expect([refused.failure.reason, refused.failure.fields]).toEqual(['request.invalid', fields])
})

test('a taken user name or address is refused; an admin can access all sites and needs none', async () => {
  const body = draft()
  await admin.call(addStaffUser, { body })
  const name = await admin.call(addStaffUser, { body: { ...draft(), userName: body.userName.toUpperCase() } })
  const address = await admin.call(addStaffUser, { body: { ...draft(), email: body.email.toUpperCase() } })
  expect([name.failure.reason, address.failure.reason]).toEqual(['user_name.taken', 'email.occupied'])
  const { accountId } = (await add({ roles: ['desk', 'admin'], sites: [5] })).data
  expect(await one(accountId)).toMatchObject({ roles: ['admin'], sites: [] })
})

test('staff users are found by a word; an account of a customer is none of them', async () => {
  const body = draft({ name: 'Wanda Wort' })
  await admin.call(addStaffUser, { body })
  const { data } = await admin.call(listStaffUsers, { query: { keyword: ' WORT ' } })
  expect([data.rows.map(({ userName }) => userName), data.total]).toEqual([[body.userName], 1])
  const buyer = await world.signedIn()
  expect((await admin.call(getStaffUser, { params: { id: buyer.accountId } })).status).toBe(404)
  const { userName: _, ...given } = draft()
  const refused = await admin.call(changeStaffUser, { params: { id: buyer.accountId }, body: given })
  expect(refused.status).toBe(404)
})
