import { expect, test } from 'vitest'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { Language } from '../../../../texts/index.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { makeCreditNote, makeInvoice, supplies } from '../../../testing/order/invoices.ts'
import drawInvoice from './draw-task.ts'

/** The words in one line, with ordinary spaces, as a reader takes them. */
async function wordsOf(invoice: Invoice, language: Language = 'en') {
  const bytes = Buffer.from(await drawInvoice({ invoice, xml: '<x/>', language }))
  return pdfText(bytes).replaceAll(/\s+/g, ' ')
}

const supplyOf = (reason: Invoice['vat']['reason'], from = 'NL') => {
  const found = supplies.find((supply) => supply.reason === reason && supply.from === from)
  if (!found) throw new Error(`No sample of ${reason} from ${from}`)
  return found
}
const intraEu = makeInvoice({ supply: supplyOf('vat.intra_eu') })
const exported = makeInvoice({ supply: supplyOf('vat.export') })

test.each([
  ['en', 'article 138 of Directive 2006/112/EC. Reverse charge', 'article 146 of Directive 2006/112/EC'],
  ['de', 'Artikel 138 der Richtlinie 2006/112/EG. Reverse Charge', 'Artikel 146 der Richtlinie 2006/112/EG'],
  ['fr', 'article 138 de la directive 2006/112/CE. Autoliquidation', 'article 146 de la directive 2006/112/CE'],
  ['it', 'articolo 138 della direttiva 2006/112/CE. Inversione contabile', 'articolo 146 della direttiva 2006/112/CE'],
  ['pl', 'artykuł 138 dyrektywy 2006/112/WE. Odwrotne obciążenie', 'artykuł 146 dyrektywy 2006/112/WE'],
] as const)('the law says in %s why there is no VAT', async (language, within, beyond) => {
  const words = await wordsOf(intraEu, language)
  expect(words).toContain(within)
  // With the numbers of both, apart from the letterhead, the facts and the footer.
  expect(words.split(intraEu.seller.vatNumber).length - 1).toBe(3)
  expect(words.split(intraEu.buyer.vatNumber).length - 1).toBe(2)
  expect(await wordsOf(exported, language)).toContain(beyond)
})

test('who exports from outside of the Union does not name its directive', async () => {
  const words = await wordsOf({ ...exported, seller: { ...exported.seller, country: 'GB' } })
  expect(words).toContain('Export, exempt from VAT')
  expect(words).not.toContain('2006/112')
})

test.each(['en', 'de', 'fr', 'it', 'pl'] as const)('what an Italian sells on names its law in %s', async (language) => {
  expect(await wordsOf(makeInvoice({ supply: supplyOf('vat.italian_chain', 'IT') }), language)).toMatch(/58.*331\/1993/)
})

test('a supply with VAT names no law, and one outside of its scope no VAT at all', async () => {
  const taxed = await wordsOf(makeInvoice())
  expect(taxed).toContain('VAT rate Net amount VAT amount 21% €234.41 €49.23')
  expect(taxed).not.toContain('2006/112')
  const american = await wordsOf(makeInvoice({ supply: supplyOf('vat.none_us', 'US') }), 'us')
  expect(american).toContain('Total $234.41 Amount due $234.41')
  expect(american).not.toMatch(/VAT|[Tt]ax/)
})

test('VAT is said in the currency in which it is declared, too', async () => {
  const polish = makeInvoice({ supply: supplyOf('vat.domestic', 'PL') })
  expect(await wordsOf(polish)).toContain(
    'VAT in PLN 229.48 Exchange rate: 1 EUR = 4.2567 PLN, European Central Bank, 27 February 2026',
  )
  const fromPounds = makeCreditNote({ supply: supplyOf('vat.ship_from_rate', 'PL') })
  expect(await wordsOf(fromPounds, 'pl')).toContain(
    'Kurs wymiany: 1 EUR = 0,86510 GBP = 4,2567 PLN, Europejski Bank Centralny, 27 lutego 2026',
  )
  expect(await wordsOf(makeInvoice())).not.toContain('Exchange rate')
})

test.each([
  ['en', 'Paid on 20/02/2026 -€100.00 Amount due €183.64'],
  ['de', 'Bezahlt am 20.02.2026 -100,00 €'],
  ['fr', 'Réglé le 20/02/2026'],
  ['it', 'Pagato il 20/02/2026'],
  ['pl', 'Zapłacono 20.02.2026'],
] as const)('in %s it is said when it was paid in advance', async (language, said) => {
  expect(await wordsOf(makeInvoice({ prepaid: 10_000, prepaidOn: '2026-02-20' }), language)).toContain(said)
  // As in documents of before.
  expect(await wordsOf(makeInvoice({ prepaid: 10_000 }), language)).not.toContain('2026 -')
})

test.each([
  ['en', 'Goods €226.91 Shipping €7.50 Net total €234.41 VAT 21% €49.23 Total €283.64'],
  ['de', 'Warenwert 226,91 € Versand 7,50 € Nettobetrag 234,41 € MwSt. 21 % 49,23 € Gesamtbetrag 283,64 €'],
  ['fr', 'Marchandises 226,91 € Port 7,50 € Total HT 234,41 € TVA 21 % 49,23 € Total TTC 283,64 €'],
  ['it', 'Merce 226,91 € Spedizione 7,50 € Totale netto 234,41 € IVA 21% 49,23 € Totale documento 283,64 €'],
  ['pl', 'Wartość towarów 226,91 € Koszt dostawy 7,50 € Razem netto 234,41 € VAT 21% 49,23 € Razem brutto 283,64 €'],
] as const)('the sums in %s', async (language, sums) => {
  expect(await wordsOf(makeInvoice(), language)).toContain(sums)
})

test('an invoice says where to pay, with the reference in fours; a code only for euro', async () => {
  const payment = 'IBAN NL91 ABNA 0417 1643 00 BIC ABNANL2A Reference RF65 INL2 6000 001'
  const words = await wordsOf(makeInvoice())
  expect(words).toContain('Please pay by 1 April 2026')
  expect(words).toContain(`${payment} Scan with your banking app`)
  const inPounds = await wordsOf(exported)
  expect(inPounds).toContain(payment)
  expect(inPounds).not.toContain('Scan with')
})

test('what was paid is taken off, and an invoice that is paid asks for nothing', async () => {
  const partly = await wordsOf(makeInvoice({ prepaid: 10_000 }))
  expect(partly).toContain('Total €283.64 Already paid -€100.00 Amount due €183.64')
  expect(partly).toContain('Payment Please pay by 1 April 2026 and state the reference. Amount €183.64')
  const paid = await wordsOf(makeInvoice({ prepaid: 28_364 }))
  expect(paid).toContain('Amount due €0.00')
  expect(paid).toContain('This invoice is already paid. Thank you.')
  expect(paid).not.toContain('IBAN')
})

test.each([
  ['en', 'Credit note', 'Corrects invoice INL26000001 of 2 March 2026', 'Reason'],
  ['de', 'Rechnungskorrektur', 'Korrektur der Rechnung INL26000001 vom 2. März 2026', 'Grund'],
  ['fr', 'Avoir', 'Avoir sur la facture INL26000001 du 2 mars 2026', 'Motif'],
  ['it', 'Nota di credito', 'A rettifica della fattura INL26000001 del 2 marzo 2026', 'Motivo'],
  ['pl', 'Faktura korygująca', 'Korekta faktury INL26000001 z dnia 2 marca 2026', 'Przyczyna korekty'],
] as const)(
  'a credit note in %s names its invoice and why, and asks for no money',
  async (language, title, of, term) => {
    // Whatever account it has.
    const { payment } = makeInvoice()
    const words = await wordsOf(makeCreditNote({}, { payment }), language)
    expect(words).toContain(`${title} CNL26000001`)
    expect(words).toContain(of)
    expect(words).toContain(`${term} Returned: 2 pieces were damaged`)
    expect(words).not.toMatch(/IBAN|ABNA/)
  },
)

test('other facts stand on it where there are any', async () => {
  const made = makeInvoice()
  const buyer = { ...made.buyer, taxCode: 'RSSMRA85T10A562S', sdiCode: 'ABC1234', reference: '04011000-12345-34' }
  const shipTo = { ...made.shipTo, company: 'Warehouse South', city: 'Zwolle' }
  expect(await wordsOf(made)).not.toMatch(/Ship to|Tax code|Your reference/)
  const words = await wordsOf({ ...made, buyer, shipTo })
  expect(words).toContain('Ship to Warehouse South High Street 5 3511 AA Zwolle Netherlands')
  expect(words).toContain('Tax code RSSMRA85T10A562S')
  expect(words).toContain('Addressee code (SDI) ABC1234')
  expect(words).toContain('Your reference 04011000-12345-34')
})

test.each([
  [{ oemCode: 'TN-2420', ownMake: false }, 'AS-1 TN-2420'],
  [{ oemCode: 'TN-2420', ownMake: true }, 'AS-1 Replaces TN-2420'],
  [{ oemCode: 'AS-1', ownMake: false }, 'AS-1 Toner'],
  [{}, 'AS-1 Toner'],
])('beside our number of a product stands the number of its maker, %o: %s', async (numbers, said) => {
  const invoice = makeInvoice()
  const [line] = invoice.lines
  if (!line) throw new Error('it has no line')
  const { oemCode: _, ownMake: __, ...kept } = { oemCode: '', ownMake: false, ...line }
  const lines = [{ ...kept, number: 'AS-1', name: 'Toner', custNumber: '', ...numbers }]
  expect(await wordsOf({ ...invoice, lines })).toContain(said)
})
