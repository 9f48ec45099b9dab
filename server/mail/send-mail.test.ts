import { getEventListeners, once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { placeOrder, previewOrder } from '../../contract/order/checkout.ts'
import { documentsOfMailBy } from '../modules/order/documents/documents-of-mail.ts'
import { startMailServer } from '../testing/mail/mail-server.ts'
import { buildWorld, type World } from '../testing/world.ts'
import type { MailPart } from './mail-content.ts'
import { queueMail, queueMails } from './outbox.ts'
import { keepSending, type MailSubject, mailSender } from './send-mail.ts'

let world: World
let smtp: Awaited<ReturnType<typeof startMailServer>>
let url: string
let received: string[]

beforeAll(async () => {
  world = await buildWorld()
  smtp = await startMailServer()
  url = smtp.url
  received = smtp.received
})
beforeEach(async () => {
  smtp.accept(true)
  received.length = 0
  await world.db.deleteFrom('mails').execute()
})
afterAll(async () => {
  await smtp.close()
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
  ] satisfies MailPart[],
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
  documentsOf: (mail: MailSubject) => documentsOfMailBy(world.db)(mail, 'pl'),
}

const senderBy = (smtpUrl = url) => mailSender(world.db, { ...door, smtpUrl }, world.now)
const send = () => senderBy().sendMails()

test('a mail of the outbox is sent once, from the site, and marked', async () => {
  const id = await queued()
  await send()
  await send()

  expect(received).toHaveLength(1)
  expect(received[0]).toContain('To: buyer@example.com')
  expect(received[0]).toMatch(/^From: .*@/m)
  expect(received[0]).toContain(`Message-ID: <mail-${id}@`)
  expect(received[0]).toMatch(/Sch=C3=B6ne <b>Gr=C3=BC=C3=9Fe<\/b>/)
  expect(received[0]).toMatch(/Sch=C3=B6ne &lt;b&gt;Gr=C3=BC=C3=9Fe&lt;\/b&gt;/)
  expect(received[0]?.match(/https:\/\/shop\.example\/login\?token=3Dabc/g)).toHaveLength(2)
  expect(await sentAt(id)).toEqual(world.now())
})

test('a mail of a site without a sender waits until it has one, and goes to the address that the site has then', async () => {
  const serviceEmail = (address: string) =>
    world.db.updateTable('orgs').set({ service_email: address }).where('id', '=', 8).execute()
  await serviceEmail('')
  const toItself = { ...mail, orgId: 8, recipient: '' }
  await world.db.transaction().execute((tx) => queueMails(tx, [toItself, { ...toItself, orgId: 1 }], world.now()))
  await send()
  expect(received.map((text) => /^To: (.*)$/m.exec(text)?.[1])).toEqual(['service.nl@aster.example'])
  await serviceEmail('service@voorbeeld.fr')
  await send()
  expect(received.map((text) => /^To: (.*)$/m.exec(text)?.[1]?.trim()).at(-1)).toBe('service@voorbeeld.fr')
  expect(received).toHaveLength(2)
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
    const { orderno } = (await buyer.call(placeOrder, { body: { lines, revision } })).data
    await send()
    const names = [...(received[0] ?? '').matchAll(/filename=(\S+)\.pdf/g)].map(([, name]) => name)
    expect(names).toEqual([orderno, ...more.map((end) => orderno + end)])
    expect(received[0]).toContain('Content-Type: application/pdf')
    expect(received[0]).toContain(Buffer.from('%PDF-1.').toString('base64').slice(0, 8))
  },
)

test('what opens something is forgotten once it was sent', async () => {
  const id = await queued()
  expect(JSON.stringify(await stored(id))).toMatch(/123456.*token=abc/)
  await send()
  expect(received[0]).toContain('123456')
  expect(JSON.stringify(await stored(id))).not.toMatch(/123456|abc/)
  expect(JSON.stringify(await stored(id))).toContain('12,00 €')
})

test('an answer goes to the site, or to whom the mail names', async () => {
  await queued()
  await queued({ replyTo: 'noor@example.com' })
  await send()
  expect(received[0]).not.toContain('Reply-To')
  expect(received[1]).toContain('Reply-To: noor@example.com')
})

test('a mail that is refused pauses, is tried again after that, and holds up no other', async () => {
  const sender = senderBy()
  const id = await queued()
  smtp.accept(false)
  await sender.sendMails()
  expect(await stored(id)).toMatchObject({
    sent_at: null,
    attempts: 1,
    last_error: expect.stringContaining('mailbox busy'),
  })
  smtp.accept(true)
  const other = await queued()
  await sender.sendMails()
  expect([await sentAt(id), await sentAt(other)]).toEqual([null, world.now()])

  world.setNow(new Date(world.now().getTime() + 3_600_000).toISOString())
  await sender.sendMails()
  expect(await sentAt(id)).toEqual(world.now())
})

/** A mail server that takes connections and says nothing. */
async function silentServer(port = 0) {
  const sockets = new Set<Socket>()
  const called = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    called.resolve()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, called: called.promise, close }
}

test('what waits while the mail server is silent goes out once it answers, the oldest first', async () => {
  const silent = await silentServer()
  const smtpUrl = silent.url.replace('127.0.0.1', 'localhost')
  const many = Array.from({ length: 40 }, (_, at) => ({ ...mail, subject: `Number ${at}` }))
  await silent.close()
  const sender = senderBy(smtpUrl)
  await world.db.transaction().execute((tx) => queueMails(tx, many, world.now()))
  expect([await sender.sendMails(), await sender.sendMails()]).toEqual([false, false])
  expect(received).toEqual([])

  const back = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void text(stream).then((mail) => done(null, received.push(mail).toString())),
  })
  await new Promise<void>((listening) => back.listen(Number(new URL(smtpUrl).port), 'localhost', listening))
  await sender.sendMails()
  const order = received.flatMap((mail) => /^Subject: Number (\d+)/m.exec(mail)?.[1] ?? [])
  expect(order).toEqual(many.map((_, at) => String(at)))
  await new Promise<void>((closed) => back.close(closed))
})

test('a silent mail server does not hold a job that is asked to end', async () => {
  const silent = await silentServer()
  const id = await queued()
  const controller = new AbortController()
  // Nothing ends by its time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const sending = senderBy(silent.url).sendMails(controller.signal)
  await silent.called
  controller.abort()
  await sending

  expect(await sentAt(id)).toBeNull()
  await silent.close()
})

test('mails that were sent leave nothing behind on the signal of the job', async () => {
  const { signal } = new AbortController()
  for (let at = 0; at < 3; at++) await queued()
  const sender = senderBy()
  await sender.sendMails(signal)

  expect(received.length).toBeGreaterThanOrEqual(3)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('a mail goes out by itself after what causes it, and a shop that stops sends none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const now = vi.fn(world.now)
  const stop = keepSending(world.db, { ...door, smtpUrl: url, now, log: undefined })
  await queued()
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  await expect.poll(() => pass(400).then(() => received.length)).toBe(1)
  await stop()
  const id = await queued()
  const looks = now.mock.calls.length
  await pass(3_600_000)
  expect(now.mock.calls.length).toBe(looks)
  expect([received.length, await sentAt(id)]).toEqual([1, null])
})

test('a mail is queued with what causes it, or not at all', async () => {
  const failed = world.db.transaction().execute(async (tx) => {
    await queueMail(tx, mail, world.now())
    throw new Error('the order failed')
  })
  await expect(failed).rejects.toThrow('the order failed')
  expect(await world.db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test('a mail that leaves late says from when it is, by the clock of its site', async () => {
  const id = await queued()
  const late = new Date(world.now().getTime() + 90 * 60_000)
  await mailSender(world.db, { ...door, smtpUrl: url }, () => late).sendMails()
  const { parts } = await stored(id)
  expect(JSON.stringify(parts)).toMatch(/^\["Diese E-Mail ist vom \d+\. \w+ \d{4} um \d\d:\d\d\./)
})
