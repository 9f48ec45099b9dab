import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getInfo, signIn } from '../../../../contract/me/session.ts'
import { applicantsOf, type italianCompany } from '../../../testing/applicant.ts'
import { password } from '../../../testing/builders.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import type { VatAnswer } from '../../../vat-service/vat-service.ts'

let world: World
let begun: ReturnType<typeof applicantsOf>['begun']
let send: ReturnType<typeof applicantsOf>['send']
let ownAddress: () => string
let vatAnswer: VatAnswer = 'unknown'
const vatAsked: string[] = []
const openTransactions: number[] = []

beforeAll(async () => {
  world = await buildWorld({
    vatService: async (number) => {
      vatAsked.push(number)
      openTransactions.push((await world.idleTransactions()) ?? 0)
      return vatAnswer
    },
  })
  ;({ begun, send, ownAddress } = applicantsOf(world))
})
beforeEach(() => {
  vatAnswer = 'unknown'
  vatAsked.length = 0
  openTransactions.length = 0
})
afterAll(() => world.close())

const customers = () => world.db.selectFrom('customers').select('id').execute()

test('a company registers: customer, address, account, documents, mails and audit', async () => {
  const person = await begun()
  const answer = await send(person.token)
  expect(answer).toMatchObject({
    status: 200,
    code: 200,
    data: {
      status: 'pending',
      userName: person.userName,
      email: person.email,
      company: 'Esempio Forniture S.r.l.',
      siteName: 'Italia',
    },
  })
  const { custnum } = answer.data
  const customer = await world.db
    .selectFrom('customers')
    .selectAll()
    .where('custnum', '=', custnum)
    .executeTakeFirstOrThrow()
  expect(customer).toMatchObject({
    org_id: 3,
    status: 'pending',
    company: 'Esempio Forniture S.r.l.',
    vat_number: 'IT00000010215',
    tax_code: '00000010215',
    sdi_code: 'ABC1234',
    phone: '+39 02 0000 0301',
    country: 'IT',
    credit_limit: 0,
    terms_net_days: 0,
    vat_confirmed: null,
    registered_at: world.now(),
    membership_agreed_at: world.now(),
  })
  expect(custnum).toBe(`C${200_000 + customer.id}`)
  expect(
    await world.db.selectFrom('addresses').selectAll().where('customer_id', '=', customer.id).execute(),
  ).toMatchObject([
    { kind: 'billing', is_default: true, first_name: 'Ilaria', city: 'Milano', state: 'MI', email: person.email },
  ])
  expect(
    await world.db.selectFrom('accounts').selectAll().where('customer_id', '=', customer.id).execute(),
  ).toMatchObject([
    {
      user_name: person.userName,
      email: person.email,
      name: 'Ilaria Esempio',
      role: 'none',
      status: 'active',
      confirmed: false,
      language: 'it',
    },
  ])
  expect(
    await world.db.selectFrom('documents').selectAll().where('customer_id', '=', customer.id).execute(),
  ).toMatchObject([{ name: 'visura.jpg', draft_id: null }])
  const mails = await world.db
    .selectFrom('mails')
    .selectAll()
    .where('cause', '=', `registration ${custnum}`)
    .orderBy('id')
    .execute()
  expect(mails).toMatchObject([
    { org_id: 3, recipient: person.email, language: 'it', subject: 'Grazie per la registrazione' },
    { org_id: 3, recipient: 'service.it@aster.example', reply_to: person.email, language: 'it' },
  ])
  expect(JSON.stringify(mails[1]?.parts)).toContain('IT00000010215')
  const [event] = await world.db.selectFrom('audit_events').selectAll().where('customer_id', '=', customer.id).execute()
  expect(event).toMatchObject({ action: 'customer.registered', subject: `customer ${customer.id}` })
  expect(JSON.stringify([event, mails])).not.toMatch(/argon2|Correct2horse/)
})

test('who has registered signs in and holds nothing, so they see no price', async () => {
  const person = await begun()
  await send(person.token)
  const { data } = await world.call(signIn, {
    query: {},
    body: { username: person.userName, password, grant_type: 'password' },
  })
  const info = await world.call(getInfo, {}, { token: data.access_token })
  expect(info.data).toMatchObject({ roles: ['ROLE_DEFAULT'], permissions: [], user: { confirmed: false, orgId: 3 } })
})

test('a token registers once; the same key answers the same again, another fact under it is refused', async () => {
  const { token } = await begun()
  const key = randomUUID()
  const answers = await Promise.all([send(token, {}, { key }), send(token, {}, { key }), send(token, {}, { key })])
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ data }) => data.custnum)).size).toBe(1)
  expect((await send(token, {}, { key })).data).toEqual(answers[0]?.data)
  expect(await send(token, { city: 'Torino' }, { key })).toMatchObject({ status: 409, code: 409 })
  expect((await send(token)).failure.reason).toBe('registration.draft_over')
})

test('one key for two registrations at once stands for one of them', async () => {
  const key = randomUUID()
  const drafts = [await begun(), await begun()]
  const answers = await Promise.all(drafts.map(({ token }) => send(token, {}, { key })))
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
})

test('two keys at once register once', async () => {
  const { token } = await begun()
  const before = (await customers()).length
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(token)))
  const refused = answers.filter(({ code }) => code !== 200)
  expect(refused.map(({ failure }) => failure.reason)).toEqual(Array(5).fill('registration.draft_over'))
  expect(await customers()).toHaveLength(before + 1)
})

test('without a document, or when mail cannot be written, nothing is stored and the token lives on', async () => {
  const { token } = await begun({ documents: 0 })
  const before = await customers()
  expect((await send(token)).failure).toMatchObject({ reason: 'registration.no_document', fields: ['documents'] })

  const other = await begun()
  await sql`alter table mails add constraint refused check (subject not like '%Refused%')`.execute(world.db)
  expect((await send(other.token, { company: 'Refused' })).status).toBe(500)
  await sql`alter table mails drop constraint refused`.execute(world.db)
  expect(await customers()).toEqual(before)
  expect(await world.db.selectFrom('accounts').select('id').where('email', '=', other.email).execute()).toEqual([])
  expect((await send(other.token)).code).toBe(200)
})

test.each<[Partial<typeof italianCompany>, object]>([
  [
    { firstName: ' ', lastName: '' },
    { firstName: 'missing', lastName: 'missing' },
  ],
  [{ company: '' }, { company: 'missing' }],
  [{ agreed: false }, { agreed: 'missing' }],
  [{ country: 'XX' }, { country: 'invalid' }],
  [{ vatNumber: 'IT00000010216' }, { vatNumber: 'invalid' }],
  [{ vatNumber: '' }, { vatNumber: 'missing' }],
  [{ taxCode: 'RCCMNL83S18D967H' }, { taxCode: 'invalid' }],
  [{ sdiCode: '12' }, { sdiCode: 'invalid' }],
  [{ postcode: '2010' }, { postcode: 'invalid' }],
  [{ phone: 'no' }, { phone: 'invalid' }],
  [{ country: 'US', vatNumber: '', postcode: '19103', state: 'Lombardia' }, { state: 'invalid' }],
])('%j is named and nothing is stored', async (given, faults) => {
  const { token } = await begun()
  const before = await customers()
  const answer = await send(token, given)
  expect(answer).toMatchObject({ status: 400, failure: { fields: Object.keys(faults), details: { faults } } })
  expect(await customers()).toEqual(before)
})

test('the site has to be one, and the currency its own', async () => {
  const { token } = await begun()
  expect((await send(token, { orgId: 999 })).failure.fields).toEqual(['orgId'])
  expect((await send(token, { currency: 'PLN' })).failure.fields).toEqual(['currency'])
})

test('the official service is asked outside of any transaction; what it knows is noted, its silence is nothing', async () => {
  vatAnswer = 'valid'
  const { data } = await send((await begun()).token)
  const stored = await world.db
    .selectFrom('customers')
    .select('vat_confirmed')
    .where('custnum', '=', data.custnum)
    .executeTakeFirst()
  expect(stored?.vat_confirmed).toBe(true)
  expect(vatAsked).toEqual(['IT00000010215'])
  expect(openTransactions).toEqual([0])

  vatAnswer = 'invalid'
  const { token } = await begun()
  expect((await send(token)).failure).toMatchObject({ reason: 'registration.vat_refused', fields: ['vatNumber'] })
  vatAnswer = 'unknown'
  expect((await send(token)).code).toBe(200)
})

test('a company of the US has no VAT number, and its state', async () => {
  const input = {
    orgId: 2,
    currency: 'USD',
    country: 'US',
    vatNumber: '',
    taxCode: '',
    sdiCode: '',
    state: 'PA',
    postcode: '19103',
  }
  const { data } = await send((await begun()).token, input)
  const stored = await world.db
    .selectFrom('customers')
    .select(['vat_number', 'sdi_code'])
    .where('custnum', '=', data.custnum)
    .executeTakeFirst()
  expect(stored).toEqual({ vat_number: null, sdi_code: '' })
  expect(vatAsked).toEqual([])
})

test('one address of the network registers no more than a few within the hour', async () => {
  const address = ownAddress()
  const tries = Array.from({ length: 10 }, () => ({ what: 'register', key: address, tried_at: world.now() }))
  await world.db.insertInto('limited_tries').values(tries).execute()
  expect((await send((await begun()).token, {}, { address })).status).toBe(429)
})

test('two who begin with one name: the second to finish is refused, and keeps their draft', async () => {
  const userName = `same.${randomUUID().slice(0, 6)}`
  const [one, two] = [await begun({ userName }), await begun({ userName: userName.toUpperCase() })]
  const answers = await Promise.all([send(one.token), send(two.token)])
  expect(answers.map(({ code }) => code).sort((one, two) => one - two)).toEqual([200, 10_124])
  const accounts = await world.db
    .selectFrom('accounts')
    .select('id')
    .where(sql<string>`lower(user_name)`, '=', userName)
    .execute()
  expect(accounts).toHaveLength(1)
})
