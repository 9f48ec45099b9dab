import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { languages } from '../../../../texts/index.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const inAdvance = { termsNetDays: 0 }

/** The mail about three pieces, one of them in stock unless said otherwise, ordered by a page in this language. */
async function mailOf(language: string, { inStock = 1, terms = inAdvance }: { inStock?: number; terms?: object } = {}) {
  const customerId = await world.customer(terms)
  const buyer = await world.signedIn({ customerId })
  const { number } = await world.sku({ name: 'HP 59A toner, black', unitPrice: 123_456, stock: { NL: inStock } })
  const headers = { 'accept-language': language }
  const place = { address1: 'Kade 1', address2: 'Building C', postcode: '3000 AA', city: 'Rotterdam', country: 'NL' }
  const body = { lines: [{ number, qty: 3 }], poNumber: 'PO-7', oneOffAddress: { company: 'Site', ...place } }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { data } = await buyer.call(placeOrder, { body: { ...body, revision } }, { headers })
  const [mail] = await world.mailsTo(`${buyer.userName}@example.com`)
  if (!mail) throw new Error('no mail')
  return { mail, number, orderno: data.orderno }
}

const mailTexts = {
  en: [
    'Your order',
    'HP 59A toner, black: €3,703.68',
    '2 pieces of this follow',
    'VAT 21%',
    'Standard parcel',
    'Netherlands',
  ],
  it: ['Il Suo ordine', 'Toner HP 59A, nero: 3703,68 €', '2 pezzi in arretrato', 'IVA 21%', 'Pacco', 'Paesi Bassi'],
  de: [
    'Ihre Bestellung',
    'HP 59A Toner, Schwarz: 3.703,68 €',
    '2 Stück davon',
    'MwSt. 21\u00a0%',
    'Standardpaket',
    'Niederlande',
  ],
  fr: [
    'Votre commande',
    'Toner HP 59A, noir\u00a0: 3\u202f703,68 €',
    '2 pièces en reliquat',
    'TVA 21',
    'Colis',
    'Pays-Bas',
  ],
  pl: [
    'Państwa zamówienie',
    'Toner HP 59A, czarny: 3703,68 €',
    '2 sztuki wyślemy później',
    'VAT 21%',
    'Paczka',
    'Holandia',
  ],
}

test.each(languages)('the confirmation of an order is all in %s', async (language) => {
  const { mail, number, orderno } = await mailOf(language)
  const whole = `${mail.subject}\n${mail.text}`

  expect(mail.language).toBe(language)
  expect(mail.subject).toContain(orderno)
  expect(whole).toContain(`3 x ${number} `)
  expect(whole).toContain('PO-7')
  expect(whole).toContain('Kade 1\nBuilding C\n')
  for (const words of mailTexts[language]) expect(spaced(whole)).toContain(spaced(words))
  expect(whole).not.toMatch(/[{}]|undefined/)
  expect(mail.html).toContain(`href="https://shop.example/hisorder/orderDetails/${orderno}"`)
})

/** Languages part amounts and signs by different spaces. */
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  ['zh', 'en'],
  ['ja, pl;q=0.5', 'pl'],
  ['fr-CA, en;q=0.8', 'fr'],
  ['xx', 'en'],
])('a browser that asks for %s gets its mail in %s', async (asked, language) => {
  expect((await mailOf(asked)).mail.language).toBe(language)
})

const beyondCredit = { termsNetDays: 30, creditLimit: 0 }
test.each([
  ['a part of it is in stock', inAdvance, 1, 'As soon as we receive your payment, we ship by Standard parcel'],
  [
    'none of it is',
    inAdvance,
    0,
    'As soon as we have your payment and the items are in stock, we ship by Standard parcel',
  ],
  ['it is held', beyondCredit, 1, 'As soon as we release the order, we ship by Standard parcel'],
  [
    'it is held, and none is',
    beyondCredit,
    0,
    'As soon as the order is released and the items are in stock, we ship by',
  ],
])('before anything leaves the mail says what for: %s', async (_, terms, inStock, words) => {
  expect((await mailOf('en', { terms, inStock })).mail.text).toContain(words)
})
