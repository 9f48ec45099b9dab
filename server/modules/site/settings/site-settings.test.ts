import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket } from '../../../../contract/basket/basket.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import {
  addSiteBankAccount,
  changeSiteAutomation,
  changeSiteContact,
  changeSiteOffice,
  changeSiteOrders,
  changeSiteSourcing,
  changeSiteWaiting,
  getSiteSettings,
  listSiteSettings,
} from '../../../../contract/site/settings.ts'
import { getOrgSite } from '../../../../contract/site/site.ts'
import { needsPaymentNotes } from '../../../../rules/invoice/payment-notes.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let admin: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
})
afterAll(() => world.close())

const site = async (id: number) => (await admin.call(getSiteSettings, { params: { id } })).data
const contactOf = async (id: number) => ({ ...(await site(id)).contact, certificates: [] })
const lacksOf = async (id: number) =>
  (await admin.call(listSiteSettings, {})).data.find(({ orgId }) => orgId === id)?.lacks

const company = {
  name: '  Neu  GmbH ',
  address1: 'Weg 1',
  postcode: '10115',
  city: 'Berlin',
  state: '',
  country: 'de',
  phone: '+49 30 555 0002',
  email: 'info@neu.example',
  registrationNumber: 'HRB 1',
  vatNumber: 'DE 111 111 125',
  legalNote: 'Stammkapital 25.000 €',
  peppolAddress: '9930:DE111111125',
  latePenalty: '',
  recoveryFee: '',
  earlyDiscount: '',
}
const account = {
  ...{ currency: 'GBP', holder: 'Neu Ltd', bank: 'New Bank', account: 'GB29NWBK60161331926819', bic: 'NWBKGB2L' },
  isPaymentAccount: true,
}

/** A customer of a site with something in the basket; what a preview and a placed order say. */
async function ordering(orgId: number, termsNetDays = 30) {
  const customerId = await world.customer({ orgId, termsNetDays, creditLimit: termsNetDays > 0 ? 100_000_00 : 0 })
  const buyer = await world.signedIn({ customerId })
  const { number } = await world.sku({ stock: { NL: 10, FR: 10, PL: 10, IT: 10, UK: 10, US: 10 } })
  await buyer.call(addToBasket, { body: { number, qty: 1 } })
  return async () => {
    const body = { lines: [{ number, qty: 1 }] }
    const { code, data, failure } = await buyer.call(previewOrder, { body })
    if (code !== 200) return failure.reason
    const placed = await buyer.call(
      placeOrder,
      { body: { ...body, revision: data.revision } },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    )
    return [data.warnings.map(({ reason }) => reason), placed.code === 200 ? 200 : placed.failure.reason]
  }
}

const closed = [['order.site_closed'], 'order.site_closed']
const open = [[], 200]

test('a site that has everything says so; one that lacks what it needs takes no orders until it is set', async () => {
  expect(await lacksOf(8)).toEqual([])
  const order = await ordering(8)
  expect(await order()).toEqual(open)
  const contact = await contactOf(8)
  await admin.call(changeSiteContact, { params: { id: 8 }, body: { ...contact, orderEmail: ' ' } })
  expect(await lacksOf(8)).toEqual(['orderAddress'])
  expect(await order()).toEqual(closed)
  await admin.call(changeSiteContact, { params: { id: 8 }, body: contact })
  expect(await order()).toEqual(open)
})

test('a site whose company is in France says what its law wants said of payments', async () => {
  const set = (office: { late_penalty?: string; country?: string }) =>
    world.db.updateTable('offices').set(office).where('org_id', '=', 8).where('kind', '=', 'company').execute()
  await set({ late_penalty: '' })
  expect(await lacksOf(8)).toEqual(['paymentNotes'])
  for (const country of ['DE', 'IT', 'NL', 'PL', 'GB', 'US', 'FR']) {
    await set({ country })
    expect([country, await lacksOf(8)]).toEqual([country, needsPaymentNotes(country) ? ['paymentNotes'] : []])
  }
  await set({ late_penalty: 'Three times the legal rate' })
  expect(await lacksOf(8)).toEqual([])
})

test.each([
  ['company', () => world.db.deleteFrom('offices').where('org_id', '=', 3).execute(), ['company', 'vatNumber'], closed],
  ['carrier', () => world.db.deleteFrom('shipping_rates').where('warehouse', '=', 'IT').execute(), ['carrier'], closed],
  [
    'hotline',
    () => world.db.updateTable('orgs').set({ hot_phone: '' }).where('id', '=', 3).execute(),
    ['hotline'],
    open,
  ],
])('%s', async (_, without, lacks, expected) => {
  const before = await Promise.all(
    (['offices', 'shipping_rates'] as const).map((table) => world.db.selectFrom(table).selectAll().execute()),
  )
  const order = await ordering(3)
  await without()
  expect(await lacksOf(3)).toEqual(lacks)
  expect(await order()).toEqual(expected)
  const [offices = [], rates = []] = before
  await world.db
    .insertInto('offices')
    .values(offices as never)
    .onConflict((at) => at.doNothing())
    .execute()
  await world.db
    .insertInto('shipping_rates')
    .values(rates as never)
    .onConflict((at) => at.doNothing())
    .execute()
  await world.db.updateTable('orgs').set({ hot_phone: '+39 02 0000 0003' }).where('id', '=', 3).execute()
})

test('a site without a company of its own has that of the site that it is registered with', async () => {
  await world.db.deleteFrom('offices').where('org_id', '=', 11).execute()
  const polish = await site(11)
  expect([polish.offices, polish.lacks]).toEqual([[], ['issuerAccounts']])
  expect(polish.registeredAt).toEqual({ orgId: 1, siteName: 'Netherlands' })
  expect((await site(1)).registeredAt).toBeNull()
})

test('the company is stored as it is written on documents, and shown to visitors at once', async () => {
  const params = { id: 5, kind: 'company' as const }
  expect((await admin.call(changeSiteOffice, { params, body: company })).code).toBe(200)
  expect((await site(5)).offices).toEqual([
    { kind: 'company', ...company, name: 'Neu GmbH', country: 'DE', vatNumber: 'DE111111125' },
  ])
  const { data } = await world.call(getOrgSite, { query: { orgId: 5 } })
  expect(data.legalEntity).toMatchObject({ name: 'Neu GmbH', city: 'Berlin' })
})

test.each([
  [{ name: '', phone: '12' }, ['name', 'phone']],
  [{ country: 'XX', postcode: '1' }, ['country']],
  [{ vatNumber: '' }, ['vatNumber']],
  [{ vatNumber: 'DE111111126' }, ['vatNumber']],
  [{ vatNumber: '111111125' }, ['vatNumber']],
  [{ email: 'nobody' }, ['email']],
  [{ country: 'FR', postcode: '75001', recoveryFee: '40 €' }, ['latePenalty', 'earlyDiscount']],
])('a company that cannot be is refused by its fields: %#', async (wrong, fields) => {
  const params = { id: 5, kind: 'company' as const }
  const refused = await admin.call(changeSiteOffice, { params, body: { ...company, ...wrong } })
  expect([refused.failure.reason, refused.failure.fields]).toEqual(['request.invalid', fields])
})

test('places are those of the region: headquarters in the United States alone', async () => {
  const params = { id: 5, kind: 'headquarters' as const }
  expect((await admin.call(changeSiteOffice, { params, body: company })).status).toBe(404)
  const american = { ...company, country: 'US', postcode: '90210', state: 'CA', vatNumber: '' }
  const nameless = { params: { ...params, id: 2 }, body: { ...american, registrationNumber: '' } }
  expect((await admin.call(changeSiteOffice, nameless)).failure.fields).toEqual(['registrationNumber'])
  expect((await admin.call(changeSiteOffice, { params: { ...params, id: 2 }, body: american })).code).toBe(200)
})

test.each([
  [{ opens: '17:30', closes: '08:30' }, ['closes']],
  [{ opens: '25:00' }, ['opens']],
  [{ serviceEmail: 'x', orderEmail: 'a b@example.com' }, ['serviceEmail', 'orderEmail']],
  [{ hotPhone: 'call us' }, ['hotPhone']],
])('how a site is reached is refused by its fields: %#', async (wrong, fields) => {
  const body = { ...(await contactOf(1)), ...wrong }
  const refused = await admin.call(changeSiteContact, { params: { id: 1 }, body })
  expect([refused.failure.reason, refused.failure.fields]).toEqual(['request.invalid', fields])
})

test('after what time orders move on by themselves is set, noted, and refused out of its bounds', async () => {
  const automation = { releaseAfterMinutes: 60, deliveredAfterDays: null, cancelUnpaidAfterDays: 30 }
  const params = { id: 8 }
  expect((await admin.call(changeSiteAutomation, { params, body: automation })).code).toBe(200)
  expect((await site(8)).automation).toEqual(automation)
  const noted = world.db.selectFrom('audit_events').select('after').where('subject', '=', 'site 8')
  const events = await noted.orderBy('position', 'desc').limit(1).execute()
  expect(events).toMatchObject([{ after: automation }])
  for (const wrong of [{ cancelUnpaidAfterDays: 7 }, { releaseAfterMinutes: -1 }, { deliveredAfterDays: 1e9 }]) {
    const refused = await admin.call(changeSiteAutomation, { params, body: { ...automation, ...wrong } })
    expect(refused.code).not.toBe(200)
  }
  expect((await site(8)).automation).toEqual(automation)
})

test('from where orders leave by default is set and noted; there are only two ways', async () => {
  const params = { id: 8 }
  expect((await site(8)).sourcing).toBe('fewestParcels')
  expect((await admin.call(changeSiteSourcing, { params, body: { sourcing: 'earliest' } })).code).toBe(200)
  expect((await site(8)).sourcing).toBe('earliest')
  const noted = world.db.selectFrom('audit_events').select(['before', 'after']).where('subject', '=', 'site 8')
  const [event] = await noted.orderBy('position', 'desc').limit(1).execute()
  expect(event).toMatchObject({ before: { sourcing: 'fewestParcels' }, after: { sourcing: 'earliest' } })
  const wrong = { sourcing: 'cheapest' as 'earliest' }
  expect((await admin.call(changeSiteSourcing, { params, body: wrong })).code).not.toBe(200)
})

test('whether waiting orders move is set and noted; at first they stay', async () => {
  const params = { id: 8 }
  expect((await site(8)).movesWaiting).toBe(false)
  expect((await admin.call(changeSiteWaiting, { params, body: { movesWaiting: true } })).code).toBe(200)
  expect((await site(8)).movesWaiting).toBe(true)
  const noted = world.db.selectFrom('audit_events').select(['before', 'after']).where('subject', '=', 'site 8')
  const [event] = await noted.orderBy('position', 'desc').limit(1).execute()
  expect(event).toMatchObject({ before: { movesWaiting: false }, after: { movesWaiting: true } })
})

test('staff close a site and open it again; what changed is in the audit trail, and nothing where nothing did', async () => {
  const order = await ordering(7)
  const events = () =>
    world.db
      .selectFrom('audit_events')
      .select(['account_id', 'before', 'after'])
      .where('subject', '=', 'site 7')
      .orderBy('position')
      .execute()
  const close = (takesOrders: boolean) => admin.call(changeSiteOrders, { params: { id: 7 }, body: { takesOrders } })
  await close(true)
  expect(await events()).toEqual([])
  await close(false)
  expect((await site(7)).takesOrders).toBe(false)
  expect(await order()).toEqual(closed)
  await close(true)
  expect(await order()).toEqual(open)
  expect(await events()).toMatchObject([
    { account_id: admin.accountId, before: { takesOrders: true }, after: { takesOrders: false } },
    { before: { takesOrders: false }, after: { takesOrders: true } },
  ])
})

test('two who change one site at once both leave what they changed', async () => {
  const contact = await contactOf(7)
  const changePhone = (hotPhone: string) =>
    admin.call(changeSiteContact, { params: { id: 7 }, body: { ...contact, hotPhone } })
  await Promise.all([
    changePhone('+44 20 7946 0001'),
    changePhone('+44 20 7946 0002'),
    admin.call(addSiteBankAccount, { params: { id: 7 }, body: account }),
  ])
  expect((await site(7)).bankAccounts).toContainEqual(expect.objectContaining(account))
  const events = await world.db.selectFrom('audit_events').select('position').where('subject', '=', 'site 7').execute()
  expect(events).toHaveLength(5)
})

test('a manager sees none of it', async () => {
  const manager = await world.staff('manager', [5])
  const input = { params: { id: 5 } }
  expect((await manager.call(getSiteSettings, input)).status).toBe(403)
  expect((await manager.call(addSiteBankAccount, { ...input, body: account })).status).toBe(403)
})
