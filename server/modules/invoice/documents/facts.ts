import { isFrenchDomestic, readSiren } from '../../../../rules/invoice/payment-notes.ts'
import { say } from '../../../../texts/say.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'

export type Fact = readonly [term: string, value: string]

/** By what both sides know the document and what it is for, by term; what there is nothing of is left out. */
export function toFacts({ invoice, formats, language }: InvoiceSheet): Fact[] {
  const { kind, buyer, seller, dueOn, suppliedOn } = invoice
  const isInvoice = kind === 'invoice'
  const day = (iso: string | null) => (iso === null ? '' : formats.day(iso))
  const facts: Fact[] = [
    [say(language, isInvoice ? 'invoice.date' : 'invoice.credit_date'), day(invoice.issuedOn)],
    [say(language, 'invoice.supplied_on'), day(suppliedOn)],
    [say(language, 'invoice.due_on'), day(dueOn)],
    [
      say(language, 'order.payment'),
      isInvoice ? say(language, 'order.terms_days', { days: invoice.termsNetDays }) : '',
    ],
    [say(language, 'order.number'), invoice.orderNumber],
    [say(language, 'order.po'), invoice.poNumber],
    [say(language, 'order.so'), invoice.soNumber],
    [say(language, 'shipping_document.shipment'), invoice.shipmentNumber],
    [say(language, 'order.custnum'), buyer.custnum],
    [say(language, 'order.vat_number'), buyer.vatNumber],
    [say(language, 'invoice.siren'), isFrenchDomestic(invoice) ? readSiren(buyer.vatNumber) : ''],
    [
      say(language, 'invoice.operation'),
      isInvoice && seller.country === 'FR' ? say(language, 'invoice.operation_goods') : '',
    ],
    [say(language, 'company.taxCode'), buyer.taxCode],
    [say(language, 'company.sdiCode'), buyer.sdiCode],
    [say(language, 'invoice.reference'), buyer.reference],
  ]
  return facts.filter(([, value]) => value !== '')
}
