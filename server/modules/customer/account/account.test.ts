import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, listBasket } from '../../../../contract/basket/basket.ts'
import {
  addAccount,
  changeAccount,
  changeAccountStatus,
  listAccounts,
  resetAccountPassword,
} from '../../../../contract/customer/account.ts'
import { getInfo, signIn } from '../../../../contract/me/session.ts'
import { listAuditEvents } from '../../../../contract/office/audit.ts'
import type { AccountRole } from '../../../../rules/identity/permissions.ts'
import { rolePermissions } from '../../../../rules/identity/roles.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { password } from '../../../testing/builders.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import * as manage from './manage-accounts.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>

const personForm = (more: object = {}) => {
  const userName = `new.${randomUUID().slice(0, 8)}`
  return {
    userName,
    name: 'Vera Voorbeeld',
    email: `${userName}@voorbeeld.example`,
    role: 'buyer',
    language: 'de',
    ...more,
  } as const
}
const add = (main: Person, more: object = {}) => main.call(addAccount, { body: personForm(more) as never })
const change = (main: Person, { accountId }: { accountId: number }, body: object) =>
  main.call(changeAccount, { params: { accountId }, body: body as never })
const setStatus = (main: Person, { accountId }: { accountId: number }, status: 'active' | 'suspended') =>
  main.call(changeAccountStatus, { params: { accountId }, body: { status } })
const colleague = (main: Person, role: 'main' | 'buyer' | 'salesrep' | 'requester' = 'buyer') =>
  world.signedIn({ customerId: main.customerId, role })
const formOf = async (main: Person, { accountId }: { accountId: number }, more: object = {}) => {
  const { rows } = (await main.call(listAccounts, { query: { pageSize: 60 } })).data
  const { name, email, role, language } = rows.find((row) => row.accountId === accountId) ?? {}
  return { name, email, role, language, ...more }
}
const pathIn = (text = '') => /\/my\/password#token=([\w-]+)/.exec(text)?.[1] ?? ''
const lastMail = async (email: string) => (await world.mailsTo(email)).at(-1)

test('an account is created with a role and limits, its user invited in their language, and has no password yet', async () => {
  const main = await world.signedIn()
  const form = personForm({ orderLimit: 500.5, monthLimit: null })
  const { data } = await main.call(addAccount, { body: form as never })
  const { userName: _, ...told } = form
  expect(data).toMatchObject({ ...told, userName: form.userName, invited: true, self: false, status: 'active' })
  expect(JSON.stringify(data)).not.toMatch(/password|hash|token/i)

  const mail = await lastMail(form.email)
  expect(mail).toMatchObject({ language: 'de', subject: 'Ihr Konto im Aster-Shop' })
  expect(mail?.text).toContain(form.userName)
  expect(pathIn(mail?.text)).toHaveLength(43)
  const { rows } = (await main.call(listAccounts, { query: { keyword: form.userName } })).data
  expect(rows).toMatchObject([{ accountId: data.accountId, orderLimit: 500.5, monthLimit: null, lastSeenAt: null }])
})

test('an account with a password can sign in at once and gets no link; a suspended one cannot', async () => {
  const main = await world.signedIn()
  const signsIn = async (username: string) =>
    (await world.call(signIn, { query: { username, password: 'Given4them', grant_type: 'password' }, body: {} })).code
  const newPerson = personForm({ password: 'Given4them' })
  const { data } = await main.call(addAccount, { body: newPerson as never })
  expect(data).toMatchObject({ invited: false, status: 'active' })
  expect(await signsIn(data.userName)).toBe(200)

  const late = await add(main, { password: 'Given4them', status: 'suspended' })
  expect(late.data.status).toBe('suspended')
  expect(await signsIn(late.data.userName)).not.toBe(200)
  const refusal = await add(main, { status: 'suspended' })
  const mails = [data, late.data, refusal.data].map(({ email }) => world.mailsTo(email))
  expect(await Promise.all(mails)).toEqual([[], [], []])

  for (const guessed of ['Aster2026', 'TestCompany1']) {
    const weak = await add(main, { password: guessed })
    expect(weak.failure).toMatchObject({ reason: 'password.common', fields: ['password'] })
  }
  const auditEvents = await world.db
    .selectFrom('audit_events')
    .selectAll()
    .where('action', '=', 'account.added')
    .execute()
  expect(JSON.stringify(auditEvents)).not.toContain('Given4them')
})

test('the list finds by a part of a name, a user name or an e-mail address, and by role', async () => {
  const main = await world.signedIn()
  const { data } = await add(main, { name: 'Findme Voorbeeld', role: 'salesrep' })
  const found = async (query: object) =>
    (await main.call(listAccounts, { query })).data.rows.map(({ accountId }) => accountId)
  expect(await found({ keyword: 'FINDME' })).toEqual([data.accountId])
  expect(await found({ role: 'salesrep' })).toEqual([data.accountId])
  expect(await found({ keyword: '%' })).toEqual([])
  expect(await found({ role: 'main' })).toEqual([main.accountId])
})

test.each<[string, object, object]>([
  ['no name', { name: ' ' }, { status: 400, failure: { fields: ['name'] } }],
  ['half an e-mail address', { email: 'x' }, { status: 400, failure: { fields: ['email'] } }],
  ['a limit with half a cent', { orderLimit: 1.005 }, { status: 400, failure: { fields: ['orderLimit'] } }],
  ['a language that there is not', { language: 'xx' }, { status: 400, failure: { fields: ['language'] } }],
  ['letters of another alphabet', { userName: 'аdmin' }, { code: 10_123, failure: { fields: ['userName'] } }],
  ['a role of the staff', { role: 'admin' }, { status: 400, failure: { fields: ['role'] } }],
])('%s is refused', async (_, more, refused) => {
  expect(await add(await world.signedIn(), more)).toMatchObject(refused)
})

test('nobody gives what they do not hold, or changes who holds it', async () => {
  const main = await world.signedIn()
  const [buyer, requester] = [await colleague(main, 'buyer'), await colleague(main, 'requester')]
  // Whoever manages the accounts of a company holds everything today; a role to come may hold less.
  const caller: CustomerCaller = {
    accountId: main.accountId,
    customerId: main.customerId,
    orgId: 1,
    region: 'EU',
    role: 'main',
    priceListId: 1,
    roles: ['main'],
    currency: 'EUR',
    warehouse: 'NL',
    language: 'en',
    permissions: ['cust:account', ...rolePermissions.requester],
  }
  const { accountId, customerId } = main
  const call = { db: world.db, caller, actor: { accountId, customerId, orgId: 1, address: '' }, now: world.now() }
  const form = (role: AccountRole) => ({ ...personForm(), role, orderLimit: null, monthLimit: null })
  for (const refused of [
    () => manage.createAccount(call, form('buyer')),
    () => manage.updateAccount(call, requester.accountId, form('buyer')),
    () => manage.updateAccount(call, buyer.accountId, form('requester')),
    () => manage.setStatus(call, buyer.accountId, 'suspended'),
    () => manage.sendPasswordLink(call, buyer.accountId),
  ]) {
    await expect(refused()).rejects.toThrow('access.denied')
  }
  expect((await manage.createAccount(call, form('requester'))).role).toBe('requester')
  expect((await manage.setStatus(call, requester.accountId, 'suspended')).status).toBe('suspended')
})

test('a user name belongs to one account, also when two are added at once', async () => {
  const [main, other] = [await world.signedIn(), await world.signedIn()]
  const { userName } = personForm()
  const answers = await Promise.all([add(main, { userName }), add(other, { userName: userName.toUpperCase() })])
  expect(answers.map(({ code }) => code).sort()).toEqual([10_124, 200])
})

test('only a main account manages accounts, and only those of its own company', async () => {
  const [main, stranger] = [await world.signedIn(), await world.signedIn()]
  const buyer = await colleague(main)
  for (const role of ['buyer', 'salesrep', 'requester'] as const) {
    const person = await colleague(main, role)
    expect((await person.call(listAccounts, { query: {} })).status).toBe(403)
    expect((await add(person)).status).toBe(403)
    expect((await setStatus(person, buyer, 'suspended')).status).toBe(403)
  }
  const params = { accountId: buyer.accountId }
  expect((await stranger.call(listAccounts, { query: { keyword: buyer.userName } })).data.total).toBe(0)
  expect((await change(stranger, buyer, { ...personForm() })).status).toBe(404)
  expect((await setStatus(stranger, buyer, 'suspended')).status).toBe(404)
  expect((await stranger.call(resetAccountPassword, { params })).status).toBe(404)
})

test('what is changed counts at once; limits go with the roles that have them', async () => {
  const main = await world.signedIn()
  const buyer = await colleague(main)
  const form = await formOf(main, buyer, { orderLimit: 100, monthLimit: 1000, name: 'New Name' })
  expect((await change(main, buyer, form)).data).toMatchObject({ orderLimit: 100, monthLimit: 1000, name: 'New Name' })
  await change(main, buyer, { ...form, role: 'salesrep' })
  const { data } = await main.call(listAccounts, { query: { keyword: buyer.userName } })
  expect(data.rows[0]).toMatchObject({ role: 'salesrep', orderLimit: null, monthLimit: null })
  expect((await buyer.call(getInfo, {})).data.roles).toEqual(['salesrep'])
})

test('a new e-mail address has to be confirmed again, and ends what was mailed to the old one', async () => {
  const main = await world.signedIn()
  const buyer = await colleague(main)
  await main.call(resetAccountPassword, { params: { accountId: buyer.accountId } })
  const links = () =>
    world.db.selectFrom('account_links').where('account_id', '=', buyer.accountId).selectAll().execute()
  expect(await links()).toHaveLength(1)
  await change(main, buyer, await formOf(main, buyer, { email: personForm().email }))
  expect(await links()).toHaveLength(0)
  const { confirmed } = await world.db
    .selectFrom('accounts')
    .select('confirmed')
    .where('id', '=', buyer.accountId)
    .executeTakeFirstOrThrow()
  expect(confirmed).toBe(false)
})

test('what a buyer saw of prices does not stay in their basket when they become a sales rep', async () => {
  const main = await world.signedIn()
  const buyer = await colleague(main)
  const { number } = await world.sku({ unitPrice: 47_11 })
  await buyer.call(addToBasket, { body: { number, qty: 1 } })
  await change(main, buyer, await formOf(main, buyer, { role: 'salesrep' }))
  expect(JSON.stringify((await buyer.call(listBasket, { query: {} })).data)).not.toContain('47.11')
})

test('a suspension ends all sessions at once, and the account comes back as it was', async () => {
  const main = await world.signedIn()
  const buyer = await colleague(main)
  const body = { username: buyer.userName, password, grant_type: 'password' as const }
  expect((await setStatus(main, buyer, 'suspended')).data.status).toBe('suspended')
  expect((await buyer.call(getInfo, {})).status).toBe(401)
  expect((await world.call(signIn, { query: {}, body })).code).toBe(10_001)
  expect(await main.call(resetAccountPassword, { params: { accountId: buyer.accountId } })).toMatchObject({
    code: 10_214,
  })

  await setStatus(main, buyer, 'active')
  expect((await buyer.call(getInfo, {})).status).toBe(401)
  expect((await world.call(signIn, { query: {}, body })).code).toBe(200)
})

test('nobody suspends themselves, and a main account stays', async () => {
  const main = await world.signedIn()
  expect(await setStatus(main, main, 'suspended')).toMatchObject({ code: 10_212 })
  const demote = await formOf(main, main, { role: 'buyer' })
  expect(await change(main, main, demote)).toMatchObject({ code: 10_211 })
  const second = await colleague(main, 'main')
  expect((await setStatus(second, main, 'suspended')).code).toBe(200)
  expect(await change(second, second, demote)).toMatchObject({ code: 10_211 })
})

test('two main accounts that suspend each other at once leave one', async () => {
  for (const _ of [1, 2, 3]) {
    const main = await world.signedIn()
    const other = await colleague(main, 'main')
    const answers = await Promise.all([setStatus(main, other, 'suspended'), setStatus(other, main, 'suspended')])
    const codes = answers.map(({ code }) => code)
    // Whoever was suspended before they were looked at is out.
    expect(codes.filter((code) => code !== 200)).toEqual([expect.toBeOneOf([10_211, 401])])
  }
})

test('a password is reset by a mailed link, which ends the sessions; who was never in is invited again', async () => {
  const main = await world.signedIn()
  const buyer = await colleague(main)
  const params = { accountId: buyer.accountId }
  expect(await main.call(resetAccountPassword, { params })).toMatchObject({ data: { minutes: 30 } })
  expect((await buyer.call(getInfo, {})).status).toBe(401)
  expect(await lastMail(`${buyer.userName}@example.com`)).toMatchObject({ subject: 'Choose a new password' })

  const { data } = await add(main)
  const first = pathIn((await lastMail(data.email))?.text)
  expect((await main.call(resetAccountPassword, { params: data })).data.minutes).toBe(7 * 24 * 60)
  expect(pathIn((await lastMail(data.email))?.text)).not.toBe(first)
  expect(await world.mailsTo(data.email)).toHaveLength(2)
})

test('changes are noted with what was before and after, without a secret', async () => {
  const [main, admin] = [await world.signedIn(), await world.staff('admin')]
  const { data } = await add(main)
  await change(main, data, await formOf(main, data, { role: 'requester' }))
  await setStatus(main, data, 'suspended')
  await setStatus(main, data, 'active')
  await main.call(resetAccountPassword, { params: data })
  const { rows } = (await admin.call(listAuditEvents, { query: { subject: `account ${data.accountId}` } })).data
  expect(rows).toMatchObject([
    { action: 'password.link_sent', userName: main.userName },
    { action: 'account.changed', before: { status: 'suspended' }, after: { status: 'active' } },
    { action: 'account.changed', before: { status: 'active' }, after: { status: 'suspended' } },
    { action: 'account.changed', before: { role: 'buyer' }, after: { role: 'requester' } },
    { action: 'account.added', before: null, after: { userName: data.userName, role: 'buyer' } },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/token|hash|\$argon/)
})
