import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder, getOrderDocument } from '../../../../contract/order/order.ts'
import { languages } from '../../../../texts/index.ts'
import { pdfPieces, pdfText } from '../../../testing/files/pdf-text.ts'
import { addPromotion } from '../../../testing/order/promotion.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Given = {
  orgId?: number
  termsNetDays?: number
  creditLimit?: number
  stock?: number
  expectedOn?: string
  unitPrice?: number
  qty?: number
  language?: string
  more?: object
}

/** What is said of an order of three pieces: before it is placed, in its mail, in its document and on its page. */
async function placed({
  orgId = 1,
  stock = 10,
  expectedOn,
  unitPrice = 10_000,
  qty = 3,
  language = 'en',
  more,
  ...terms
}: Given) {
  const customerId = await world.customer({ orgId, ...terms })
  const buyer = await world.signedIn({ customerId })
  const warehouse = { 7: 'UK', 11: 'PL' }[orgId] ?? 'NL'
  const sku = await world.sku({ unitPrice, stock: { [warehouse]: stock } })
  if (expectedOn) {
    const arrival = { sku_id: sku.id, warehouse, expected_on: expectedOn, quantity: 100 }
    await world.db.insertInto('expected_arrivals').values(arrival).execute()
  }
  const body = { lines: [{ number: sku.number, qty, custNumber: 'OURS-7' }], ...more }
  const preview = (await buyer.call(previewOrder, { body })).data
  const headers = { 'accept-language': language }
  const answer = await buyer.call(placeOrder, { body: { ...body, revision: preview.revision } }, { headers })
  const { orderno } = answer.data
  const url = `${apiPrefix}${getOrderDocument.path.replace(':orderno', orderno)}`
  const document = await world.app.inject({ url, headers: { authorization: `Bearer ${buyer.token}`, ...headers } })
  const [mail] = await world.mailsTo(`${buyer.userName}@example.com`)
  const order = (await buyer.call(getOrder, { params: { orderno } })).data
  return { preview, order, mail: mail?.text ?? '', bytes: document.rawPayload, pdf: pdfText(document.rawPayload), sku }
}

// The day on which a parcel that leaves today is there.
const day = '19 November 2026'

test('an order that leaves by itself names its day everywhere', async () => {
  const { preview, order, mail, pdf } = await placed({})
  expect([preview.promisedOn, order.promisedOn]).toEqual(['2026-11-19', '2026-11-19'])
  expect(mail).toContain(`Delivery on ${day} at the latest`)
  expect(pdf).toContain(`Delivery\n${day}`)
})

test('an order on hold names no day, and says in mail and PDF that it is held and why', async () => {
  const { preview, order, mail, pdf } = await placed({ creditLimit: 1 })
  expect([preview.outcome, preview.promisedOn, order.promisedOn]).toEqual(['held_limit', null, null])
  expect(preview.carriers.map(({ promisedOn }) => promisedOn).filter(Boolean)).toEqual([])
  expect(order).toMatchObject({ status: 'onHold', heldBecause: 'payment.held_limit' })
  const why = 'This order exceeds your credit limit. We’ll review and release it.'
  expect(mail).toContain(`On hold. ${why} Your account manager will review it`)
  expect(mail).toContain('As soon as we release the order, we ship by Standard parcel to this address:')
  expect(pdf.replaceAll(/\s+/g, ' ')).toContain(`On hold. ${why}`)
  expect(pdf).toContain('Delivery\nas soon as it is released')
  for (const words of [mail, pdf]) expect(words).not.toContain(day)
})

test('an order that waits for its payment names no day', async () => {
  const { preview, order, mail, pdf } = await placed({ termsNetDays: 0, creditLimit: 0 })
  expect([preview.outcome, preview.promisedOn, order.promisedOn]).toEqual(['awaitingPayment', null, null])
  expect(mail).toContain('As soon as we receive your payment, we ship by Standard parcel to this address:')
  expect(pdf).toContain('Delivery\nas soon as it is paid')
  for (const words of [mail, pdf]) expect(words).not.toContain(day)
})

test('an order of which a part follows names its day for what is in stock alone', async () => {
  const { preview, mail, pdf } = await placed({ stock: 1 })
  expect(preview.promisedOn).toBe('2026-11-19')
  expect(mail).toContain(`Items in stock arrive on ${day} at the latest`)
  expect(mail).not.toContain('Delivery on')
  expect(pdf).toContain(`Delivery of items in stock\n${day}`)
})

test('goods that still have to arrive are expected, not promised', async () => {
  const { mail, pdf } = await placed({ stock: 0, expectedOn: '2026-12-01' })
  expect(mail).toContain('We are still waiting for the goods. We expect to deliver on 2 December 2026')
  expect(mail).not.toContain('at the latest')
  expect(pdf).toContain('Expected delivery\n2 December 2026')
})

test('mail and PDF say instruction, article numbers, VAT number and the price before the discount', async () => {
  const instruction = 'Ring twice.\nThe door is behind the yard.'
  const { sku } = await placed({})
  await addPromotion(world.db, { kind: 'amount', value: 500 })
  const { mail, pdf, order } = await placed({ more: { instruction } })
  const lines = order.lines[0]
  for (const words of [mail, pdf]) {
    for (const phrase of [
      'Ring twice.',
      'The door is behind the yard.',
      'OURS-7',
      lines?.oemCode ?? '',
      lines?.number ?? '',
    ])
      expect(words).toContain(phrase)
    expect(words).toContain('NL000099998B57')
    expect(words).toContain('€95.00')
    expect(words).toContain('Price before discount: €100.00')
  }
  expect(sku.number).not.toBe(lines?.number)
  await world.db.updateTable('promotions').set({ ends_on: '2026-11-10' }).execute()
})

/** Digits, signs and letters of amounts without the spaces that languages put between them. */
const bare = (words: string) => words.replaceAll(/\s/g, '')

test.each(languages)('no amount on a PDF is broken, in any currency and however large (%s)', async (language) => {
  for (const [orgId, currency] of [
    [1, 'EUR'],
    [7, 'GBP'],
    [11, 'PLN'],
  ] as const) {
    const site = { orgId, language, unitPrice: 1_234_567_89, stock: 10_000, creditLimit: 9_000_000_000_000_00 }
    const { bytes, order } = await placed({ ...site, qty: 9_999 })
    const pieces = pdfPieces(bytes).map(({ words }) => bare(words))
    const money = new Intl.NumberFormat(language, { style: 'currency', currency })
    const { subtotal, shippingCost, vat, total } = order.totals
    const amounts = [order.lines[0]?.unitPrice ?? 0, order.lines[0]?.price ?? 0, subtotal, shippingCost, vat, total]
    const drawn = amounts.map((amount) => bare(money.format(amount)))
    // The price of the only line is the subtotal, too.
    const times = (of: readonly string[], words: string) => of.filter((one) => one === words).length
    for (const words of drawn) expect(times(pieces, words), words).toBeGreaterThanOrEqual(times(drawn, words))
  }
})
