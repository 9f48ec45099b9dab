import type { JobHelpers } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '../../../../contract/return/return.ts'
import { mailSender } from '../../../mail/send-mail.ts'
import { startMailServer } from '../../../testing/mail/mail-server.ts'
import { approve, returnsOf, takeStep } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { mailDailyUpdatesBy } from '../../order/update/mail-daily.ts'
import { lockReturn, writeReturn } from '../change/change-return.ts'
import { mailDocumentsBy } from '../documents/mail-documents.ts'
import { notifyReturnUpdates } from './notify-return-updates.ts'
import { toReturnHint } from './run-return-notifier.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>

let world: World
let returns: ReturnType<typeof returnsOf>
let buyer: Buyer
let number: string
let staffId: number
beforeAll(async () => {
  world = await buildWorld()
  returns = returnsOf(world)
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 1_000 } })).number
  staffId = (await world.staff('desk', [1])).accountId
})
afterAll(() => world.close())
beforeEach(async () => {
  world.setNow('2026-11-18T09:00:00Z')
  await tell()
  buyer = await world.signedIn()
})

const tell = () => notifyReturnUpdates(world.db, world.now())

async function submitted() {
  const { orderno } = await returns.delivered(buyer, number)
  const { data } = await returns.submit(buyer, [{ orderno, qty: 2 }])
  return { ...data, orderno }
}

/** The mails about a return, the oldest first. */
const mailsAbout = (rmaNumber: string) =>
  world.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'parts', 'language', 'return_id as returnId', 'unsubscribe_path as stopsAt'])
    .where('cause', '=', `return ${rmaNumber}`)
    .orderBy('id')
    .execute()

const messagesOf = ({ accountId }: Buyer) =>
  world.db.selectFrom('messages').select(['title', 'body']).where('account_id', '=', accountId).orderBy('id').execute()

const choose = (frequency: string) =>
  world.db
    .insertInto('order_update_choices')
    .values({ account_id: buyer.accountId, kind: 'returned', frequency })
    .execute()

test('who submits one is answered by mail, and the site gets it with the day by which it decides', async () => {
  const { rmaNumber } = await submitted()
  await choose('never')
  await tell()
  const [own, desk, ...more] = await mailsAbout(rmaNumber)
  expect(own).toMatchObject({ recipient: `${buyer.userName}@example.com`, stopsAt: null })
  expect(own?.subject).toBe(`We have received your return ${rmaNumber}`)
  expect(JSON.stringify(own?.parts)).toContain('You will have our answer by 23 November 2026.')
  expect(desk).toMatchObject({ recipient: 'orders.nl@aster.example' })
  expect(JSON.stringify(desk?.parts)).toContain('23 November 2026')
  expect(more).toEqual([])
  expect(await messagesOf(buyer)).toEqual([])
})

test('it is announced once, also where two instances do so at the same time', async () => {
  const { rmaNumber, orderno } = await submitted()
  const told = await Promise.all([tell(), tell(), tell()])
  expect(await mailsAbout(rmaNumber)).toHaveLength(2)
  expect(told.flatMap((news) => toReturnHint(news).orders)).toEqual([
    { orgId: 1, customerId: buyer.customerId, orderno },
  ])
})

test('an approval is a message and a mail with its documents, in the language of its reader', async () => {
  await world.db.updateTable('accounts').set({ language: 'pl' }).where('id', '=', buyer.accountId).execute()
  const { rmaNumber, returnId } = await submitted()
  await tell()
  await approve(world, returnId)
  const hint = toReturnHint(await tell())
  expect(hint.messages).toEqual([buyer.accountId])
  const [mail] = (await mailsAbout(rmaNumber)).slice(-1)
  expect(mail).toMatchObject({ language: 'pl', returnId, subject: `Zwrot ${rmaNumber} został zaakceptowany` })
  expect(mail?.stopsAt).toBe('/my/account#order-updates')
  expect(JSON.stringify(mail?.parts)).toContain('18 grudnia 2026')
  const subject = { orderId: null, invoiceId: null, reminderId: null, returnId, queuedAt: world.now() }
  const documents = await mailDocumentsBy(world.db)(subject, 'pl')
  expect(documents.map(({ name }) => name)).toEqual([`return-label-${rmaNumber}.pdf`, `return-slip-${rmaNumber}.pdf`])
  const [message] = await messagesOf(buyer)
  expect(message?.title).toMatchObject({
    en: `Your return ${rmaNumber} is approved`,
    de: `Ihre Rücksendung ${rmaNumber} ist freigegeben`,
  })
})

test('what need not come back takes no documents along', async () => {
  const { rmaNumber, returnId } = await submitted()
  await tell()
  await approve(world, returnId, { comesBack: false })
  await tell()
  const [mail] = (await mailsAbout(rmaNumber)).slice(-1)
  expect(mail?.returnId).toBeNull()
  expect(JSON.stringify(mail?.parts)).toContain('You need not send anything back.')
})

test.each([
  ['ask', 'submitted', 'A question about your return', 'Which printer?'],
  ['refuse', 'refused', 'was not accepted', 'Which printer?'],
  ['receive', 'received', 'has arrived', '2 x '],
  ['expire', 'expired', 'has expired', '2 x '],
  ['sendBack', 'sentBack', 'on their way back', '2 x '],
] as const)('%s is mailed with what its reader needs', async (action, to, subject, words) => {
  const { rmaNumber, returnId } = await submitted()
  await tell()
  const set = action === 'ask' ? { question: 'Which printer?' } : {}
  await takeStep(world, returnId, { action, to, reason: action === 'refuse' ? 'Which printer?' : '', set }, staffId)
  await tell()
  const mails = (await mailsAbout(rmaNumber)).slice(2)
  expect(mails.map((mail) => mail.recipient)).toEqual([`${buyer.userName}@example.com`])
  expect(mails[0]?.subject).toContain(subject)
  expect(JSON.stringify(mails[0]?.parts)).toContain(words)
  expect((await messagesOf(buyer)).length).toBe(1)
})

test('the same done to several lines at once is one mail, which names these lines alone', async () => {
  const other = (await world.sku({ unitPrice: 500, stock: { NL: 10 } })).number
  const [one, two, three] = [
    await returns.delivered(buyer, number),
    await returns.delivered(buyer, other),
    await returns.delivered(buyer, number),
  ]
  const { data } = await returns.submit(buyer, [
    { orderno: one.orderno, qty: 1 },
    { orderno: two.orderno, qty: 2 },
    { orderno: three.orderno, qty: 3 },
  ])
  await tell()
  await world.db.transaction().execute(async (tx) => {
    await lockReturn(tx, data.returnId)
    const staff = { party: 'staff', accountId: staffId, now: world.now() } as const
    for (const position of [1, 2])
      await writeReturn(tx, data.returnId, { action: 'receive', positions: [position] }, staff)
  })
  await tell()
  const [mail, ...more] = (await mailsAbout(data.rmaNumber)).slice(2)
  expect(more).toEqual([])
  expect(JSON.stringify(mail?.parts)).toMatch(/1 x .*2 x /)
  expect(JSON.stringify(mail?.parts)).not.toContain('3 x ')
})

test('lines that are approved one after the other are announced once all of them are decided', async () => {
  const [one, two] = [await returns.delivered(buyer, number), await returns.delivered(buyer, number)]
  const { data } = await returns.submit(buyer, [
    { orderno: one.orderno, qty: 1 },
    { orderno: two.orderno, qty: 2 },
  ])
  await tell()
  const approveLine = (position: number, minute: string) =>
    world.db.transaction().execute(async (tx) => {
      world.setNow(`2026-11-18T09:${minute}:00Z`)
      await lockReturn(tx, data.returnId)
      const line = tx.updateTable('return_lines').set({ state: 'approved' }).where('return_id', '=', data.returnId)
      await line.where('position', '=', position).execute()
      const changer = { party: 'staff', accountId: staffId, now: world.now() } as const
      await writeReturn(
        tx,
        data.returnId,
        { action: 'approve', positions: [position], set: { decided_at: world.now() } },
        changer,
      )
    })
  await approveLine(1, '11')
  await tell()
  expect(await mailsAbout(data.rmaNumber)).toHaveLength(2)
  await approveLine(2, '12')
  await tell()
  const told = (await mailsAbout(data.rmaNumber)).slice(2)
  expect(told.map(({ parts }) => JSON.stringify(parts).match(/\d x /g))).toEqual([['1 x ', '2 x ']])
})

test('once a day and never hold for returns too; the drawer has it at once', async () => {
  const { rmaNumber, returnId } = await submitted()
  await tell()
  await choose('daily')
  await approve(world, returnId)
  await tell()
  expect(await mailsAbout(rmaNumber)).toHaveLength(2)
  expect(await messagesOf(buyer)).toHaveLength(1)
  // 17:00 in the Netherlands.
  world.setNow('2026-11-18T16:00:00Z')
  const mailDaily = async () => mailDailyUpdatesBy(world.db, world.now)({}, {} as JobHelpers)
  await mailDaily()
  await mailDaily()
  const recipient = `${buyer.userName}@example.com`
  const daily = await world.db
    .selectFrom('mails')
    .select(['parts'])
    .where('recipient', '=', recipient)
    .where('cause', '=', 'daily order updates')
    .execute()
  expect(daily.map(({ parts }) => JSON.stringify(parts).includes(`Your return ${rmaNumber} is approved`))).toEqual([
    true,
  ])
  await world.db
    .updateTable('order_update_choices')
    .set({ frequency: 'never' })
    .where('account_id', '=', buyer.accountId)
    .execute()
  await takeStep(world, returnId, { action: 'receive', to: 'received' }, staffId)
  await tell()
  expect(await mailsAbout(rmaNumber)).toHaveLength(2)
  expect(await messagesOf(buyer)).toHaveLength(2)
})

test('an answer to a question and a cancellation reach the site; any other change does not', async () => {
  const { rmaNumber, returnId, orderno } = await submitted()
  let minute = 0
  const later = () => world.setNow(`2026-11-18T09:${10 + minute++}:00Z`)
  const change = async (revision: number) => {
    later()
    const body = { ...(await returns.fillIn(buyer, [{ orderno, qty: 1 }])), revision }
    return (await buyer.call(contract.changeReturn, { params: { id: returnId }, body })).data.revision
  }
  await tell()
  const { revision } = (await buyer.call(contract.getReturn, { params: { id: returnId } })).data
  const next = await change(revision)
  await tell()
  expect(await mailsAbout(rmaNumber)).toHaveLength(2)
  later()
  await takeStep(world, returnId, { action: 'ask', to: 'submitted', set: { question: 'Which?' } }, staffId)
  await change(next + 1)
  await buyer.call(contract.cancelReturn, { params: { id: returnId }, body: {} })
  await tell()
  const subjects = (await mailsAbout(rmaNumber))
    .slice(2)
    .map(({ recipient, subject }) => [recipient.startsWith('orders'), subject])
  expect(subjects).toEqual(
    expect.arrayContaining([
      [true, expect.stringMatching(/^Answer to return/)],
      [false, `Your return ${rmaNumber} is cancelled`],
      [true, expect.stringMatching(/cancelled$/)],
    ]),
  )
})

test('accounts that were suspended or may no longer see returns are not notified', async () => {
  const { rmaNumber, returnId } = await submitted()
  await tell()
  await world.db.updateTable('accounts').set({ role: 'requester' }).where('id', '=', buyer.accountId).execute()
  await approve(world, returnId)
  await tell()
  expect(await mailsAbout(rmaNumber)).toHaveLength(2)
  expect(await messagesOf(buyer)).toEqual([])
})

test('a mail of an approval brings both documents to its reader', async () => {
  const server = await startMailServer()
  // Of other tests: each would go out with documents of its own.
  await world.db.deleteFrom('mails').execute()
  const { rmaNumber, returnId } = await submitted()
  await approve(world, returnId)
  await tell()
  const door = { origin: () => 'https://shop.example', documentsOf: mailDocumentsBy(world.db), smtpUrl: server.url }
  await mailSender(world.db, door, world.now).sendMails()
  await server.close()
  const mail = server.received.find((one) => one.includes(`Subject: Your return ${rmaNumber} is approved`))
  expect(mail).toContain(`return-label-${rmaNumber}.pdf`)
  expect(mail).toContain(`return-slip-${rmaNumber}.pdf`)
})

test('a submission and a cancellation of a customer stand in the audit trail', async () => {
  const { returnId } = await submitted()
  await buyer.call(contract.cancelReturn, { params: { id: returnId }, body: {} })
  const events = await world.db
    .selectFrom('audit_events')
    .select(['action', 'account_id as accountId'])
    .where('subject', '=', `return ${returnId}`)
    .orderBy('position')
    .execute()
  const { accountId } = buyer
  expect(events).toEqual([
    { action: 'return.submitted', accountId },
    { action: 'return.cancelled', accountId },
  ])
})
