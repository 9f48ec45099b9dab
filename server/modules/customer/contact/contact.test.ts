import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendContactMessage } from '../../../../contract/customer/contact.ts'
import { messagesPerAddress, messagesPerEmail } from '../../../../rules/customer/contact.ts'
import { forgetOutdated } from '../../../jobs/cleanup.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

// A test writes from an address of its own, so that it does not use up another's.
let lastAddress = 0
const ownAddress = () => `203.0.113.${++lastAddress}`
const ownEmail = () => `${randomUUID().slice(0, 8)}@example.com`

type Given = { address?: string; key?: string; language?: string; token?: string } & Record<string, unknown>

async function send({ address = ownAddress(), key = randomUUID(), language = 'en', token, ...fields }: Given = {}) {
  const body = {
    orgId: 1,
    name: 'Noor Voorbeeld',
    email: ownEmail(),
    subject: 'Toner',
    message: 'Where is it?',
    ...fields,
  }
  const response = await world.app.inject({
    method: 'POST',
    url: `/dev-api${sendContactMessage.path}`,
    remoteAddress: '10.1.1.1',
    headers: {
      'x-forwarded-for': address,
      'idempotency-key': key,
      'accept-language': language,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: body,
  })
  return { status: response.statusCode, body, ...response.json() }
}

const storedOf = (email: string) =>
  world.db.selectFrom('contact_messages').selectAll().where('email', '=', email).execute()
const mailsAbout = (id: number) =>
  world.db.selectFrom('mails').selectAll().where('cause', '=', `contact message ${id}`).execute()

test('a message is stored, answered as it is stored, and mailed to the site in its language', async () => {
  const answer = await send({
    orgId: 5,
    name: '  Dora \n Muster ',
    company: 'Muster GmbH',
    phone: '+49 30 23125 501',
    subject: 'Wo ist\nmeine Ware',
    message: '\nErste Zeile\nzweite Zeile\n',
    language: 'fr',
  })
  expect(answer).toMatchObject({ status: 200, code: 200 })
  expect(answer.data).toMatchObject({
    orgId: 5,
    siteName: 'Deutschland',
    name: 'Dora Muster',
    subject: 'Wo ist meine Ware',
    message: 'Erste Zeile\nzweite Zeile',
    sentAt: world.now().toISOString(),
  })
  expect(await storedOf(answer.body.email)).toMatchObject([
    { org_id: 5, account_id: null, company: 'Muster GmbH', language: 'fr', address: `203.0.113.${lastAddress}` },
  ])

  const [mail] = await mailsAbout(answer.data.messageId)
  expect(mail).toMatchObject({
    org_id: 5,
    recipient: 'service.de@aster.example',
    reply_to: answer.body.email,
    language: 'de',
    subject: `Kontaktformular ${answer.data.messageId}: Wo ist meine Ware`,
    sent_at: null,
  })
  const content = (await world.mailsTo('service.de@aster.example')).find(({ id }) => id === mail?.id)
  expect(content?.text).toContain('Telefon: +49 30 23125 501')
  expect(content?.text).toContain('Sprache: Französisch')
  expect(content?.text).toContain('Erste Zeile\nzweite Zeile')
  expect(content?.html).toContain('Erste Zeile<br>zweite Zeile')
})

test('who is signed in is known to have written it', async () => {
  const person = await world.signedIn()
  const { body } = await send({ token: person.token })
  expect(await storedOf(body.email)).toMatchObject([{ account_id: person.accountId }])
})

test.each([
  [{ name: ' ' }, ['name']],
  [{ email: 'noor' }, ['email']],
  [{ email: 'noor@example' }, ['email']],
  [{ email: 'a@b.example, c@d.example' }, ['email']],
  [{ email: 'a@b.example\nBcc: c@d.example' }, ['email']],
  [{ phone: 'call me' }, ['phone']],
  [{ subject: '', message: '\n ' }, ['subject', 'message']],
  [{ message: 'x'.repeat(5_001) }, ['message']],
  [{ orgId: 999 }, ['orgId']],
  [{ orgId: 0 }, ['orgId']],
])('what is wrong is named and nothing is stored: %j', async (fields, wrong) => {
  const answer = await send(fields)
  expect(answer).toMatchObject({ status: 400, code: 400, data: { fields: wrong } })
  expect(await storedOf(answer.body.email)).toEqual([])
})

test('the same key with the same message is one message; with another it is refused', async () => {
  const input = { key: randomUUID(), email: ownEmail(), address: ownAddress() }
  const answers = await Promise.all([send(input), send(input), send(input)])
  expect(new Set(answers.map(({ data }) => data.messageId)).size).toBe(1)
  expect(await storedOf(input.email)).toHaveLength(1)
  expect(await mailsAbout(answers[0]?.data.messageId)).toHaveLength(1)
  expect(await send({ ...input, message: 'Something else' })).toMatchObject({ status: 409, code: 409 })
})

test('a message without a key is refused', async () => {
  expect(await send({ key: '' })).toMatchObject({ status: 400, data: { fields: ['Idempotency-Key'] } })
})

const sentAtOnce = (count: number, given: () => Given) =>
  Promise.all(Array.from({ length: count }, () => send(given()))).then((answers) =>
    answers.map(({ code }) => code).sort(),
  )

test('one address of the network sends no more than a few within the hour, however many come at once', async () => {
  const address = ownAddress()
  const codes = await sentAtOnce(messagesPerAddress + 3, () => ({ address }))
  expect(codes).toEqual([...Array(messagesPerAddress).fill(200), 429, 429, 429])
  expect((await send()).code, 'another address').toBe(200)
})

test('for one e-mail address fewer are taken, however it is written and wherever it comes from', async () => {
  const email = ownEmail()
  const spelled = [email, email.toUpperCase(), `${email[0]?.toUpperCase()}${email.slice(1)}`, email, email]
  const codes = await sentAtOnce(spelled.length, () => ({ email: spelled.pop() }))
  expect(codes).toEqual([...Array(messagesPerEmail).fill(200), 429, 429])

  const refused = await send({ email, language: 'it' })
  expect(refused.data.reason).toBe('contact.too_many')
  expect(refused.msg).toContain('tra un’ora')
  const later = world.now()
  world.setNow(new Date(later.getTime() + 60 * 60_000).toISOString())
  expect((await send({ email })).code, 'an hour later').toBe(200)
  world.setNow(later.toISOString())
})

test('a header that no trusted proxy set gains nothing', async () => {
  const direct = () =>
    world.app.inject({
      method: 'POST',
      url: `/dev-api${sendContactMessage.path}`,
      remoteAddress: '198.51.100.9',
      headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': ownAddress() },
      payload: { orgId: 1, name: 'a', email: ownEmail(), subject: 'b', message: 'c' },
    })
  const codes: number[] = []
  for (let at = 0; at <= messagesPerAddress; at++) codes.push((await direct()).statusCode)
  expect(codes).toEqual([...Array(messagesPerAddress).fill(200), 429])
})

test('where a message came from is forgotten after a day, the message is kept', async () => {
  const { body } = await send()
  await forgetOutdated(world.db, () => new Date(world.now().getTime() + 25 * 60 * 60_000))()
  expect(await storedOf(body.email)).toMatchObject([{ address: null, message: 'Where is it?' }])
})

test('a message that cannot be mailed is not stored', async () => {
  await sql`alter table mails add constraint refused check (subject not like '%refuse me%')`.execute(world.db)
  const answer = await send({ subject: 'refuse me' })
  expect(answer.status).toBe(500)
  expect(await storedOf(answer.body.email)).toEqual([])
})
