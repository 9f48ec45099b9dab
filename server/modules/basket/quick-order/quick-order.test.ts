import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addQuickOrder,
  changeQuickOrder,
  copyQuickOrder,
  getQuickOrder,
  listQuickOrders,
  rejectQuickOrder,
  removeQuickOrder,
  submitQuickOrder,
} from '../../../../contract/basket/quick-order.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { mostOpenLists, mostReadLines } from '../../../../rules/basket/quick-order.ts'
import type { AccountRole } from '../../../../rules/identity/permissions.ts'
import { buildWorld, stockDisagreements, type World } from '../../../testing/world.ts'

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld()
  number = (await world.sku({ unitPrice: 10_00, stock: { NL: 1_000 } })).number
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>

async function company() {
  const main = await world.signedIn()
  const colleague = (role: AccountRole) => world.signedIn({ customerId: main.customerId, role })
  return {
    main,
    buyer: await colleague('buyer'),
    requester: await colleague('requester'),
    rep: await colleague('salesrep'),
  }
}

const lines = () => [{ number, qty: 2 }]
const listOf = async (person: Person, name = 'Monday', wanted = lines()) =>
  (await person.call(addQuickOrder, { body: { name, lines: wanted } })).data
const see = (person: Person, { quickOrderId: id }: { quickOrderId: number }) =>
  person.call(getQuickOrder, { params: { id } })
const submit = (person: Person, { quickOrderId: id }: { quickOrderId: number }) =>
  person.call(submitQuickOrder, { params: { id } })
const namesSeenBy = async (person: Person) =>
  (await person.call(listQuickOrders, { query: {} })).data.rows.map(({ name }) => name).sort()

async function order(person: Person, quickOrderId: number, wanted = lines()) {
  const preview = await person.call(previewOrder, { body: { lines: wanted, quickOrderId } })
  return person.call(placeOrder, { body: { lines: wanted, quickOrderId, revision: preview.data?.revision ?? 'none' } })
}

test('a list keeps what was put in, the same product once', async () => {
  const { requester } = await company()
  const other = await world.sku()
  const wanted = [
    { number, qty: 2, custNumber: 'A' },
    { number: other.number, qty: 1 },
    { number, qty: 3, custNumber: 'B', note: 'For the 3rd floor' },
  ]
  const savedList = await listOf(requester, ' Monday ', wanted)
  expect(savedList).toMatchObject({ number: expect.stringMatching(/^QONL\d{6}$/), status: 'draft' })
  expect((await see(requester, savedList)).data).toMatchObject({
    name: 'Monday',
    isOwn: true,
    currency: 'EUR',
    orderno: null,
    reason: null,
    lines: [
      { number, qty: 5, custNumber: 'A, B', note: 'For the 3rd floor', unitPrice: 10, pieces: 1_000 },
      { number: other.number, qty: 1, note: '' },
    ],
  })
})

test('what cannot be ordered is refused by its place', async () => {
  const { main } = await company()
  const add = (wanted: { number: string; qty: number }[]) =>
    main.call(addQuickOrder, { body: { name: '', lines: wanted } })
  expect(await add([...lines(), { number: 'NO-SUCH', qty: 1 }])).toMatchObject({
    code: 30_003,
    failure: { fields: ['lines.1.number'] },
  })
  expect(
    (
      await add([
        { number, qty: 9_999 },
        { number, qty: 1 },
      ])
    ).code,
  ).toBe(30_004)
  const long = await main.call(addQuickOrder, {
    body: { name: '', lines: ['x', 'y'].map((mail) => ({ number, qty: 1, custNumber: mail.repeat(30) })) },
  })
  expect(long).toMatchObject({ code: 30_019, failure: { fields: ['lines.1.custNumber'] } })
  for (const qty of [0, -5, 1.5, 10_000, 1e9]) expect((await add([{ number, qty }])).status).toBe(400)
  expect((await add(Array.from({ length: mostReadLines + 1 }, () => ({ number, qty: 1 })))).status).toBe(400)
})

test('a draft is its maker’s alone; what is submitted is seen by who places orders', async () => {
  const { main, buyer, requester, rep } = await company()
  const stranger = await world.signedIn()
  const draft = await listOf(requester, 'of the requester')
  await listOf(buyer, 'of the buyer')
  const others = [main, buyer, rep, stranger]
  for (const person of others) expect((await see(person, draft)).status).toBe(404)
  expect(await namesSeenBy(main)).toEqual([])

  await submit(requester, draft)
  const statuses = await Promise.all(others.map(async (person) => (await see(person, draft)).status))
  expect(statuses).toEqual([200, 200, 404, 404])
  expect(await namesSeenBy(main)).toEqual(['of the requester'])
  expect(await namesSeenBy(buyer)).toEqual(['of the buyer', 'of the requester'])
  expect(await namesSeenBy(rep)).toEqual([])
  expect(await namesSeenBy(stranger)).toEqual([])
})

test('the main accounts of the company are written to when a list waits for them, each in their language', async () => {
  const { main, requester } = await company()
  const second = await world.signedIn({ customerId: main.customerId })
  const [suspended, unproved] = [
    await world.signedIn({ customerId: main.customerId }),
    await world.signedIn({ customerId: main.customerId }),
  ]
  const set = (person: Person, values: object) =>
    world.db.updateTable('accounts').set(values).where('id', '=', person.accountId).execute()
  await set(main, { language: 'de' })
  await set(suspended, { status: 'suspended' })
  await set(unproved, { confirmed: false, email_proved_at: null })

  const list = await listOf(requester)
  await submit(requester, list)
  const mailsTo = (person: Person) => world.mailsTo(`${person.userName}@example.com`)
  expect(await mailsTo(main)).toMatchObject([
    {
      subject: `Die Liste ${list.number} von Test Person wartet auf Sie`,
      text: expect.stringContaining(`/hisorder/quickOrderDetails/${list.quickOrderId}`),
    },
  ])
  expect(await mailsTo(second)).toMatchObject([{ subject: `List ${list.number} by Test Person is waiting for you` }])
  const written = world.db.selectFrom('mails').select('recipient').where('cause', '=', `quick order ${list.number}`)
  expect(await written.execute()).toHaveLength(2)
})

test('a list is rejected with a reason, which is mailed; changed, it is a draft that can be submitted again', async () => {
  const { main, requester } = await company()
  const list = await listOf(requester)
  const id = list.quickOrderId
  await world.db.updateTable('accounts').set({ language: 'de' }).where('id', '=', requester.accountId).execute()
  const reject = (reason: string, person = main) => person.call(rejectQuickOrder, { params: { id }, body: { reason } })
  expect((await reject('too early')).status).toBe(404)
  await submit(requester, list)
  expect((await reject('me?', requester)).status).toBe(403)
  expect((await reject(' ')).status).toBe(400)
  expect((await reject('Too many <b>drums</b>')).data.status).toBe('rejected')
  expect((await reject('again')).code).toBe(30_101)

  const [mail] = await world.mailsTo(`${requester.userName}@example.com`)
  expect(mail?.subject).toBe(`Ihre Liste ${list.number} wurde abgelehnt`)
  expect(mail?.text).toContain('Too many <b>drums</b>')
  expect(mail?.html).not.toContain('<b>drums')
  expect((await see(requester, list)).data).toMatchObject({
    reason: 'Too many <b>drums</b>',
    may: { change: true, submit: true },
  })

  const body = { name: 'less', lines: [{ number, qty: 1 }], version: list.version }
  expect((await requester.call(changeQuickOrder, { params: { id }, body })).data.status).toBe('draft')
  expect((await see(requester, list)).data).toMatchObject({ reason: null, name: 'less', lines: [{ qty: 1 }] })
  expect((await submit(requester, list)).data.status).toBe('submitted')
  expect((await requester.call(changeQuickOrder, { params: { id }, body })).code).toBe(30_101)
  expect((await requester.call(removeQuickOrder, { params: { id } })).code).toBe(30_101)
})

test('of two windows that change a list at once the second is refused, and may have it its way', async () => {
  const { requester } = await company()
  const list = await listOf(requester)
  const params = { id: list.quickOrderId }
  const save = (name: string, version: number) =>
    requester.call(changeQuickOrder, { params, body: { name, lines: [{ number, qty: name.length }], version } })
  const answers = await Promise.all([save('one', 1), save('other', 1)])
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 30_109])
  const refused = answers.find(({ code }) => code === 30_109)
  expect(refused?.failure).toMatchObject({ reason: 'quick_order.saved_elsewhere', details: { version: 2 } })
  const name = answers[0] === refused ? 'other' : 'one'
  const shownList = (await see(requester, list)).data
  expect(shownList).toMatchObject({ name, version: 2, lines: [{ qty: name.length }] })

  expect((await save('over it', 2)).data).toMatchObject({ version: 3 })
  expect((await save('never seen', 9)).code).toBe(30_109)
  expect((await submit(requester, list)).data).toMatchObject({ version: 3 })
})

test('a list is ordered once, with exactly its lines', async () => {
  const { main, requester } = await company()
  const list = await listOf(requester)
  const id = list.quickOrderId
  expect((await order(main, id)).status).toBe(404)
  await submit(requester, list)
  expect((await order(main, id, [{ number, qty: 1 }])).code).toBe(30_102)
  const answers = await Promise.all([order(main, id), order(main, id), order(main, id)])
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 30_101, 30_101])
  const placed = answers.find(({ code }) => code === 200)?.data
  expect((await see(requester, list)).data).toMatchObject({ status: 'ordered', orderno: placed?.orderno })
  expect(await stockDisagreements(world)).toEqual([])
})

test('an order that fails leaves its list as it was', async () => {
  const { main } = await company()
  const { quickOrderId, ...list } = await listOf(main)
  const changed = await main.call(placeOrder, { body: { lines: lines(), quickOrderId, revision: 'old' } })
  expect(changed.code).toBe(30_001)
  expect((await see(main, { quickOrderId, ...list })).data.status).toBe('draft')
})

test('a list is copied without what is no longer sold', async () => {
  const { main } = await company()
  const disabledSku = await world.sku()
  const list = await listOf(main, 'weekly', [...lines(), { number: disabledSku.number, qty: 4 }])
  await world.db.updateTable('skus').set({ status: 'disabled' }).where('id', '=', disabledSku.id).execute()
  const copy = (await main.call(copyQuickOrder, { params: { id: list.quickOrderId } })).data
  expect(copy.quickOrderId).not.toBe(list.quickOrderId)
  expect(copy.leftOut).toEqual([disabledSku.number])
  expect((await see(main, copy)).data).toMatchObject({ name: 'weekly', status: 'draft', lines: [{ number, qty: 2 }] })
  expect((await main.call(removeQuickOrder, { params: { id: copy.quickOrderId } })).code).toBe(200)
  expect((await see(main, copy)).status).toBe(404)
})

test('what is discontinued has no price in a list, and a list is not kept with it', async () => {
  const { main } = await company()
  const disabledSku = await world.sku({ unitPrice: 12_00 })
  const wanted = [...lines(), { number: disabledSku.number, qty: 4 }]
  const list = await listOf(main, 'weekly', wanted)
  await world.db.updateTable('skus').set({ status: 'disabled' }).where('id', '=', disabledSku.id).execute()
  expect((await see(main, list)).data.lines).toMatchObject([
    { number, unitPrice: 10 },
    { number: disabledSku.number, status: 'disabled', qty: 4, unitPrice: null, discountPrice: null },
  ])
  const [params, body] = [{ id: list.quickOrderId }, { name: 'weekly', lines: wanted, version: list.version }]
  for (const refused of [await main.call(changeQuickOrder, { params, body }), await main.call(addQuickOrder, { body })])
    expect(refused).toMatchObject({ code: 30_002, failure: { fields: ['lines.1.number'] } })
})

test('lists are found by number, name and status', async () => {
  const { main } = await company()
  const [one, two] = [await listOf(main, '100 % toner'), await listOf(main, 'drums')]
  const found = async (query: Parameters<typeof main.call<typeof listQuickOrders>>[1]['query']) =>
    (await main.call(listQuickOrders, { query })).data.rows.map(({ number: of }) => of)
  expect(await found({})).toEqual([two.number, one.number])
  expect(await found({ keyword: '0 % t' })).toEqual([one.number])
  expect(await found({ keyword: two.number.toLowerCase() })).toEqual([two.number])
  expect(await found({ status: 'ordered' })).toEqual([])
  expect((await main.call(listQuickOrders, { query: { pageSize: 10 } })).data.total).toBe(2)
})

test('nobody keeps more lists than there is room for, however many they ask for at once', async () => {
  const { requester } = await company()
  await world.db
    .insertInto('quick_orders')
    .values(
      Array.from({ length: mostOpenLists - 2 }, (_, at) => ({
        number: `QOT${requester.accountId}-${at}`,
        org_id: 1,
        customer_id: requester.customerId,
        account_id: requester.accountId,
        status: 'draft',
        created_at: world.now(),
        changed_at: world.now(),
      })),
    )
    .execute()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => requester.call(addQuickOrder, { body: { name: '', lines: lines() } })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 200, 30_103, 30_103, 30_103, 30_103])
})

test('a sales rep sees the account price in a list, never what the company pays', async () => {
  const { rep } = await company()
  const list = await listOf(rep)
  expect((await see(rep, list)).data.lines).toMatchObject([{ unitPrice: null, discountPrice: null }])
})
