import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Input } from '../../../../contract/endpoint.ts'
import * as contract from '../../../../contract/invoice/e-invoice.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { warnOfEInvoicesBy } from './warn-of-e-invoices.ts'

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
let buyer: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
  buyer = await world.signedIn()
})
afterAll(() => world.close())

const setDay = (day: string) => world.setNow(`${day}T09:00:00Z`)

/** An invoice of the Dutch company that is to be sent as if it were the Italian one's. */
async function written(issuedOn: string) {
  setDay(issuedOn)
  const { id } = await money.invoice(buyer)
  const row = { invoice_id: id, status: 'written', fault: '', changed_at: world.now() }
  await world.db.insertInto('e_invoice_outbox').values(row).execute()
  return id
}

const list = async (status?: 'open') =>
  (await money.clerk.call(contract.listEInvoices, { query: status ? { status } : {} })).data.rows
const deadline = async (itemId: number) => (await list()).find((row) => row.itemId === itemId)?.deadline

type Body = Input<typeof contract.decideEInvoice>['body']
const decide = (id: number, body: Partial<Body>) =>
  money.clerk.call(
    contract.decideEInvoice,
    { params: { id }, body: { status: 'sent', exchangeNumber: '', reason: '', ...body } },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  )
const send = (id: number) => decide(id, { exchangeNumber: '1' })
const refuse = (id: number, refusedOn?: string) =>
  decide(id, { status: 'refused', reason: '00305', ...(refusedOn && { refusedOn }) })

test('an invoice is handed over within twelve days, one that was refused within five of the notice, however often it is written', async () => {
  const id = await written('2026-03-04')
  expect(await deadline(id)).toEqual({ day: '2026-03-16', daysLeft: 12 })
  await send(id)
  expect(await deadline(id)).toBeNull()
  setDay('2026-03-10')
  for (const [day, wrong] of [
    ['2026-03-11', 'still to come'],
    ['2026-03-03', 'before the invoice'],
  ] as const)
    expect([wrong, (await refuse(id, day)).failure.reason]).toEqual([wrong, 'request.invalid'])
  await refuse(id, '2026-03-09')
  expect(await deadline(id)).toEqual({ day: '2026-03-14', daysLeft: 4 })
  await decide(id, { status: 'waiting' })
  setDay('2026-03-15')
  expect(await deadline(id)).toEqual({ day: '2026-03-14', daysLeft: -1 })
})

test('those that are open come by their last day', async () => {
  const [sent, first, second] = [await written('2026-03-02'), await written('2026-03-04'), await written('2026-03-05')]
  await send(sent)
  await refuse(second)
  const open = (await list('open')).map(({ itemId }) => itemId)
  expect(open.filter((id) => [first, second, sent].includes(id))).toEqual([second, first])
})

test('the site of the company is notified the day before, once for each last day, of what is not sent', async () => {
  await world.db.updateTable('e_invoice_outbox').set({ warned_of: '2026-01-01' }).execute()
  await world.db.updateTable('e_invoice_outbox').set({ status: 'sent', fault: '', exchange_number: '1' }).execute()
  const [late, sent] = [await written('2026-04-01'), await written('2026-04-01')]
  const number = async (id: number) =>
    (await world.db.selectFrom('finance_items').select('number').where('id', '=', id).executeTakeFirstOrThrow()).number
  await send(sent)
  const warn = async (day: string) => {
    setDay(day)
    await world.db.deleteFrom('mails').execute()
    await warnOfEInvoicesBy(world.db, world.now)()
    return await world.db.selectFrom('mails').select(['org_id', 'recipient', 'subject', 'parts']).execute()
  }
  expect(await warn('2026-04-11')).toEqual([])
  const mails = await warn('2026-04-12')
  expect(mails).toMatchObject([{ org_id: 1, recipient: '', subject: expect.stringMatching(/^1 /) }])
  const [told, kept] = [JSON.stringify(mails[0]?.parts), [await number(late), await number(sent)]]
  expect(kept.map((name) => told.includes(name))).toEqual([true, false])
  expect(await warn('2026-04-12')).toEqual([])
  // Refused, it has another last day.
  await refuse(late, '2026-04-12')
  expect(await warn('2026-04-15')).toEqual([])
  expect(await warn('2026-04-16')).toHaveLength(1)
  await send(late)
  expect(await warn('2026-04-17')).toEqual([])
})
