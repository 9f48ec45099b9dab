import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { JobHelpers } from 'graphile-worker'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../contract/order-confirm.ts'
import { documentsOfOrderBy } from '../features/order/document-of-order.ts'
import { buildWorld, type World } from '../testing/world.ts'
import type { LetterPart } from './letter.ts'
import { queueMail } from './outbox.ts'
import { sendMailBy } from './send-mail.ts'

let world: World
let smtp: SMTPServer
let url: string
let accepting = true
const received: string[] = []

beforeAll(async () => {
  world = await buildWorld()
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(accepting ? null : new Error('mailbox busy')),
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        // Quoted-printable ends its lines where it likes.
        received.push(mail.replaceAll('=\r\n', ''))
        done()
      }, done)
    },
  })
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening))
  url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
})
beforeEach(() => {
  accepting = true
  received.length = 0
})
afterAll(async () => {
  await new Promise<void>((closed) => smtp.close(closed))
  await world.close()
})

const mail = {
  orgId: 1,
  recipient: 'buyer@example.com',
  language: 'de' as const,
  subject: 'Ihre Bestellung ONL000001 · Größe',
  parts: [
    'Vielen Dank.\nSchöne <b>Grüße</b>',
    { rows: [['Summe', '12,00 €']] },
    { code: '123456', secret: true },
    { link: 'Kennwort wählen', path: '/login?token=abc', secret: true },
  ] satisfies LetterPart[],
  cause: 'order ONL000001',
}

async function queued(more: { replyTo?: string } = {}) {
  await world.db.transaction().execute((tx) => queueMail(tx, { ...mail, ...more }, world.now()))
  const { id } = await world.db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}

const sentAt = async (id: number) =>
  (await world.db.selectFrom('mails').select('sent_at').where('id', '=', id).executeTakeFirstOrThrow()).sent_at

const stored = (id: number) => world.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const door = {
  origin: () => 'https://shop.example',
  documentsOf: (orderId: number) => documentsOfOrderBy(world.db)(orderId, 'pl'),
}

// The task reads its payload alone; the worker's tools are not needed to send one mail.
const send = async (mailId: number, smtpUrl: string | undefined = url) =>
  sendMailBy(world.db, { ...door, smtpUrl }, world.now)({ mailId }, {} as JobHelpers)

test('a mail of the outbox is sent once, from the site, and marked', async () => {
  const id = await queued()
  await send(id)
  await send(id)

  expect(received).toHaveLength(1)
  expect(received[0]).toContain('To: buyer@example.com')
  expect(received[0]).toMatch(/^From: .*@/m)
  expect(received[0]).toContain(`Message-ID: <mail-${id}@`)
  expect(received[0]).toMatch(/Sch=C3=B6ne <b>Gr=C3=BC=C3=9Fe<\/b>/)
  expect(received[0]).toMatch(/Sch=C3=B6ne &lt;b&gt;Gr=C3=BC=C3=9Fe&lt;\/b&gt;/)
  expect(received[0]?.match(/https:\/\/shop\.example\/login\?token=3Dabc/g)).toHaveLength(2)
  expect(await sentAt(id)).toEqual(world.now())
})

test.each([
  [30, []],
  [0, ['-proforma']],
])(
  'the confirmation of an order brings the order as a PDF, at %i days with what else it needs',
  async (termsNetDays, more) => {
    const buyer = await world.signedIn({ customerId: await world.customer({ termsNetDays }) })
    const { number } = await world.sku()
    const lines = [{ number, qty: 1 }]
    const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
    const { orderno, orderId } = (await buyer.call(placeOrder, { body: { lines, revision } })).data
    const mails = world.db.selectFrom('mails').select('id').where('order_id', '=', orderId)
    await send((await mails.executeTakeFirstOrThrow()).id)
    const names = [...(received[0] ?? '').matchAll(/filename=(\S+)\.pdf/g)].map(([, name]) => name)
    expect(names).toEqual([orderno, ...more.map((end) => orderno + end)])
    expect(received[0]).toContain('Content-Type: application/pdf')
    expect(received[0]).toContain(Buffer.from('%PDF-1.').toString('base64').slice(0, 8))
  },
)

test('what opens something is forgotten once it was sent', async () => {
  const id = await queued()
  expect(JSON.stringify(await stored(id))).toMatch(/123456.*token=abc/)
  await send(id)
  expect(received[0]).toContain('123456')
  expect(JSON.stringify(await stored(id))).not.toMatch(/123456|abc/)
  expect(JSON.stringify(await stored(id))).toContain('12,00 €')
})

test('an answer goes to the site, or to whom the mail names', async () => {
  await send(await queued())
  await send(await queued({ replyTo: 'noor@example.com' }))
  expect(received[0]).not.toContain('Reply-To')
  expect(received[1]).toContain('Reply-To: noor@example.com')
})

test('a refusal is thrown, so that the worker tries again, and the mail stays unsent', async () => {
  const id = await queued()
  accepting = false
  await expect(send(id)).rejects.toThrow('mailbox busy')
  expect(await stored(id)).toMatchObject({
    sent_at: null,
    attempts: 1,
    last_error: expect.stringContaining('mailbox busy'),
  })
  accepting = true
  await send(id)
  expect(received).toHaveLength(1)
})

test('without a mail server the mail stays in the outbox', async () => {
  const id = await queued()
  await sendMailBy(world.db, { ...door, smtpUrl: undefined }, world.now)({ mailId: id }, {} as JobHelpers)
  expect(await sentAt(id)).toBeNull()
})

test('a mail is queued with its job, or not at all', async () => {
  const jobs = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from graphile_worker.jobs`.execute(
      world.db,
    )
    return rows[0]?.count
  }
  const before = await jobs()
  const failed = world.db.transaction().execute(async (tx) => {
    await queueMail(tx, mail, world.now())
    throw new Error('the order failed')
  })
  await expect(failed).rejects.toThrow('the order failed')
  expect(await jobs()).toBe(before)
})
