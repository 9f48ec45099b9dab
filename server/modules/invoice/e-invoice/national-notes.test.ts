import { expect, test } from 'vitest'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { withAddresses } from '../../../testing/order/e-invoice/any-e-invoice.ts'
import { readCii, readUbl } from '../../../testing/order/e-invoice/read-terms.ts'
import { makeCreditNote, makeInvoice } from '../../../testing/order/invoices.ts'
import { writeCii } from './cii.ts'
import { writeUbl } from './ubl.ts'

const french = { from: 'FR', to: 'FR', reason: 'vat.domestic', rateBp: 2_000, currency: 'EUR' } as const
const polish = { from: 'PL', to: 'PL', reason: 'vat.domestic', rateBp: 2_300, currency: 'PLN' } as const

const read = (invoice: Invoice) =>
  [readUbl(writeUbl(invoice)), readCii(writeCii(invoice))].map(
    ({ document }) =>
      (...names: string[]) =>
        names.map((name) => (document[name] ?? []).join('+')),
  )

test.each([
  ['an invoice', makeInvoice({ supply: french })],
  ['a credit note', makeCreditNote({ supply: french })],
])('%s within France: frame, SIREN and addresses of both, and what is said of payments (BR-FR)', (_, invoice) => {
  for (const pick of read(invoice)) {
    expect(pick('BT-23', 'BT-24', 'BT-30', 'BT-30-1', 'BT-47', 'BT-47-1', 'BT-46')).toEqual([
      ...['B1', 'urn:cen.eu:en16931:2017', '404833048', '0002', '303265045', '0002', ''],
    ])
    expect(pick('BT-34', 'BT-34-1', 'BT-49', 'BT-49-1')).toEqual(['404833048', '0225', '303265045', '0225'])
    const said = [invoice.reason, 'Three times the legal rate', '40 euros', 'No discount'].filter(Boolean)
    expect(pick('BT-21', 'BT-22')).toEqual(['PMD+PMT+AAB', said.join('+')])
  }
})

test('an address of the French directory that a party has said goes before its SIREN, one of another list does not', () => {
  const { buyer, ...invoice } = makeInvoice({ supply: french })
  const address = (scheme: string, id: string) => ({
    ...invoice,
    buyer: { ...buyer, electronicAddress: { scheme, id } },
  })
  for (const pick of read(address('0225', '303265045_42'))) expect(pick('BT-49')).toEqual(['303265045_42'])
  for (const pick of read(address('9957', 'FR40303265045'))) expect(pick('BT-49')).toEqual(['303265045'])
})

test('abroad a French company keeps the profile of Peppol with its single note, and says the same in its terms', () => {
  const abroad = { ...french, to: 'DE', reason: 'vat.intra_eu', rateBp: 0 } as const
  const invoice = withAddresses(makeInvoice({ supply: abroad }))
  for (const pick of read(invoice)) {
    const terms = '30 days net. Three times the legal rate. 40 euros. No discount'
    expect(pick('BT-20', 'BT-22', 'BT-47')).toEqual([terms, '', ''])
  }
  expect(read(invoice)[0]?.('BT-23')).toEqual(['urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'])
})

test('of a French export in another currency the VAT is nothing in euro, too', () => {
  const exported = { ...french, to: 'GB', reason: 'vat.export', rateBp: 0, currency: 'GBP' } as const
  for (const pick of read(makeInvoice({ supply: exported })))
    expect(pick('BT-5', 'BT-6', 'BT-111')).toEqual(['GBP', 'EUR', '0.00'])
  for (const pick of read(makeInvoice({ supply: { ...exported, from: 'NL' } }))) expect(pick('BT-6')).toEqual([''])
})

test('who collects the payment for the seller is the payee', () => {
  const { payment, ...invoice } = makeInvoice()
  if (!payment) throw new Error('nothing to pay')
  for (const [payee, said] of [
    ['Aster Other B.V.', 'Aster Other B.V.'],
    ['', ''],
  ] as const)
    for (const pick of read({ ...invoice, payment: { ...payment, payee } })) expect(pick('BT-59')).toEqual([said])
})

const goods = (unitPrice: number) => ({ lines: [{ pieces: 1, unitPrice, discount: 0 }], charges: [] })
const words = 'mechanizm podzielonej płatności'

test.each<[string, Invoice, string]>([
  // 12,195.12 and 23 % are 15,000.00, a cent more is 15,000.01.
  ['of 15,000 PLN', makeInvoice({ supply: polish, ...goods(1_219_512) }), ''],
  ['of a cent more', makeInvoice({ supply: polish, ...goods(1_219_513) }), words],
  // 4.2567 PLN for a euro: 3,523.85 EUR are 14,999.97 PLN, 3,523.86 are 15,000.01.
  ['of so much in euro', makeInvoice({ supply: { ...polish, currency: 'EUR' }, ...goods(286_492) }), ''],
  ['of a little more in euro', makeInvoice({ supply: { ...polish, currency: 'EUR' }, ...goods(286_493) }), words],
  [
    'without VAT',
    makeInvoice({ supply: { ...polish, to: 'DE', reason: 'vat.intra_eu', rateBp: 0 }, ...goods(9_000_000) }),
    '',
  ],
  ['of a Dutch company', makeInvoice(goods(9_000_000)), ''],
])('an invoice %s under a Polish number names split payment above 15,000 PLN: %#', (_, invoice, said) => {
  for (const pick of read(invoice)) expect(pick('BT-22')).toEqual([said])
  for (const pick of read({ ...invoice, kind: 'credit', reason: '' })) expect(pick('BT-22')).toEqual([''])
})
