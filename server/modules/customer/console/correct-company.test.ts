import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  changePersonStatus,
  correctCustomer,
  getCustomer,
  listCustomers,
  sendPersonLink,
} from '../../../../contract/customer/customer.ts'
import { getInfo, signIn } from '../../../../contract/me/session.ts'
import { listAuditEvents } from '../../../../contract/office/audit.ts'
import { correctable } from '../../../../rules/customer/customer.ts'
import { password } from '../../../testing/builders.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let admin: Staff
let dutch: Staff
let german: Staff
const askedNumbers: string[] = []
let answer: 'valid' | 'invalid' | 'unknown' = 'valid'
beforeAll(async () => {
  const vatService = async (number: string) => {
    askedNumbers.push(number)
    return answer
  }
  world = await buildWorld({ vatService })
  admin = await world.staff('admin')
  dutch = await world.staff('manager', [1])
  german = await world.staff('manager', [1, 5, 7])
})
afterAll(() => world.close())

/** A customer of the Dutch site, and what a form would start from. */
async function createCustomer() {
  const main = await world.signedIn()
  await world.db
    .updateTable('customers')
    .set({ vat_number: 'NL000099998B57', vat_confirmed: true, phone: '' })
    .where('id', '=', main.customerId)
    .execute()
  const params = { id: main.customerId }
  return { main, params, was: await factsOf(params) }
}

async function factsOf(params: { id: number }) {
  const { data } = await admin.call(getCustomer, { params })
  const facts = Object.fromEntries(correctable.map((field) => [field, data[field]]))
  return { ...facts, orgId: data.orgId } as Record<(typeof correctable)[number], string> & { orgId: number }
}

test('what was corrected is stored tidily, and who did it is known; the rest is not judged', async () => {
  const { params, was } = await createCustomer()
  askedNumbers.length = 0
  const body = { ...was, company: '  Nieuwe   Naam B.V. ', was }
  expect((await dutch.call(correctCustomer, { params, body })).code).toBe(200)
  // It has no phone, which a registration would need; the number was not touched, so nobody is asked about it.
  expect(await factsOf(params)).toEqual({ ...was, company: 'Nieuwe Naam B.V.' })
  expect(askedNumbers).toEqual([])
  expect((await dutch.call(getCustomer, { params })).data.vatConfirmed).toBe(true)
  const { rows } = (await admin.call(listAuditEvents, { query: { subject: `customer ${params.id}` } })).data
  expect(rows).toMatchObject([
    {
      action: 'customer.changed',
      userName: dutch.userName,
      before: { company: was.company },
      after: { company: 'Nieuwe Naam B.V.' },
    },
  ])
})

test.each([
  ['valid', true],
  ['unknown', null],
] as const)('the official service is asked about a new VAT number: %s', async (said, confirmed) => {
  const { params, was } = await createCustomer()
  askedNumbers.length = 0
  answer = said
  const body = { ...was, vatNumber: 'nl 0000.00012 B06', was }
  const { code, failure } = await dutch.call(correctCustomer, { params, body })
  expect([code, failure?.fields]).toEqual([200, undefined])
  expect(askedNumbers).toEqual(['NL000000012B06'])
  const { data } = await dutch.call(getCustomer, { params })
  expect([data.vatNumber, data.vatConfirmed]).toEqual(['NL000000012B06', confirmed])
})

test.each([
  [{ company: '' }, 'request.invalid', ['company']],
  [{ vatNumber: 'NL123' }, 'request.invalid', ['vatNumber']],
  [{ vatNumber: 'NL000000013B06' }, 'request.invalid', ['vatNumber']],
  [{ phone: 'none' }, 'request.invalid', ['phone']],
  [{ orgId: 999 }, 'request.invalid', ['orgId']],
])('what cannot be is refused by its field: %j', async (wrong, reason, fields) => {
  const { params, was } = await createCustomer()
  const { failure } = await german.call(correctCustomer, { params, body: { ...was, ...wrong, was } })
  expect([failure.reason, failure.fields]).toEqual([reason, fields])
  expect(await factsOf(params)).toEqual(was)
})

test('a number that the official service does not know is refused', async () => {
  const { params, was } = await createCustomer()
  answer = 'invalid'
  const { failure } = await dutch.call(correctCustomer, { params, body: { ...was, vatNumber: 'NL000000012B06', was } })
  expect(failure.reason).toBe('registration.vat_refused')
  answer = 'valid'
})

test('what was changed meanwhile is not lost: of two at once the second is refused', async () => {
  const { params, was } = await createCustomer()
  const both = await world.db.transaction().execute(async (tx) => {
    await tx.selectFrom('customers').select('id').where('id', '=', params.id).forUpdate().execute()
    const first = dutch.call(correctCustomer, { params, body: { ...was, fax: '+31 20 000 0001', was } })
    const second = german.call(correctCustomer, { params, body: { ...was, fax: '+31 20 000 0002', was } })
    await vi.waitFor(async () => expect(await world.waiting()).toBe(2))
    return [first, second]
  })
  const reasons = (await Promise.all(both)).map(({ code, failure }) => (code === 200 ? 'stored' : failure.reason))
  expect(reasons.toSorted()).toEqual(['customer.changed', 'stored'])
})

test('a customer moves to another site of the same currency that the user can access, and to no other', async () => {
  const { main, params, was } = await createCustomer()
  await world.db
    .updateTable('customers')
    .set({ account_manager_id: dutch.accountId })
    .where('id', '=', params.id)
    .execute()
  const move = (staff: Staff, orgId: number) => staff.call(correctCustomer, { params, body: { ...was, orgId, was } })
  expect((await move(dutch, 5)).failure).toMatchObject({ reason: 'request.invalid', fields: ['orgId'] })
  expect((await move(admin, 7)).failure).toMatchObject({ reason: 'customer.other_currency', fields: ['orgId'] })
  expect((await move(german, 5)).code).toBe(200)
  // Who looked after it there does so no more, and does not find it.
  expect((await german.call(getCustomer, { params })).data).toMatchObject({
    siteName: 'Deutschland',
    accountManagerId: null,
  })
  expect((await dutch.call(getCustomer, { params })).status).toBe(404)
  expect((await main.call(getInfo, {})).data.user.orgId).toBe(5)
})

test('customers with one VAT number are pointed out in the list, however many, without a query for each', async () => {
  const number = 'DE000000011'
  const ids: number[] = []
  for (const written of [number, 'de 000 000 011', 'DE-000000011']) {
    const id = await world.customer()
    ids.push(id)
    await world.db.updateTable('customers').set({ vat_number: written }).where('id', '=', id).execute()
  }
  const alone = await world.customer()
  await world.db.updateTable('customers').set({ vat_number: null }).where('id', '=', alone).execute()
  const list = () => dutch.call(listCustomers, { query: { pageSize: 60 } })
  const counts = new Map((await list()).data.rows.map((row) => [row.customerId, row.equalVatCount]))
  expect(ids.map((id) => counts.get(id))).toEqual([2, 2, 2])
  expect(counts.get(alone)).toBe(0)
  const many = (await world.queriesOf(list)).length
  const one = (await world.queriesOf(() => dutch.call(listCustomers, { query: { pageSize: 10 } }))).length
  expect(many).toBe(one)
})

test('an account of a customer is sent a link, suspended and reactivated', async () => {
  const { main, params } = await createCustomer()
  const buyer = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  const of = { params: { id: params.id, accountId: buyer.accountId } }
  const set = (status: 'active' | 'suspended') => dutch.call(changePersonStatus, { ...of, body: { status } })
  expect((await dutch.call(sendPersonLink, of)).code).toBe(200)
  expect((await buyer.call(getInfo, {})).status).toBe(401)
  const { people } = (await dutch.call(getCustomer, { params })).data
  const { email = '' } = people.find(({ accountId }) => accountId === buyer.accountId) ?? {}
  expect((await world.mailsTo(email)).at(-1)?.text).toContain('/my/password#token=')

  await set('suspended')
  const enter = () =>
    world.call(signIn, { query: {}, body: { username: buyer.userName, password, grant_type: 'password' } })
  expect((await enter()).failure.reason).toBe('session.wrong_credentials')
  expect((await dutch.call(sendPersonLink, of)).failure.reason).toBe('account.suspended')
  await set('active')
  expect((await enter()).code).toBe(200)
  const last = await dutch.call(changePersonStatus, {
    params: { id: params.id, accountId: main.accountId },
    body: { status: 'suspended' },
  })
  expect(last.failure.reason).toBe('account.last_main')
  const { rows } = (await admin.call(listAuditEvents, { query: { subject: `account ${buyer.accountId}` } })).data
  expect(rows.map(({ userName, action }) => [userName, action])).toEqual([
    [buyer.userName, 'session.opened'],
    [dutch.userName, 'account.changed'],
    [null, 'session.refused'],
    [dutch.userName, 'account.changed'],
    [dutch.userName, 'password.link_sent'],
  ])
})

test('accounts of another customer, and customers of other sites, are not found', async () => {
  const [{ params }, { main: stranger }] = [await createCustomer(), await createCustomer()]
  const of = { params: { id: params.id, accountId: stranger.accountId } }
  expect((await dutch.call(sendPersonLink, of)).status).toBe(404)
  expect((await dutch.call(changePersonStatus, { ...of, body: { status: 'suspended' } })).status).toBe(404)
  const italian = await world.staff('desk', [3])
  const own = { params: { id: stranger.customerId, accountId: stranger.accountId } }
  expect((await italian.call(sendPersonLink, own)).status).toBe(404)
  expect((await italian.call(changePersonStatus, { ...own, body: { status: 'suspended' } })).status).toBe(404)
})
