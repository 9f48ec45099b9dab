import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addToBasket } from '../../../../contract/basket/basket.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import {
  addSiteBankAccount,
  changeSiteBankAccount,
  getSiteSettings,
  removeSiteBankAccount,
} from '../../../../contract/site/settings.ts'
import { makeBankFile } from '../../../testing/files/bank-file.ts'
import { ourAccount, paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { nameAccount } from '../sites/bank-account.queries.ts'

let world: World
let admin: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
})
afterAll(() => world.close())

const draft = { holder: 'Neu GmbH', bank: 'Neue Bank', account: 'de02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' }
type Draft = Partial<typeof draft & { currency: string; isPaymentAccount: boolean }>

const noAccount = 2_147_483_647

const site = async (id: number) => (await admin.call(getSiteSettings, { params: { id } })).data
const add = (id: number, given: Draft = {}) =>
  admin.call(addSiteBankAccount, {
    params: { id },
    body: { ...draft, currency: 'EUR', isPaymentAccount: false, ...given },
  })
const find = async (id: number, account: string) =>
  (await site(id)).bankAccounts.find((known) => known.account === account)
async function change(id: number, account: string, given: Draft) {
  const { bankAccountId = noAccount, currency: _, ...known } = { ...(await find(id, account)) }
  const body = { ...draft, isPaymentAccount: false, ...known, ...given }
  return admin.call(changeSiteBankAccount, { params: { id, bankAccountId }, body })
}
async function remove(id: number, account: string) {
  const { bankAccountId = noAccount } = { ...(await find(id, account)) }
  return admin.call(removeSiteBankAccount, { params: { id, bankAccountId } })
}
const marks = async (id: number, currency = 'EUR') =>
  (await site(id)).bankAccounts.flatMap((known) =>
    known.currency === currency && known.isPaymentAccount ? [known.account] : [],
  )
const reasonOf = ({ code, failure }: { code: number; failure: { reason: string } }) =>
  code === 200 ? 200 : failure.reason

/** A customer of a site who orders in advance, unless they have terms; where each order is paid, or why it is none. */
async function ordering(orgId: number, termsNetDays = 0) {
  const customerId = await world.customer({ orgId, termsNetDays, creditLimit: termsNetDays > 0 ? 100_000_00 : 0 })
  const buyer = await world.signedIn({ customerId })
  const { number } = await world.sku({ stock: { NL: 10, IT: 10, FR: 10 } })
  await buyer.call(addToBasket, { body: { number, qty: 1 } })
  return async () => {
    const body = { lines: [{ number, qty: 1 }] }
    const { revision } = (await buyer.call(previewOrder, { body })).data
    const placed = await buyer.call(
      placeOrder,
      { body: { ...body, revision } },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    )
    if (placed.code !== 200) return placed.failure.reason
    return (await buyer.call(getOrder, { params: { orderno: placed.data.orderno } })).data.payment?.account ?? null
  }
}

const lockWaits = async () => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
  return rows.length > 0
}

const demoGerman = 'DE95000000000000000005'
const german = 'DE02120300000000202051'
const other = 'DE02500105170137075030'

test('of several accounts of a currency one is the payment account, which orders in advance name', async () => {
  const order = await ordering(5)
  expect(reasonOf(await add(5))).toBe(200)
  expect(await marks(5)).toEqual([demoGerman])
  expect(await order()).toBe(demoGerman)
  expect(reasonOf(await change(5, german, { isPaymentAccount: true }))).toBe(200)
  expect(await marks(5)).toEqual([german])
  expect(await order()).toBe(german)
  await Promise.all([
    change(5, demoGerman, { isPaymentAccount: true }),
    add(5, { account: other, isPaymentAccount: true }),
  ])
  expect(await marks(5)).toHaveLength(1)
  const unmarked = world.db.updateTable('own_bank_accounts').set({ payment_currency: 'EUR' }).where('org_id', '=', 5)
  await expect(unmarked.execute()).rejects.toThrow('own_bank_accounts_org_id_payment_currency_key')
  expect((await site(5)).bankAccounts.map(({ account }) => account).sort((one, two) => one.localeCompare(two))).toEqual(
    [german, other, demoGerman],
  )
})

test('without a payment account nobody pays in advance there; customers with payment terms order still', async () => {
  const [inAdvance, later] = [await ordering(3), await ordering(3, 30)]
  const [italian = ''] = await marks(3)
  expect(await inAdvance()).toBe(italian)
  expect(reasonOf(await change(3, italian, { isPaymentAccount: false }))).toBe(200)
  expect((await site(3)).lacks).toContain('bankAccount')
  expect(await inAdvance()).toBe('order.site_closed')
  expect(await later()).toBeNull()
  expect(reasonOf(await change(3, italian, { isPaymentAccount: true }))).toBe(200)
  expect((await site(3)).lacks).not.toContain('bankAccount')
  expect(await inAdvance()).toBe(italian)
})

test.each([
  [{ account: 'DE03120300000000202051' }, ['account']],
  [{ account: '12345678' }, ['account']],
  [{ bic: 'BYLA', holder: ' ' }, ['holder', 'bic']],
  [{ bank: 'x'.repeat(71) }, ['bank']],
  [{ account: 'DE89370400440532013000', currency: 'CHF' }, ['currency']],
])('an account that cannot be is refused by its fields: %#', async (given, fields) => {
  const refused = await add(5, given)
  expect([refused.failure.reason, refused.failure.fields]).toEqual(['request.invalid', fields])
})

test('in the United States an account has digits', async () => {
  expect((await add(2, { currency: 'USD', account: '0001 2345 678', bic: 'CHASUS33' })).code).toBe(200)
  expect(await find(2, '00012345678')).toMatchObject({ currency: 'USD', isPaymentAccount: false })
})

test('an account belongs to one company, by the rule, at once at two sites, and by the database', async () => {
  const dutch = 'NL02ABNA0123456789'
  expect(reasonOf(await add(1, { account: dutch }))).toBe(200)
  const refused = await add(8, { account: dutch })
  expect([refused.failure.reason, refused.failure.fields]).toEqual(['bank_account.other_company', ['account']])
  expect(refused.msg).toBe('The company of the site Netherlands has this account')
  expect(reasonOf(await change(8, 'FR1000000000000000000000800', { account: dutch }))).toBe(
    'bank_account.other_company',
  )
  expect(reasonOf(await add(1, { account: dutch }))).toBe('bank_account.known')
  expect(reasonOf(await add(1, { account: dutch, currency: 'PLN' }))).toBe(200)
  const values = { org_id: 8, holder: 'A', bank: 'B', bic: 'ABNANL2A' }
  let later: ReturnType<typeof add> | undefined
  await world.db.transaction().execute(async (tx) => {
    const first = { ...values, org_id: 3, currency: 'EUR', account: 'FR1420041010050500013M02606' }
    await tx.insertInto('own_bank_accounts').values(first).execute()
    later = add(8, { account: first.account })
    await vi.waitUntil(lockWaits)
  })
  expect(later && reasonOf(await later)).toBe('bank_account.other_company')
  const stored = world.db.insertInto('own_bank_accounts').values({ ...values, currency: 'GBP', account: dutch })
  await expect(stored.execute()).rejects.toThrow('another company has the account')
})

test('an account to which nothing refers is removed or gets another number', async () => {
  const [first, second] = ['FR7630006000011234567890189', 'FR7630004000031234567890143']
  await add(8, { account: first })
  expect(reasonOf(await change(8, first, { account: second }))).toBe(200)
  expect(await find(8, first)).toBeUndefined()
  expect(reasonOf(await remove(8, second))).toBe(200)
  expect(await find(8, second)).toBeUndefined()
  expect((await remove(8, second)).status).toBe(404)
  expect((await change(5, second, {})).status).toBe(404)
})

test('an account that an order in advance, an invoice or a statement names stays, and its statements are read', async () => {
  const money = await paymentWorld(world)
  const buyer = await world.signedIn()
  await money.invoice(buyer)
  const kept = [await remove(1, ourAccount), await change(1, ourAccount, { account: 'NL20INGB0001234567' })]
  expect(kept.map(reasonOf)).toEqual(['bank_account.in_use', 'bank_account.in_use'])
  expect(kept.map(({ failure }) => failure.fields)).toEqual([['account'], ['account']])

  const savings = 'NL39RABO0300065264'
  await add(1, { account: savings })
  expect((await money.send(makeBankFile([{ id: 'S1', account: savings, entries: [] }]))).code).toBe(200)
  expect(reasonOf(await remove(1, savings))).toBe('bank_account.in_use')
  const removed = world.db.deleteFrom('own_bank_accounts').where('account', '=', savings)
  await expect(removed.execute()).rejects.toThrow('statements of the account')

  expect(reasonOf(await change(1, savings, { isPaymentAccount: true }))).toBe(200)
  expect(await marks(1)).toEqual([savings])
  expect((await money.send(makeBankFile([{ id: 'S2', account: ourAccount, entries: [] }]))).code).toBe(200)

  const reminded = 'NL86INGB0002445588'
  await add(1, { account: reminded, isPaymentAccount: true })
  await sql`
    insert into reminders (customer_id, currency, level, amount, written_on, at, account_id, language, facts)
    values (${buyer.customerId}, 'EUR', 1, 100, '2026-11-18', '2026-11-18', ${admin.accountId}, 'en',
            ${JSON.stringify({ payments: [{ account: { account: reminded } }] })}::jsonb)`.execute(world.db)
  expect(reasonOf(await remove(1, reminded))).toBe('bank_account.in_use')

  const french = 'FR7630006000011234567890189'
  await add(8, { account: french, isPaymentAccount: true })
  expect(await (await ordering(8))()).toBe(french)
  await change(8, 'FR1000000000000000000000800', { isPaymentAccount: true })
  expect(reasonOf(await remove(8, french))).toBe('bank_account.in_use')
  await sql`update orders set status = 'cancelled' where org_id = 8 and status = 'awaitingPayment'`.execute(world.db)
  expect(reasonOf(await remove(8, french))).toBe(200)
})

test('an account that a document is just being given is not removed before the document is written', async () => {
  const french = 'FR7630004000031234567890143'
  await (await ordering(8))()
  await sql`update orders set status = 'cancelled' where org_id = 8`.execute(world.db)
  await add(8, { account: french, isPaymentAccount: true })
  let removal: Promise<unknown> | undefined
  let isOver = false
  await world.db.transaction().execute(async (tx) => {
    expect((await nameAccount(tx, [8], 'EUR'))?.account).toBe(french)
    removal = remove(8, french).then((answer) => {
      isOver = true
      return reasonOf(answer)
    })
    await vi.waitUntil(async () => isOver || (await lockWaits()))
    await sql`
      update orders set status = 'awaitingPayment', placed_at = (select named_from from own_bank_accounts where account = ${french})
       where org_id = 8`.execute(tx)
  })
  expect(await removal).toBe('bank_account.in_use')
})

test('a site asks for an account of each company that invoices for it in its currency, until there is one', async () => {
  const missing = async (id: number) => {
    const { missingAccounts, lacks } = await site(id)
    expect(lacks.includes('issuerAccounts')).toBe(missingAccounts.length > 0)
    return missingAccounts.map(({ company, currency }) => `${company} ${currency}`).sort()
  }
  // The Dutch company is that of the Polish site, too.
  const others = ['Aster Esempio S.r.l. PLN', 'Aster Example Ltd PLN', 'Aster Exemple SARL PLN']
  expect(await missing(11)).toEqual(others)
  expect(await missing(2)).toEqual([])
  await add(3, { account: 'IT40S0542811101000000123456', currency: 'PLN', isPaymentAccount: true })
  expect(await missing(11)).toEqual(others.slice(1))
  await add(7, { account: 'GB29NWBK60161331926819', currency: 'PLN' })
  expect(await missing(11)).toEqual(others.slice(1))
  await change(7, 'GB29NWBK60161331926819', { isPaymentAccount: true })
  expect(await missing(11)).toEqual(others.slice(2))
  await world.db.deleteFrom('shipping_rates').where('warehouse', '=', 'FR').where('currency', '=', 'PLN').execute()
  expect(await missing(11)).toEqual([])
})
