import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendInvoiceCopy } from '../../../../contract/invoice/invoice.ts'
import { copiesPerHour } from '../../../../rules/invoice/copy.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Person = Awaited<ReturnType<World['signedIn']>>

let world: World
let main: Person
let number: string
beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
  const money = await paymentWorld(world)
  await money.invoice(main)
  number = await numberOf(main)
})
afterAll(() => world.close())

const numberOf = async ({ customerId }: Person) => {
  const items = world.db.selectFrom('finance_items').select('number').where('customer_id', '=', customerId)
  return (await items.executeTakeFirstOrThrow()).number
}
const send = (email: string, { who = main, of = number, key = randomUUID() } = {}) =>
  who.call(sendInvoiceCopy, { params: { number: of }, body: { email } }, { headers: { 'idempotency-key': key } })

test('a copy goes to the address with the document, answers go to who sent it, and it is noted', async () => {
  const { data } = await send(' books@example.com ')
  expect(data).toEqual({ number, email: 'books@example.com' })
  const [mail, ...more] = await world.mailsTo('books@example.com')
  expect(more).toEqual([])
  const sender = await world.db
    .selectFrom('accounts as a')
    .innerJoin('customers as u', 'u.id', 'a.customer_id')
    .select(['a.email', 'u.company'])
    .where('a.id', '=', main.accountId)
    .executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ subject: `Invoice ${number}: a copy`, reply_to: sender.email })
  expect(mail?.invoice_id).not.toBeNull()
  expect(mail?.text).toContain(`${sender.company} has sent you a copy of invoice ${number}`)
  const event = await world.db
    .selectFrom('audit_events')
    .select(['account_id', 'customer_id', 'after'])
    .where('action', '=', 'invoice.copied')
    .executeTakeFirstOrThrow()
  expect(event).toEqual({
    account_id: main.accountId,
    customer_id: main.customerId,
    after: { email: 'books@example.com' },
  })
})

test('the same key sends it once, and refuses another address', async () => {
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => send('once@example.com', { key })))
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  expect(await world.mailsTo('once@example.com')).toHaveLength(1)
  expect((await send('other@example.com', { key })).status).toBe(409)
})

test('in the language of who sends it', async () => {
  await world.db.updateTable('accounts').set({ language: 'de' }).where('id', '=', main.accountId).execute()
  await send('buch@example.com')
  expect((await world.mailsTo('buch@example.com'))[0]?.subject).toBe(`Rechnung ${number}: Kopie`)
})

test.each(['', 'books', 'a@b', 'a@example.com, b@example.com', 'a@example.com\nBcc: b@example.com'])(
  '%j is no address',
  async (email) => {
    const { status, failure } = await send(email)
    expect([status, failure.fields]).toEqual([400, ['email']])
  },
)

test('nobody sends a document of another company, nor without the right', async () => {
  const stranger = await world.signedIn()
  expect((await send('thief@example.com', { who: stranger })).status).toBe(404)
  expect((await send('thief@example.com', { of: 'INL26999999' })).status).toBe(404)
  const rep = await world.signedIn({ customerId: main.customerId, role: 'salesrep' })
  expect((await send('thief@example.com', { who: rep })).status).toBe(403)
  expect(await world.mailsTo('thief@example.com')).toEqual([])
})

test('an account sends so many within the hour, however many at once; another account has its own limit', async () => {
  const buyer = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  const many = Array.from({ length: copiesPerHour + 3 }, () => send('many@example.com', { who: buyer }))
  const codes = (await Promise.all(many)).map(({ status }) => status)
  expect(codes.filter((status) => status === 200)).toHaveLength(copiesPerHour)
  expect(codes.filter((status) => status === 429)).toHaveLength(3)
  expect(await world.mailsTo('many@example.com')).toHaveLength(copiesPerHour)
  const other = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  expect((await send('more@example.com', { who: other })).code).toBe(200)
  world.setNow('2026-11-18T10:01:00Z')
  expect((await send('later@example.com', { who: buyer })).code).toBe(200)
})
