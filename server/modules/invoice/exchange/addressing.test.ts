import { expect, test } from 'vitest'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { makeInvoice } from '../../../testing/order/invoices.ts'
import { type Addressing, readdress, toAddressing } from './addressing.ts'

const { buyer } = makeInvoice()
type Invoiced = Addressing & { country: string }
const invoiced = ({ country, ...given }: Invoiced): Invoice['buyer'] => ({
  ...buyer,
  ...given,
  address: { ...buyer.address, country },
})

const [vat, otherVat] = ['IT00743110157', 'IT00000010215']
const [code, otherCode] = ['RSSMRA85T10A562S', '00743110157']
const company: Invoiced = { country: 'IT', vatNumber: vat, taxCode: code, sdiCode: 'WRONG00' }
const person: Invoiced = { ...company, vatNumber: '' }
const german: Invoiced = { ...company, country: 'DE', vatNumber: 'DE136695976', taxCode: '' }
const american: Invoiced = { country: 'US', vatNumber: '', taxCode: '', sdiCode: '' }

test.each<[string, Invoiced, Partial<Addressing>, Partial<Addressing>]>([
  ['all that was mended', company, { vatNumber: otherVat, taxCode: otherCode, sdiCode: 'ABC1234' }, {}],
  ['no longer an addressee code', company, { sdiCode: '' }, {}],
  ['no tax code beside a VAT number', company, { taxCode: '' }, {}],
  ['no VAT number beside a tax code', company, { vatNumber: '' }, {}],
  ['neither', company, { vatNumber: '', taxCode: '' }, { vatNumber: vat, taxCode: code }],
  ['no VAT number, and a tax code that is none', company, { vatNumber: '', taxCode: 'X' }, { taxCode: code }],
  ['a tax code that is too long', company, { taxCode: 'A'.repeat(30) }, { taxCode: code }],
  ['a tax code with marks', company, { taxCode: '<b>00743110157' }, { taxCode: code }],
  ['a tax code whose check digit is wrong', company, { taxCode: '00743110158' }, { taxCode: code }],
  ['a VAT number whose check digit is wrong', company, { vatNumber: 'IT00743110158' }, { vatNumber: vat }],
  ['a VAT number with marks', company, { vatNumber: '<IT00743110157' }, { vatNumber: vat }],
  ['a VAT number without its letters', company, { vatNumber: '00000010215' }, { vatNumber: vat }],
  ['a VAT number of another country', company, { vatNumber: 'DE136695976' }, { vatNumber: vat }],
  ['a VAT number after an invoice without letters', { ...company, vatNumber: '1' }, { vatNumber: otherVat }, {}],
  ['a VAT number of who had none', person, { vatNumber: vat }, {}],
  ['a foreign VAT number of who had none', person, { vatNumber: 'DE136695976' }, { vatNumber: '' }],
  ['another VAT number abroad', german, { vatNumber: 'DE811907980' }, {}],
  ['no longer a VAT number abroad', german, { vatNumber: '' }, { vatNumber: 'DE136695976' }],
  [
    'a VAT number abroad of who was taxed without',
    { ...german, vatNumber: '' },
    { vatNumber: 'DE136695976' },
    { vatNumber: '' },
  ],
  ['a number outside of the EU', { ...american, vatNumber: 'US1' }, { vatNumber: 'US123' }, {}],
  ['neither on the invoice nor now', { ...person, taxCode: '' }, { taxCode: '' }, {}],
])('%s', (_, { country, ...was }, now, kept) => {
  const customer = { ...was, ...now }
  expect(toAddressing(invoiced({ country, ...was }), customer)).toEqual({ ...customer, ...kept })
})

test('nothing else of the document changes', () => {
  const invoice = makeInvoice()
  const { buyer: readdressed, ...rest } = readdress(invoice, { vatNumber: vat, taxCode: code, sdiCode: 'ABC1234' })
  const { buyer: _, ...before } = invoice
  expect(rest).toEqual(before)
  expect(readdressed).toEqual({ ...buyer, vatNumber: vat, taxCode: code, sdiCode: 'ABC1234' })
})
