import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approveCustomer,
  getCustomer,
  getCustomerDocument,
  listCustomers,
  rejectCustomer,
} from '../../../../contract/customer/customer.ts'
import { getInfo, signIn } from '../../../../contract/me/session.ts'
import { listAuditEvents } from '../../../../contract/office/audit.ts'
import { applicantsOf } from '../../../testing/applicant.ts'
import { password } from '../../../testing/builders.ts'
import { addCoupon } from '../../../testing/order/coupon.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let people: ReturnType<typeof applicantsOf>
let admin: Staff
let italian: Staff
let german: Staff
beforeAll(async () => {
  world = await buildWorld()
  people = applicantsOf(world)
  admin = await world.staff('admin')
  italian = await world.staff('manager', [3])
  german = await world.staff('manager', [5])
})
afterAll(() => world.close())

/** An Italian company that waits for approval. */
async function applied() {
  const person = await people.begun()
  const { custnum } = (await people.send(person.token)).data
  const { rows } = (await admin.call(listCustomers, { query: { keyword: custnum } })).data
  const customerId = rows[0]?.customerId ?? 0
  const { priceLists } = (await admin.call(getCustomer, { params: { id: customerId } })).data
  return { ...person, custnum, customerId, params: { id: customerId }, priceListId: priceLists[0]?.priceListId ?? 0 }
}

const terms = { termsNetDays: 30, creditLimit: 2500.5 }

const signedIn = (username: string) =>
  world.call(signIn, { query: {}, body: { username, password, grant_type: 'password' } })

async function rightsOf(userName: string) {
  const { data } = await signedIn(userName)
  return (await world.call(getInfo, {}, { token: data.access_token })).data
}

test('who waits is listed, the longest first, and found by a word of theirs', async () => {
  const [first, second] = [await applied(), await applied()]
  const { rows } = (await italian.call(listCustomers, { query: { status: 'pending' } })).data
  const order = rows.map(({ custnum }) => custnum)
  expect(order.indexOf(first.custnum)).toBeGreaterThanOrEqual(0)
  expect(rows.every(({ status }) => status === 'pending')).toBe(true)
  for (const keyword of [second.custnum, second.userName.toUpperCase(), ` ${second.email}`]) {
    const found = (await italian.call(listCustomers, { query: { keyword } })).data
    expect([found.rows.map(({ custnum }) => custnum), found.total]).toEqual([[second.custnum], 1])
  }
  expect((await italian.call(listCustomers, { query: { keyword: '%' } })).data.rows).toEqual([])
})

test('the detail holds all that was registered, the documents, and what may be chosen', async () => {
  const { params, userName, email, custnum } = await applied()
  const { data } = await italian.call(getCustomer, { params })
  expect(data).toMatchObject({
    custnum,
    company: 'Esempio Forniture S.r.l.',
    status: 'pending',
    siteName: 'Italia',
    currency: 'EUR',
    vatNumber: 'IT00000010215',
    vatConfirmed: null,
    taxCode: '00000010215',
    sdiCode: 'ABC1234',
    documentCount: 1,
    address: { city: 'Milano', state: 'MI', firstName: 'Ilaria' },
    people: [{ userName, email, role: 'none', language: 'it' }],
    documents: [{ name: 'visura.jpg', mediaType: 'image/jpeg' }],
    registeredAt: world.now().toISOString(),
  })
  expect(data.managers.map(({ accountId }) => accountId)).toContain(italian.accountId)
  expect(data.managers.map(({ accountId }) => accountId)).not.toContain(german.accountId)
})

test('a document is sent to be kept, never to be opened as a page of ours, and as a small picture', async () => {
  const { params } = await applied()
  const { documents } = (await italian.call(getCustomer, { params })).data
  const documentId = documents[0]?.documentId ?? 0
  const get = (staff: Staff, query = '') =>
    world.app.inject({
      url: `/dev-api${getCustomerDocument.path.replace(':id', String(params.id)).replace(':documentId', String(documentId))}${query}`,
      headers: { authorization: `Bearer ${staff.token}` },
    })
  const whole = await get(italian)
  expect(whole.rawPayload.length).toBe(documents[0]?.bytes)
  expect(whole.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
  expect(whole.headers['content-disposition']).toMatch(/^attachment/)
  expect((await get(italian, '?thumbnail=true')).statusCode).toBe(200)
  expect((await get(german)).statusCode).toBe(404)

  const other = await applied()
  const strange = { params: { id: other.customerId, documentId }, query: {} }
  expect((await italian.call(getCustomerDocument, strange)).status).toBe(404)
})

test('approved, the applicant has their terms and rights at once and is notified in their language', async () => {
  const { params, priceListId, email, userName, customerId } = await applied()
  expect((await rightsOf(userName)).permissions).toEqual([])
  const body = { priceListId, ...terms, accountManagerId: italian.accountId }
  expect((await italian.call(approveCustomer, { params, body })).code).toBe(200)

  const { data } = await italian.call(getCustomer, { params })
  expect(data).toMatchObject({ status: 'active', priceListId, ...terms, accountManagerId: italian.accountId })
  expect((await rightsOf(userName)).roles).toEqual(['main'])
  const mail = (await world.mailsTo(email)).at(-1)
  expect(mail).toMatchObject({ language: 'it', subject: 'Il Suo account è attivo' })
  expect(mail?.text).toContain('30 giorni netti')
  expect(mail?.text).toContain('https://shop.example/login')
  const { rows } = (await admin.call(listAuditEvents, { query: { subject: `customer ${customerId}` } })).data
  expect(rows[0]).toMatchObject({
    action: 'customer.approved',
    userName: italian.userName,
    before: { status: 'pending', role: 'none' },
    after: { status: 'active', role: 'main', termsNetDays: 30, creditLimit: 250_050 },
  })
})

test('a site welcomes who is approved with its coupon, once and while it runs, and the mail says so', async () => {
  const welcome = { orgId: 3, audience: 'newcomers', code: 'BENVENUTO' } as const
  const { couponId } = await addCoupon(world.db, welcome)
  const approved = async () => {
    const { params, priceListId, email, customerId } = await applied()
    await italian.call(approveCustomer, { params, body: { priceListId, ...terms } })
    const heldCoupons = world.db
      .selectFrom('customer_coupons')
      .select('coupon_id')
      .where('customer_id', '=', customerId)
    return { held: await heldCoupons.execute(), mail: (await world.mailsTo(email)).at(-1)?.text }
  }
  const newcomer = await approved()
  expect(newcomer.held).toEqual([{ coupon_id: couponId }])
  expect(newcomer.mail).toContain('il buono BENVENUTO')

  await world.db.updateTable('coupons').set({ ends_on: '2026-11-17' }).where('id', '=', couponId).execute()
  const late = await approved()
  expect(late.held).toEqual([])
  expect(late.mail).not.toContain('BENVENUTO')
})

test('rejected, the applicant is notified of the reason and cannot sign in', async () => {
  const { params, email, userName, customerId } = await applied()
  const body = { reason: ' The document cannot be read.\nPlease send another. ' }
  expect((await italian.call(rejectCustomer, { params, body })).code).toBe(200)
  expect((await italian.call(getCustomer, { params })).data).toMatchObject({
    status: 'rejected',
    rejectedBecause: body.reason.trim(),
  })
  expect((await signedIn(userName)).failure.reason).toMatch(/^session\./)
  const mail = (await world.mailsTo(email)).at(-1)
  expect(mail).toMatchObject({ language: 'it', subject: 'La Sua registrazione' })
  expect(mail?.text).toContain('The document cannot be read.\nPlease send another.')
  const { rows } = (await admin.call(listAuditEvents, { query: { subject: `customer ${customerId}` } })).data
  expect(rows[0]).toMatchObject({ action: 'customer.rejected', after: { reason: body.reason.trim() } })
})

test('of those who decide at once one wins, the others are refused, and one mail goes out', async () => {
  const { params, priceListId, email } = await applied()
  const before = (await world.mailsTo(email)).length
  const answers = await Promise.all([
    italian.call(approveCustomer, { params, body: { priceListId, ...terms } }),
    admin.call(rejectCustomer, { params, body: { reason: 'No' } }),
    italian.call(approveCustomer, { params, body: { priceListId, ...terms } }),
    admin.call(rejectCustomer, { params, body: { reason: 'No' } }),
  ])
  const refused = answers.filter(({ code }) => code !== 200)
  expect(refused.map(({ failure }) => failure.reason)).toEqual(Array(3).fill('customer.decided'))
  expect(await world.mailsTo(email)).toHaveLength(before + 1)
})

test('what cannot be chosen is refused by its field, and nothing is decided', async () => {
  const { params, priceListId } = await applied()
  const dollars = await world.db.selectFrom('price_lists').select('id').where('currency', '=', 'USD').executeTakeFirst()
  const tries: [object, string[]][] = [
    [{ priceListId: dollars?.id }, ['priceListId']],
    [{ termsNetDays: 0 }, ['creditLimit']],
    [{ creditLimit: 0.001 }, ['creditLimit']],
    [{ accountManagerId: german.accountId }, ['accountManagerId']],
  ]
  for (const [given, fields] of tries) {
    const answer = await italian.call(approveCustomer, { params, body: { priceListId, ...terms, ...given } })
    expect(answer.failure).toMatchObject({ reason: 'request.invalid', fields })
  }
  expect((await italian.call(rejectCustomer, { params, body: { reason: ' \n' } })).failure.fields).toEqual(['reason'])
  expect((await italian.call(getCustomer, { params })).data.status).toBe('pending')
})

test('customers of other sites are not found; customers and visitors ask in vain', async () => {
  const { params, priceListId, custnum } = await applied()
  const main = await world.signedIn({ orgId: 3 })
  const place = { params: { ...params, documentId: 1 }, query: {} }
  const approval = { ...place, body: { priceListId, ...terms } }
  const rejection = { ...place, body: { reason: 'No' } }
  const ask = async (who: Pick<typeof german, 'call'>) => [
    (await who.call(getCustomer, place)).status,
    (await who.call(getCustomerDocument, place)).status,
    (await who.call(approveCustomer, approval)).status,
    (await who.call(rejectCustomer, rejection)).status,
  ]
  expect((await german.call(listCustomers, { query: { keyword: custnum } })).data).toEqual({ rows: [], total: 0 })
  expect(await ask(german)).toEqual([404, 404, 404, 404])
  for (const [who, status] of [
    [main, 403],
    [world, 401],
  ] as const) {
    expect(await ask(who)).toEqual(Array(4).fill(status))
    expect((await who.call(listCustomers, place)).status).toBe(status)
  }
  expect((await italian.call(getCustomer, { params })).data.status).toBe('pending')
})
