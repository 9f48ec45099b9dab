import { expect, test } from 'vitest'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { asXRechnung, leitwegId, withAddresses } from '../../../testing/order/e-invoice/any-e-invoice.ts'
import { readCii, readUbl } from '../../../testing/order/e-invoice/read-terms.ts'
import type { Terms } from '../../../testing/order/e-invoice/terms.ts'
import { makeCreditNote, makeInvoice, supplies } from '../../../testing/order/invoices.ts'
import { writeCii } from './cii.ts'
import { writeUbl } from './ubl.ts'

const [dutch, intraEu] = supplies
const american = supplies[8]
const standard = 'urn:cen.eu:en16931:2017'

const read = (invoice: Invoice) => [readUbl(writeUbl(invoice)), readCii(writeCii(invoice))]
const pick = (terms: Terms | undefined, ...names: string[]) => names.map((name) => (terms?.[name] ?? []).join('+'))

test.each([
  // Category, rate, VATEX, VAT numbers of seller and buyer, net, VAT, due, means of payment.
  ['NL', 'NL', 'S', '21.00', '', 'NL000099998B57', 'NL000099998B57', '234.41', '49.23', '283.64', '58'],
  ['NL', 'DE', 'K', '0.00', 'VATEX-EU-IC', 'NL000099998B57', 'DE136695976', '234.41', '0.00', '234.41', '58'],
  ['NL', 'FR', 'S', '21.00', '', 'NL000099998B57', 'FR40303265045', '234.41', '49.23', '283.64', '58'],
  ['NL', 'GB', 'G', '0.00', 'VATEX-EU-G', 'NL000099998B57', '', '234.41', '0.00', '234.41', '30'],
  ['IT', 'IT', 'S', '22.00', '', 'IT00000010215', 'IT00743110157', '234.41', '51.57', '285.98', '58'],
  ['IT', 'DE', 'K', '0.00', 'VATEX-EU-IC', 'IT00000010215', 'DE136695976', '234.41', '0.00', '234.41', '58'],
  ['FR', 'FR', 'S', '20.00', '', 'FR83404833048', 'FR40303265045', '234.41', '46.88', '281.29', '58'],
  ['GB', 'GB', 'S', '20.00', '', 'GB999999973', '', '234.41', '46.88', '281.29', '30'],
  ['US', 'US', 'O', '', 'VATEX-EU-O', '', '', '234.41', '0.00', '234.41', '30'],
])('a supply from %s to %s: %s', (from, to, ...facts) => {
  const supply = supplies.find((known) => known.from === from && known.to === to) ?? dutch
  for (const { document, lines, charges, vat } of read(makeInvoice({ supply }))) {
    const [category, rate] = facts
    expect([
      ...pick(vat[0], 'BT-118', 'BT-119', 'BT-121'),
      ...pick(document, 'BT-31', 'BT-48', 'BT-109', 'BT-110', 'BT-115', 'BT-81'),
    ]).toEqual(facts)
    expect(pick(lines[0], 'BT-151', 'BT-152')).toEqual([category, rate])
    expect(pick(charges[0], 'BT-102', 'BT-103')).toEqual([category, rate])
  }
})

test('a line with its discount and its numbers, and a charge', () => {
  for (const { lines, charges } of read(makeInvoice())) {
    expect(pick(lines[0], 'BT-129', 'BT-130', 'BT-146', 'BT-136', 'BT-140', 'BT-131')).toEqual([
      ...['3', 'H87', '42.90', '1.29', '95', '127.41'],
    ])
    expect(pick(lines[0], 'BT-155', 'BT-156', 'BT-157', 'BT-157-1')).toEqual([
      'AS-101000',
      'ÖZ-1',
      '4006381333931',
      '0160',
    ])
    expect(pick(charges[0], 'BT-99', 'BT-105')).toEqual(['7.50', 'FC'])
  }
})

test('a barcode that is no GTIN is left out', () => {
  const { lines, ...invoice } = makeInvoice()
  for (const { lines: written } of read({
    ...invoice,
    lines: lines.map((line) => ({ ...line, barcode: '4006381333932' })),
  })) {
    expect(pick(written[0], 'BT-157', 'BT-157-1')).toEqual(['', ''])
  }
})

test('a credit note names what it corrects and why, with positive amounts', () => {
  for (const { document } of read(makeCreditNote())) {
    expect(pick(document, 'BT-3', 'BT-25', 'BT-26', 'BT-22', 'BT-115', 'BT-20', 'BT-81')).toEqual([
      '381',
      'INL26000001',
      '20260302',
      'Returned: 2 pieces were damaged',
      '283.64',
      'To be set off or refunded',
      '',
    ])
  }
})

test('a credit without goods of an intra-community supply is dated as what it corrects', () => {
  const corrects = { number: 'INL26000001', issuedOn: '2026-02-27' }
  for (const { document } of read(makeCreditNote({ supply: intraEu }, { suppliedOn: null, corrects }))) {
    expect(pick(document, 'BT-72')).toEqual(['20260227'])
  }
  for (const { document } of read(makeCreditNote({ supply: dutch }, { suppliedOn: null, corrects }))) {
    expect(pick(document, 'BT-72')).toEqual([''])
  }
})

test('how it is paid: in part before, by a reference, on an account with or without IBAN', () => {
  const invoice = makeInvoice({ prepaid: 10_000 })
  for (const { document } of read(invoice)) {
    expect(pick(document, 'BT-112', 'BT-113', 'BT-115', 'BT-83', 'BT-84', 'BT-86', 'BT-9', 'BT-20')).toEqual([
      ...['283.64', '100.00', '183.64'],
      ...['RF65INL26000001', 'NL91ABNA0417164300', 'ABNANL2A', '20260401', '30 days net'],
    ])
  }
  const payment = { holder: 'Aster Inc.', bank: 'Bank', account: '021000021 12345678', bic: '', reference: 'RF1' }
  for (const { document } of read({ ...invoice, payment })) {
    expect(pick(document, 'BT-81', 'BT-84', 'BT-86')).toEqual(['30', '02100002112345678', ''])
  }
})

test('VAT in the currency where it is declared', () => {
  const polish = makeInvoice({
    supply: { from: 'PL', to: 'PL', reason: 'vat.domestic', rateBp: 2300, currency: 'EUR' },
  })
  for (const { document } of read(polish)) {
    expect(pick(document, 'BT-5', 'BT-6', 'BT-110', 'BT-111')).toEqual(['EUR', 'PLN', '53.91', '229.48'])
  }
  // Every amount of UBL names its currency, and no other amount is in another.
  const amounts = writeUbl(polish).match(/<cbc:\w*Amount[ >].*/g) ?? []
  expect(amounts.filter((amount) => !amount.includes(' currencyID="EUR"'))).toEqual([
    '<cbc:TaxAmount currencyID="PLN">229.48</cbc:TaxAmount>',
  ])
})

test('the tax point is the day of a payment in advance that paid it whole', () => {
  const paid = { prepaid: 28_364, prepaidOn: '2026-02-20' }
  for (const { document } of read(makeInvoice(paid))) expect(pick(document, 'BT-7')).toEqual(['20260220'])
  const others = [
    makeInvoice({ ...paid, prepaid: 10_000 }),
    makeInvoice({ ...paid, supply: intraEu, prepaid: 23_441 }),
    makeCreditNote(paid),
  ]
  for (const invoice of others) for (const { document } of read(invoice)) expect(pick(document, 'BT-7')).toEqual([''])
})

test.each<[string, Partial<Invoice>, string]>([
  ['what the customer wants', { buyer: { ...makeInvoice().buyer, reference: 'Dept. 7' } }, 'Dept. 7'],
  ['else their number of the order', {}, 'PO-2026-017'],
  ['else ours', { poNumber: '' }, 'ONL000017'],
])('the buyer is named by %s', (_, over, reference) => {
  for (const { document } of read(makeInvoice({}, over))) expect(pick(document, 'BT-10')).toEqual([reference])
})

test('by the plain standard, unless both can be reached by Peppol', () => {
  const invoice = withAddresses(makeInvoice())
  const [peppol, cii] = read(invoice)
  expect(pick(peppol?.document, 'BT-24', 'BT-23', 'BT-34', 'BT-34-1')).toEqual([
    `${standard}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
    'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    '00000001',
    '0106',
  ])
  expect(pick(cii?.document, 'BT-24', 'BT-23')).toEqual([standard, ''])

  const half = { ...invoice, buyer: { ...invoice.buyer, electronicAddress: null } }
  const byMail = { ...invoice, buyer: { ...invoice.buyer, electronicAddress: { scheme: 'EM', id: 'a@b.example' } } }
  for (const { document } of [...read(half), ...read(byMail)]) {
    expect(pick(document, 'BT-24', 'BT-23', 'BT-49')).toEqual([standard, '', ''])
  }
})

test('by the rules of XRechnung where the customer wants it, with addresses of both', () => {
  for (const { document } of read(asXRechnung(makeInvoice({ supply: intraEu })))) {
    expect(pick(document, 'BT-24', 'BT-23', 'BT-10')).toEqual([
      `${standard}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
      'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      leitwegId,
    ])
    expect(pick(document, 'BT-34-1', 'BT-34', 'BT-49-1', 'BT-49')).toEqual([
      'EM',
      'service@aster.example',
      '0204',
      leitwegId,
    ])
  }
  // It names a means of payment even where none is agreed.
  for (const { document } of read(asXRechnung(makeCreditNote({ supply: intraEu })))) {
    expect(pick(document, 'BT-81', 'BT-84')).toEqual(['1', ''])
  }
})

test('the numbers of parties stand apart from what they are called', () => {
  for (const { document } of read(makeInvoice())) {
    expect(pick(document, 'BT-30', 'BT-30-1')).toEqual(['00000001', '0106'])
  }
  const { buyer, ...invoice } = makeInvoice()
  for (const { document } of read({ ...invoice, buyer: { ...buyer, vatNumber: 'nl 0000.99998.B57' } })) {
    expect(pick(document, 'BT-48')).toEqual(['NL000099998B57'])
  }
  for (const { document } of read({ ...invoice, buyer: { ...buyer, vatNumber: '12345' } })) {
    expect(pick(document, 'BT-48')).toEqual([''])
  }
})

test('who exports from outside of the Union has no code of its directive', () => {
  const supply = { from: 'GB', to: 'FR', reason: 'vat.export', rateBp: 0, currency: 'GBP' } as const
  for (const { vat } of read(makeInvoice({ supply }))) {
    expect(vat.map((sum) => pick(sum, 'BT-118', 'BT-120', 'BT-121'))).toEqual([['G', 'Export, zero-rated', '']])
  }
})

test('outside of the scope of VAT no number of it is named, whoever has one', () => {
  const { seller, buyer, ...invoice } = makeInvoice({ supply: american })
  const registered = { ...seller, vatNumber: 'GB999999973' }
  for (const { document } of read({
    ...invoice,
    seller: registered,
    buyer: { ...buyer, vatNumber: 'DE136695976' },
  })) {
    expect(pick(document, 'BT-31', 'BT-48', 'BT-30')).toEqual(['', '', 'EIN 00-0000002'])
  }
})

test('texts come out as they went in, without what XML has no place for', () => {
  const name = 'A & B < C > \' " Ł 漢 ]]> 😀'
  const lines = [{ pieces: 1, unitPrice: 100, discount: 0, name: ` ${name}\u0000\u0007\uFFFE\uD800 ` }]
  for (const { lines: written } of read(makeInvoice({ lines }))) expect(pick(written[0], 'BT-153')).toEqual([name])
  expect(writeUbl(makeInvoice({ lines }))).toContain('A &amp; B &lt; C &gt; &apos; &quot; Ł 漢 ]]&gt; 😀')
})
