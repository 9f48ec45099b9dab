import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMail, listMails, sendMailAgain } from '../../../../contract/office/outbox.ts'
import { queueMail } from '../../../mail/outbox.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let admin: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
})
afterAll(() => world.close())

/** A mail in the outbox; answers its id. */
type Sending = { sent_at?: Date; attempts?: number; last_error?: string; try_after?: Date }

async function queued(recipient: string, more: Sending = {}) {
  const mail = {
    orgId: 5,
    recipient,
    replyTo: 'noor@example.com',
    language: 'de' as const,
    subject: 'Ihr <Code>',
    parts: ['Guten Tag <b>Noor</b>', { code: '123456', secret: true as const }],
    cause: 'code of a test',
  }
  await world.db.transaction().execute((tx) => queueMail(tx, mail, world.now()))
  const { id } = await world.db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  if (Object.keys(more).length > 0) await world.db.updateTable('mails').set(more).where('id', '=', id).execute()
  return Number(id)
}

const list = async (query: Parameters<typeof admin.call<typeof listMails>>[1]['query']) =>
  (await admin.call(listMails, { query })).data

test('mails are listed newest first, by state and by recipient, a page at a time', async () => {
  const waiting = await queued('Waiting@list.example')
  const failing = await queued('failing@list.example', { attempts: 3, last_error: 'mailbox busy' })
  const sentMail = await queued('sent@list.example', { sent_at: world.now(), attempts: 1 })

  const { rows, total } = await list({ recipient: ' LIST.example ' })
  expect([rows.map(({ mailId }) => mailId), total]).toEqual([[sentMail, failing, waiting], 3])
  expect(rows).toMatchObject([
    { state: 'sent', sentAt: world.now().toISOString() },
    { state: 'failing', attempts: 3, lastError: 'mailbox busy', sentAt: null },
    { state: 'waiting', subject: 'Ihr <Code>', siteName: 'Deutschland', queuedAt: world.now().toISOString() },
  ])
  for (const status of ['sent', 'failing', 'waiting'] as const) {
    const found = await list({ status, recipient: 'list.example' })
    expect([found.rows.map(({ state }) => state), found.total]).toEqual([[status], 1])
  }
  expect((await list({ recipient: 'list.example', pageNum: 2, pageSize: 10 })).rows).toEqual([])
  expect((await list({ recipient: '%' })).total).toBe(0)
})

test('a mail is shown as it is sent: parts, text and HTML that holds nothing of its words as marks', async () => {
  const id = await queued('reader@example.com')
  const { data } = await admin.call(getMail, { params: { id } })
  expect(data).toMatchObject({ replyTo: 'noor@example.com', language: 'de', cause: 'code of a test' })
  expect(data.parts).toEqual(['Guten Tag <b>Noor</b>', { code: '123456', secret: true }])
  expect(data.text).toContain('123456')
  expect(data.html).toContain('Guten Tag &lt;b&gt;Noor&lt;/b&gt;')
  expect((await admin.call(getMail, { params: { id: id + 1000 } })).status).toBe(404)
})

const stored = (id: number) =>
  world.db.selectFrom('mails').select(['attempts', 'try_after', 'sent_at']).where('id', '=', id).executeTakeFirst()

test('a mail that waits for its next try is tried at once; one that was sent is not sent twice', async () => {
  const pause = new Date(world.now().getTime() + 86_400_000)
  const id = await queued('again@example.com', { attempts: 4, last_error: 'mailbox busy', try_after: pause })
  expect((await admin.call(sendMailAgain, { params: { id } })).code).toBe(200)
  expect(await stored(id)).toEqual({ attempts: 1, try_after: null, sent_at: null })

  const sentMail = await queued('sent@example.com', { sent_at: world.now() })
  expect((await admin.call(sendMailAgain, { params: { id: sentMail } })).failure.reason).toBe('outbox.already_sent')
  expect(await stored(sentMail)).toEqual({ attempts: 0, try_after: null, sent_at: world.now() })
  expect((await admin.call(sendMailAgain, { params: { id: sentMail + 1000 } })).status).toBe(404)
})

test('only the admin reads and sends: mails hold what opens accounts', async () => {
  const id = await queued('closed@example.com')
  const manager = await world.staff('manager', [5])
  const main = await world.signedIn({ orgId: 5 })
  for (const spec of [listMails, getMail, sendMailAgain]) {
    const input = { query: {}, params: { id } }
    expect((await manager.call(spec, input)).status).toBe(403)
    expect((await main.call(spec, input)).status).toBe(403)
    expect((await world.call(spec, input)).status).toBe(401)
  }
})
