import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  changeCustomerStatus,
  changeCustomerTerms,
  getCustomer,
  reopenRegistration,
} from '../../../../contract/customer/customer.ts'
import { getInfo, signIn } from '../../../../contract/me/session.ts'
import { listAuditEvents } from '../../../../contract/office/audit.ts'
import { shopConnections } from '../../../db/database.ts'
import { password } from '../../../testing/builders.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let admin: Staff
let dutch: Staff
let german: Staff
beforeAll(async () => {
  world = await buildWorld({ connections: shopConnections })
  admin = await world.staff('admin')
  dutch = await world.staff('manager', [1])
  german = await world.staff('manager', [5])
})
afterAll(() => world.close())

/** A customer with a main account that is signed in, and the terms that they may get. */
async function createCustomer() {
  const main = await world.signedIn()
  const params = { id: main.customerId }
  const { priceLists } = (await dutch.call(getCustomer, { params })).data
  const terms = { priceListId: priceLists[0]?.priceListId ?? 0, termsNetDays: 14, creditLimit: 250.5 }
  return { main, params, terms }
}

const setStatus = (staff: Staff, params: { id: number }, status: 'active' | 'suspended', reason = 'Unpaid since May') =>
  staff.call(changeCustomerStatus, { params, body: { status, reason } })

const eventsOf = async ({ id }: { id: number }) =>
  (await admin.call(listAuditEvents, { query: { subject: `customer ${id}` } })).data.rows

const setState = (customerId: number, state: object) =>
  world.db.updateTable('customers').set(state).where('id', '=', customerId).execute()

test('terms are changed, and who changed what is known', async () => {
  const { params, terms } = await createCustomer()
  const body = { ...terms, accountManagerId: dutch.accountId }
  expect((await dutch.call(changeCustomerTerms, { params, body })).code).toBe(200)
  expect((await dutch.call(getCustomer, { params })).data).toMatchObject(body)
  expect(await eventsOf(params)).toMatchObject([
    {
      action: 'customer.changed',
      userName: dutch.userName,
      before: { termsNetDays: 30, creditLimit: 100_000_00, accountManager: null },
      after: { termsNetDays: 14, creditLimit: 250_50, accountManager: 'Test Person' },
    },
  ])
  await dutch.call(changeCustomerTerms, { params, body: { ...terms, creditLimit: 0 } })
  expect((await dutch.call(getCustomer, { params })).data).toMatchObject({ creditLimit: 0, accountManagerId: null })
})

test('terms that cannot be are refused by their field, and nothing changes', async () => {
  const { params, terms } = await createCustomer()
  for (const [given, fields] of [
    [{ priceListId: 9_999 }, ['priceListId']],
    [{ termsNetDays: 0 }, ['creditLimit']],
    [{ accountManagerId: german.accountId }, ['accountManagerId']],
  ] as const) {
    const { failure } = await dutch.call(changeCustomerTerms, { params, body: { ...terms, ...given } })
    expect(failure).toMatchObject({ reason: 'request.invalid', fields })
  }
  expect((await dutch.call(getCustomer, { params })).data.termsNetDays).toBe(30)
  expect(await eventsOf(params)).toEqual([])
})

test('a suspension ends the sessions of everybody at once, and they do not come back with the customer', async () => {
  const { main, params } = await createCustomer()
  const buyer = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  const other = await world.signedIn()
  expect((await setStatus(dutch, params, 'suspended', ' Unpaid since May ')).code).toBe(200)
  for (const person of [main, buyer]) expect((await person.call(getInfo, {})).status).toBe(401)
  expect((await other.call(getInfo, {})).code).toBe(200)
  const body = { username: main.userName, password, grant_type: 'password' as const }
  expect((await world.call(signIn, { query: {}, body })).code).toBe(10_001)
  expect((await dutch.call(getCustomer, { params })).data).toMatchObject({
    status: 'suspended',
    suspendedBecause: 'Unpaid since May',
  })

  expect((await setStatus(dutch, params, 'active', 'Paid')).code).toBe(200)
  expect((await main.call(getInfo, {})).status).toBe(401)
  expect((await world.call(signIn, { query: {}, body })).code).toBe(200)
  expect((await dutch.call(getCustomer, { params })).data).toMatchObject({ status: 'active', suspendedBecause: null })
  expect(await eventsOf(params)).toMatchObject([
    { action: 'customer.changed', before: { status: 'suspended' }, after: { status: 'active', reason: 'Paid' } },
    { before: { status: 'active' }, after: { status: 'suspended', reason: 'Unpaid since May' } },
  ])
})

test('a suspension needs its reason; of two at once one counts', async () => {
  const { params } = await createCustomer()
  expect((await setStatus(dutch, params, 'suspended', ' \n')).failure.fields).toEqual(['reason'])
  const lockedCustomers = await world.db.transaction().execute(async (tx) => {
    await tx.selectFrom('customers').select('id').where('id', '=', params.id).forUpdate().execute()
    const both = [1, 2].map(() => setStatus(dutch, params, 'suspended'))
    // So both have read all that they read without waiting.
    await vi.waitFor(async () => expect(await world.waiting()).toBe(2), { interval: 10 })
    return { both }
  })
  const answers = await Promise.all(lockedCustomers.both)
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 60_003])
  expect(await eventsOf(params)).toHaveLength(1)
})

test('who waits or was rejected gets no terms and is not suspended', async () => {
  const { params, terms } = await createCustomer()
  for (const state of [{ status: 'pending' }, { status: 'rejected', rejected_because: 'No documents' }]) {
    await setState(params.id, state)
    expect((await dutch.call(changeCustomerTerms, { params, body: terms })).code).toBe(60_003)
    for (const status of ['active', 'suspended'] as const)
      expect((await setStatus(dutch, params, status)).code).toBe(60_003)
  }
})

test('customers of other sites are not found; customers and visitors ask in vain', async () => {
  const { main, params, terms } = await createCustomer()
  expect((await german.call(changeCustomerTerms, { params, body: terms })).status).toBe(404)
  expect((await setStatus(german, params, 'suspended')).status).toBe(404)
  const body = { ...terms, status: 'suspended' as const, reason: 'No' }
  for (const spec of [changeCustomerTerms, changeCustomerStatus]) {
    expect((await main.call(spec, { params, body })).status).toBe(403)
    expect((await world.call(spec, { params, body })).status).toBe(401)
  }
})

test('a rejection is taken back once, and the customer waits again', async () => {
  const { params } = await createCustomer()
  await setState(params.id, { status: 'rejected', rejected_because: 'No such company' })
  expect((await german.call(reopenRegistration, { params })).status).toBe(404)
  const both = await Promise.all([
    dutch.call(reopenRegistration, { params }),
    admin.call(reopenRegistration, { params }),
  ])
  expect(both.map(({ code }) => code).sort()).toEqual([200, 60_003])
  expect((await dutch.call(getCustomer, { params })).data).toMatchObject({ status: 'pending', rejectedBecause: null })
  expect(await eventsOf(params)).toMatchObject([
    { before: { status: 'rejected', reason: 'No such company' }, after: { status: 'pending' } },
  ])
})

test('equal VAT numbers are pointed out however they are written; those of other sites without a name', async () => {
  const [one, other] = [await world.customer({ orgId: 1 }), await world.customer({ orgId: 1 })]
  const elsewhere = await world.customer({ orgId: 5 })
  await setState(one, { vat_number: 'NL 8099.99.771 B01' })
  await setState(other, { vat_number: 'nl809999771b01', company: 'Twice B.V.', custnum: 'TWICE1' })
  await setState(elsewhere, { vat_number: 'NL809999771B01' })
  const equalVatFor = async (staff: Staff) => (await staff.call(getCustomer, { params: { id: one } })).data.equalVat
  const nobody = { customerId: null, company: '', custnum: '' }
  const twice = { customerId: other, company: 'Twice B.V.', custnum: 'TWICE1' }
  expect(await equalVatFor(dutch)).toEqual([twice, nobody])
  expect((await equalVatFor(admin)).map(({ customerId }) => customerId)).toEqual([other, elsewhere])
  await setState(one, { vat_number: null })
  expect(await equalVatFor(dutch)).toEqual([])
})
