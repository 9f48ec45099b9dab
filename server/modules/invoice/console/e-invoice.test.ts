import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { decideEInvoice, listEInvoices } from '../../../../contract/invoice/e-invoice.ts'
import { getToday } from '../../../../contract/office/today.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { doorByHand } from '../exchange/door.ts'
import { writeEInvoicesBy } from '../exchange/write-e-invoices.ts'

/** A FatturaPA of a Dutch customer, whose goods left the Italian warehouse: staff of both sites handle it. */
type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let invoice: Awaited<ReturnType<Awaited<ReturnType<typeof paymentWorld>>['invoice']>>
let ofOrder: Staff
let ofIssuer: Staff
let ofNeither: Staff
beforeAll(async () => {
  world = await buildWorld()
  const money = await paymentWorld(world)
  ;[ofOrder, ofNeither] = [money.clerk, money.stranger]
  ofIssuer = await world.staff('finance', [3])
  invoice = await money.invoice(await world.signedIn(), 1, 'IT')
  const log = { warn: () => {} }
  await writeEInvoicesBy({ db: world.db, now: world.now, door: doorByHand, log })()
})
afterAll(() => world.close())

const listed = async (who: Staff) => (await who.call(listEInvoices, { query: {} })).data
const download = async ({ token }: Staff) =>
  (
    await world.app.inject({
      url: `${apiPrefix}/staff/einvoice/${invoice.id}/file`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode
const decide = async (who: Staff, status: 'sent' | 'refused') => {
  const body = { status, exchangeNumber: 'SDI-1', reason: status === 'refused' ? '00404' : '' }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return (await who.call(decideEInvoice, { params: { id: invoice.id }, body }, { headers })).code
}

test('staff of the site of the order or of the issuer see, take and decide it', async () => {
  expect(invoice.number).toMatch(/^IIT/)
  for (const who of [ofOrder, ofIssuer]) {
    expect(await listed(who)).toMatchObject({ total: 1, rows: [{ number: invoice.number, status: 'written' }] })
    expect(await download(who)).toBe(200)
  }
  expect((await listed(ofOrder)).rows[0]?.orderId).toBe(invoice.orderId)
  expect((await listed(ofIssuer)).rows[0]?.orderId).toBeNull()
  expect(await listed(ofNeither)).toEqual({ total: 0, rows: [] })
  expect([await download(ofNeither), await decide(ofNeither, 'sent')]).toEqual([404, 404])
  expect([await decide(ofIssuer, 'sent'), await decide(ofOrder, 'refused')]).toEqual([200, 200])
})

test('one that could not be written is counted for both', async () => {
  await world.db.updateTable('e_invoice_outbox').set({ status: 'failed', fault: 'x', exchange_number: '' }).execute()
  const failed = async (who: Staff) => (await who.call(getToday, {})).data.money?.eInvoices.failed
  expect([await failed(ofOrder), await failed(ofIssuer), await failed(ofNeither)]).toEqual([1, 1, 0])
})
