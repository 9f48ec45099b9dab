import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, getCustomer, inviteMain, listCustomerChoices } from '../../../../contract/customer/customer.ts'
import { setPassword } from '../../../../contract/identity/password.ts'
import { italianCompany } from '../../../testing/applicant.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import type { VatAnswer } from '../../../vat-service/vat-service.ts'

let world: World
let italian: Awaited<ReturnType<World['staff']>>
let priceListId: number
let officialAnswer: VatAnswer = 'unknown'
beforeAll(async () => {
  world = await buildWorld({ vatService: async () => officialAnswer })
  italian = await world.staff('manager', [3])
  const euros = world.db.selectFrom('price_lists').select('id').where('currency', '=', 'EUR')
  priceListId = (await euros.executeTakeFirstOrThrow()).id
})
afterAll(() => world.close())

function draft(given: object = {}) {
  const { agreed: _, currency: __, ...company } = italianCompany
  const userName = `it.${randomUUID().slice(0, 8)}`
  const person = { userName, email: `${userName}@example.com`, language: 'it' }
  return { ...company, ...person, priceListId, termsNetDays: 30, creditLimit: 500, ...given }
}

test('a customer is there at once, with a main account whose user chooses a password by a mailed link', async () => {
  const body = draft({ accountManagerId: italian.accountId })
  const { data } = await italian.call(createCustomer, { body })
  expect(data.custnum).toBe(`C${200_000 + data.customerId}`)
  expect((await italian.call(getCustomer, { params: { id: data.customerId } })).data).toMatchObject({
    status: 'active',
    registeredAt: null,
    company: 'Esempio Forniture S.r.l.',
    vatNumber: 'IT00000010215',
    termsNetDays: 30,
    creditLimit: 500,
    accountManagerId: italian.accountId,
    siteName: 'Italia',
    address: { city: 'Milano' },
    people: [{ userName: body.userName, role: 'main', language: 'it', name: 'Ilaria Esempio', invited: true }],
  })
  const [mail] = await world.mailsTo(body.email)
  expect(mail?.language).toBe('it')
  expect(mail?.text).toContain('https://shop.example/my/password#token=')
  const events = world.db.selectFrom('audit_events').selectAll().where('customer_id', '=', data.customerId)
  const event = await events.executeTakeFirst()
  expect(event).toMatchObject({ action: 'customer.added', account_id: italian.accountId })
  expect(JSON.stringify(event)).not.toMatch(/argon2|token=/)
})

test('the official service is asked for the VAT number: what it does not know is refused, its silence is kept', async () => {
  officialAnswer = 'invalid'
  const refused = await italian.call(createCustomer, { body: draft() })
  expect(refused.failure).toMatchObject({ reason: 'registration.vat_refused', fields: ['vatNumber'] })
  for (const [answer, vatConfirmed] of [
    ['valid', true],
    ['unknown', null],
  ] as const) {
    officialAnswer = answer
    const { customerId } = (await italian.call(createCustomer, { body: draft() })).data
    const { data } = await italian.call(getCustomer, { params: { id: customerId } })
    expect(data.vatConfirmed).toBe(vatConfirmed)
  }
})

test('a link that went astray is sent again, to a corrected address, until a password was chosen', async () => {
  const body = draft()
  const { customerId } = (await italian.call(createCustomer, { body })).data
  const { people } = (await italian.call(getCustomer, { params: { id: customerId } })).data
  const accountId = people[0]?.accountId ?? 0
  const invite = (email: string, id = customerId) =>
    italian.call(inviteMain, { params: { id, accountId }, body: { email } })
  const email = `right.${body.email}`
  expect((await invite(` ${email.toUpperCase()} `)).code).toBe(200)
  const tokenTo = async (address: string) =>
    /token=([\w-]+)/.exec((await world.mailsTo(address))[0]?.text ?? '')?.[1] ?? ''
  const choose = (token: string) => world.call(setPassword, { body: { token, newPassword: 'Esempio7-nuovo' } })
  expect((await choose(await tokenTo(body.email))).failure.reason).toBe('account.link_over')

  const existing = await world.signedIn()
  expect((await invite('nobody')).failure.fields).toEqual(['email'])
  expect((await invite(`${existing.userName}@example.com`)).failure.reason).toBe('email.occupied')
  const other = (await italian.call(createCustomer, { body: draft() })).data
  for (const id of [existing.customerId, other.customerId]) {
    expect((await invite(email, id)).failure.reason).toBe('request.not_found')
  }

  expect((await choose(await tokenTo(email))).code).toBe(200)
  expect((await invite(email)).failure.reason).toBe('customer.has_password')
})

test('what is wrong is refused by its field, and nothing is stored', async () => {
  const count = async () => (await world.db.selectFrom('customers').select('id').execute()).length
  const existing = await world.signedIn()
  const before = await count()
  const tries: [object, string, string[]][] = [
    [{ userName: 'a' }, 'user_name.too_short', ['userName']],
    [{ userName: existing.userName.toUpperCase() }, 'user_name.taken', ['userName']],
    [{ email: `${existing.userName}@example.com` }, 'email.occupied', ['email']],
    [{ email: 'noor' }, 'request.invalid', ['email']],
    [{ language: 'xx' }, 'request.invalid', ['language']],
    [{ vatNumber: 'IT00000010216' }, 'request.invalid', ['vatNumber']],
    [{ city: ' ' }, 'request.invalid', ['city']],
    [{ priceListId: 9_999 }, 'request.invalid', ['priceListId']],
    [{ termsNetDays: 0 }, 'request.invalid', ['creditLimit']],
  ]
  for (const [given, reason, fields] of tries) {
    expect((await italian.call(createCustomer, { body: draft(given) })).failure).toMatchObject({ reason, fields })
  }
  expect(await count()).toBe(before)
})

test('nobody adds a customer to a site that they cannot access', async () => {
  expect((await italian.call(createCustomer, { body: draft({ orgId: 5 }) })).status).toBe(404)
  const main = await world.signedIn({ orgId: 3 })
  expect((await main.call(createCustomer, { body: draft() })).status).toBe(403)
  expect((await world.call(createCustomer, { body: draft() })).status).toBe(401)
})

test('twice at once adds one', async () => {
  const body = draft()
  const answers = await Promise.all([1, 2, 3].map(() => italian.call(createCustomer, { body })))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.filter(({ code }) => code !== 200).map(({ status }) => status)).toEqual([200, 200])
})

test('who adds a customer chooses among their sites, their price lists and who manages their account', async () => {
  const german = await world.staff('manager', [5])
  const choices = (await italian.call(listCustomerChoices, {})).data
  expect(choices).toMatchObject([{ orgId: 3, siteName: 'Italia', iso2: 'IT', currency: 'EUR', language: 'it' }])
  expect(choices[0]?.priceLists[0]).toEqual({ priceListId, name: 'EUR' })
  const managers = choices[0]?.managers.map(({ accountId }) => accountId)
  expect(managers).toContain(italian.accountId)
  expect(managers).not.toContain(german.accountId)
  const everywhere = (await (await world.staff('admin')).call(listCustomerChoices, {})).data
  expect(everywhere.map(({ orgId }) => orgId)).toEqual([1, 2, 3, 5, 7, 8, 11])
  expect(everywhere[1]?.priceLists.map(({ name }) => name)).toContain('USD')
  expect((await (await world.staff('manager')).call(listCustomerChoices, {})).data).toEqual([])
  expect((await (await world.signedIn()).call(listCustomerChoices, {})).status).toBe(403)
})
