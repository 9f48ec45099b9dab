import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder, getOrderDocument, getProforma } from '../../../../contract/order/order.ts'
import { languages } from '../../../../texts/index.ts'
import { archiveFaults } from '../../../testing/files/pdf-archive.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld()
  number = (await world.sku({ unitPrice: 1234, stock: { NL: 1000 } })).number
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>

const buyer = async (termsNetDays: number, orgId = 1) =>
  world.signedIn({ customerId: await world.customer({ termsNetDays, orgId }) })

async function order(person: Person) {
  const lines = [{ number, qty: 2 }]
  const { revision } = (await person.call(previewOrder, { body: { lines } })).data
  const { orderno } = (await person.call(placeOrder, { body: { lines, revision } })).data
  return (await person.call(getOrder, { params: { orderno } })).data
}

const proformaOf = (person: Person, orderno: string, language = 'en') =>
  world.app.inject({
    url: `${apiPrefix}${getProforma.path.replace(':orderno', orderno)}`,
    headers: { authorization: `Bearer ${person.token}`, 'accept-language': language },
  })

test('an order that is paid in advance says where and how much, with a code for banking apps', async () => {
  const { payment, totals, orderno } = await order(await buyer(0))
  expect(payment).toMatchObject({
    holder: 'Aster Voorbeeld B.V.',
    account: 'NL42ASTR0000000001',
    bic: 'ASTRNL00',
    amount: totals.total,
    currency: 'EUR',
    reference: orderno,
  })
  expect(payment?.epc?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'ASTRNL00', 'Aster Voorbeeld B.V.', 'NL42ASTR0000000001'],
    ...[`EUR${totals.total.toFixed(2)}`, '', '', orderno],
  ])
})

test.each([
  [7, 'GBP', 'GB58ASTR00000000000007'],
  [11, 'PLN', 'PL95000000000000000000000011'],
])('site %i is paid in %s by its account alone', async (orgId, currency, account) => {
  expect((await order(await buyer(0, orgId))).payment).toMatchObject({ currency, account, epc: null })
})

test.each(languages)('its pro-forma is a PDF in %s, on one page', async (language) => {
  const person = await buyer(0)
  const { orderno } = await order(person)
  const answer = await proformaOf(person, orderno, language)
  expect(answer.headers['content-disposition']).toContain(`attachment; filename="${orderno}-proforma.pdf"`)
  const text = answer.rawPayload.toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  expect(text).toContain(`/Lang (${language})`)
  expect(archiveFaults(answer.rawPayload)).toEqual([])
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('an order on account, one that is paid, and that of another customer have none', async () => {
  const [later, now, other] = [await buyer(30), await buyer(0), await buyer(0)]
  const [onAccount, inAdvance] = [await order(later), await order(now)]
  expect(onAccount.payment).toBeNull()
  expect((await proformaOf(later, onAccount.orderno)).statusCode).toBe(404)
  expect((await proformaOf(other, inAdvance.orderno)).statusCode).toBe(404)
  expect((await proformaOf(now, inAdvance.orderno)).statusCode).toBe(200)

  await world.db
    .updateTable('orders')
    .set({ status: 'submitted', paid_at: world.now() })
    .where('order_number', '=', inAdvance.orderno)
    .execute()
  expect((await proformaOf(now, inAdvance.orderno)).statusCode).toBe(404)
})

test('once it is paid, the order and its document say on which day, by the clock of its site', async () => {
  const person = await buyer(0)
  const { orderno, paidOn } = await order(person)
  const read = async () => (await person.call(getOrder, { params: { orderno } })).data.paidOn
  const payAt = (paid: string) =>
    world.db
      .updateTable('orders')
      .set({ status: 'submitted', paid_at: new Date(paid) })
      .where('order_number', '=', orderno)
      .execute()
  expect(paidOn).toBeNull()
  // In Amsterdam the next day has begun.
  await payAt('2026-11-18T23:30:00Z')
  expect(await read()).toBe('2026-11-19')
  const document = await world.app.inject({
    url: `${apiPrefix}${getOrderDocument.path.replace(':orderno', orderno)}`,
    headers: { authorization: `Bearer ${person.token}`, 'accept-language': 'fr' },
  })
  expect(pdfText(document.rawPayload)).toMatch(/Payée\s+d’avance\s+le\s+19\s+novembre\s+2026/)
})

test('an order on account is not said to be paid in advance, nor is one that costs nothing', async () => {
  const paid = async (termsNetDays: number, total: number | undefined) => {
    const person = await buyer(termsNetDays)
    const { orderno } = await order(person)
    const free = { subtotal: 0, vat: 0, shipping_cost: 0, discount: 0, total: 0 }
    const more = { status: 'submitted', paid_at: world.now(), ...(total === 0 && free) }
    await world.db.updateTable('orders').set(more).where('order_number', '=', orderno).execute()
    return (await person.call(getOrder, { params: { orderno } })).data.paidOn
  }
  expect([await paid(30, undefined), await paid(0, 0), await paid(0, undefined)]).toEqual([null, null, '2026-11-18'])
})

test('the confirmation says how to pay', async () => {
  const person = await buyer(0)
  const { orderno } = await order(person)
  const [mail] = await world.mailsTo(`${person.userName}@example.com`)
  for (const words of ['NL42 ASTR 0000 0000 01', 'ASTRNL00', `Reference: ${orderno}`])
    expect(mail?.text).toContain(words)
})
