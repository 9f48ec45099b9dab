import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { convertCents } from '../../../../rules/invoice/exchange-rate.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { anyEInvoiceOf, eInvoicesOf } from '../../../testing/order/e-invoice/any-e-invoice.ts'
import { findMisplaced } from '../../../testing/order/e-invoice/element-order.ts'
import { fatturaPaOrders } from '../../../testing/order/e-invoice/fattura-pa-form.ts'
import { brokenFatturaPaRules } from '../../../testing/order/e-invoice/fattura-pa-rules.ts'
import { type Case, makeCreditNote, makeInvoice, ratesOf } from '../../../testing/order/invoices.ts'
import { writeFatturaPa } from './fattura-pa.ts'
import { needsRates } from './fattura-pa-euro.ts'

const inItaly: Case = { from: 'IT', to: 'IT', reason: 'vat.domestic', rateBp: 2_200, currency: 'USD' }
const taxed: Case = { from: 'IT', to: 'PL', reason: 'vat.ship_from_rate', rateBp: 2_200, currency: 'PLN' }
const toPoland: Case = { from: 'IT', to: 'PL', reason: 'vat.intra_eu', rateBp: 0, currency: 'PLN' }
const toBritain: Case = { from: 'IT', to: 'GB', reason: 'vat.export', rateBp: 0, currency: 'GBP' }
const toAmerica: Case = { from: 'IT', to: 'US', reason: 'vat.export', rateBp: 0, currency: 'USD' }
const cases = [inItaly, taxed, toPoland, toBritain, toAmerica, { ...taxed, currency: 'GBP' }]

const write = (invoice: Invoice) =>
  writeFatturaPa(invoice, {
    progressive: '00001',
    rates: needsRates(invoice) ? ratesOf(invoice.currency, 'EUR') : null,
  })

/** The texts of what a file says at some places. */
function readAll(xml: string, ...names: string[]) {
  const document = XmlDocument.fromString(xml)
  try {
    return names.map((name) => document.find(`//${name}`).map(({ content }) => content))
  } finally {
    document.dispose()
  }
}

const cents = (text = '') => Math.round(Number(text) * 100)

function check(invoice: Invoice) {
  const xml = write(invoice)
  expect([...findMisplaced(xml, fatturaPaOrders), ...brokenFatturaPaRules(xml)]).toEqual([])
  const [basis, vat] = readAll(xml, 'ImponibileImporto', 'Imposta').map(([text]) => cents(text))
  const toEuro = { from: invoice.currency, to: 'EUR' }
  expect(basis).toBe(convertCents(invoice.totals.net, toEuro, ratesOf(invoice.currency, 'EUR')))
  expect(vat).toBe(invoice.vat.local?.vat ?? 0)
}

test.each(eInvoicesOf(cases))('%s: in euro as its schema and the exchange want it', (_, invoice) => check(invoice))

test('any invoice of the Italian company in another currency is in euro, with the VAT that it says itself', () => {
  fc.assert(fc.property(anyEInvoiceOf(cases), check), { numRuns: 1_000 })
})

test('an invoice in dollars says what is owed in them, and by which rate', () => {
  const lines = [{ pieces: 3, unitPrice: 4_290, discount: 129 }]
  const xml = write(makeInvoice({ supply: inItaly, lines, charges: [] }))
  const names = ['Divisa', 'PrezzoUnitario', 'Importo', 'PrezzoTotale']
  expect(readAll(xml, ...names, 'Imposta', 'ImportoTotaleDocumento', 'ImportoPagamento').flat()).toEqual([
    ...['EUR', '37.06583722', '0.37152238', '110.08294453'],
    ...['24.22', '134.30', '134.30'],
  ])
  expect(readAll(xml, 'Causale', 'AltriDatiGestionali/*')).toEqual([
    [
      'Importi originari in USD: imponibile 127.41, imposta 28.03, totale 155.44, da pagare 155.44. Cambio BCE 2026-02-27: 1 EUR = 1.1574 USD',
    ],
    ['DIVISA', 'USD', '127.41', 'CAMBIO', '1 EUR = 1.1574 USD', '2026-02-27'],
  ])
})

test('a credit note has the VAT that it says, where that was rounded with those before it', () => {
  const { vat, ...credit } = makeCreditNote({ supply: taxed })
  const local = vat.local && { ...vat.local, vat: vat.local.vat - 1 }
  check({ ...credit, vat: { ...vat, local } })
})

test('a credit note keeps its reason beside, and what was paid is not asked for', () => {
  const [credit] = readAll(write(makeCreditNote({ supply: taxed })), 'Causale')
  expect(credit).toEqual(['Returned: 2 pieces were damaged', expect.stringMatching(/^Importi originari in PLN: /)])
  expect(credit?.[1]).not.toContain('da pagare')
  const half = makeInvoice({ supply: taxed, prepaid: 10_000 })
  const due = convertCents(half.totals.due, { from: 'PLN', to: 'EUR' }, ratesOf('PLN', 'EUR'))
  expect(cents(readAll(write(half), 'ImportoPagamento')[0]?.[0])).toBe(due)
  expect(readAll(write(half), 'Causale')[0]?.[0]).toContain('da pagare')
})

test.each(cases)('a wrong amount in euro is found: $currency, $reason', (supply) => {
  const xml = write(makeInvoice({ supply }))
  const wrong = (name: string, by: number) =>
    brokenFatturaPaRules(
      xml.replace(new RegExp(`<${name}>(.*?)<`), (_, text) => `<${name}>${(Number(text) + by).toFixed(2)}<`),
    )
  expect(wrong('Imposta', 0.03)).toContain('VAT in euro by the rate')
  expect(wrong('ImponibileImporto', 0.02)).toContain('00422 basis of its lines')
  expect(wrong('PrezzoTotale', 0.02)).toEqual(
    expect.arrayContaining(['00423 net of a line', 'amount of a line in its currency']),
  )
  expect(wrong('ImportoTotaleDocumento', 0.03)).toContain('total in euro by the rate')
  expect(wrong('ImportoPagamento', 0.03)).toEqual(['payment in euro by the rate'])
})

test('without rates it is refused where it says none itself, and what it says comes before others', () => {
  const refused = () => writeFatturaPa(makeInvoice({ supply: toPoland }), { progressive: '00001' })
  expect(refused).toThrow('No exchange rate of PLN')
  const invoice = makeInvoice({ supply: taxed })
  const others = { publishedOn: '2026-03-01', perEuro: [{ currency: 'PLN', rate: '5' }] }
  expect(writeFatturaPa(invoice, { progressive: '00001', rates: others })).toBe(write(invoice))
})

test('an amount that no number holds exactly is refused', () => {
  const lines = [{ pieces: 9_999, unitPrice: 100_000_000, discount: 0 }]
  expect(() => write(makeInvoice({ supply: toPoland, lines }))).toThrow('Too large an amount')
})
