import type { Invoice, InvoiceLine } from '../../../../rules/invoice/invoice.ts'
import { type BusinessTerms, businessTerms, discountReason, gtin, gtinScheme, unitCode } from './business-terms.ts'
import { ublProfile } from './profiles.ts'
import { address, amount, id, party, taxCategory } from './ubl-elements.ts'
import { charges, totals, vat } from './ubl-sums.ts'
import { element, writeXml, type Xml } from './xml.ts'

const urn = 'urn:oasis:names:specification:ubl:schema:xsd'

/**
 * An invoice or a credit note in UBL 2.1 by EN 16931: by the rules of XRechnung where the customer wants it, by those of
 * Peppol where both parties have an electronic address. Credit notes carry positive amounts.
 */
export function writeUbl(invoice: Invoice): string {
  const terms = businessTerms(invoice)
  const root = { invoice: 'Invoice', credit: 'CreditNote' }[invoice.kind]
  const content = [
    ...head(invoice, terms),
    ...references(invoice, terms),
    element('cac:AccountingSupplierParty', [party(terms.seller)]),
    element('cac:AccountingCustomerParty', [party(terms.buyer)]),
    element('cac:PayeeParty', [element('cac:PartyName', [element('cbc:Name', terms.payee)])]),
    delivery(invoice, terms),
    paymentMeans(terms),
    element('cac:PaymentTerms', [element('cbc:Note', terms.paymentTerms)]),
    ...charges(invoice, terms),
    ...vat(invoice, terms),
    totals(invoice),
    ...invoice.lines.map((line) => toLine(line, invoice, terms)),
  ]
  return writeXml(
    element(root, content, {
      xmlns: `${urn}:${root}-2`,
      'xmlns:cac': `${urn}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${urn}:CommonBasicComponents-2`,
    }),
  )
}

function head(invoice: Invoice, terms: BusinessTerms): Xml[] {
  const { rules, process } = ublProfile(invoice, terms)
  return [
    element('cbc:CustomizationID', rules),
    element('cbc:ProfileID', process),
    id(invoice.number),
    element('cbc:IssueDate', invoice.issuedOn),
    element('cbc:DueDate', invoice.dueOn ?? ''),
    element({ invoice: 'cbc:InvoiceTypeCode', credit: 'cbc:CreditNoteTypeCode' }[invoice.kind], terms.typeCode),
    ...terms.notes.map(({ subject, text }) => element('cbc:Note', subject ? `#${subject}#${text}` : text)),
    element('cbc:TaxPointDate', terms.taxPoint),
    element('cbc:DocumentCurrencyCode', invoice.currency),
    element('cbc:TaxCurrencyCode', terms.vatCurrency?.currency ?? ''),
    element('cbc:BuyerReference', terms.buyerReference),
  ]
}

const references = ({ poNumber, corrects, shipmentNumber }: Invoice, { salesOrder }: BusinessTerms) => [
  // UBL wants the buyer's number beside ours; Peppol writes NA where there is none.
  element('cac:OrderReference', [id(poNumber || 'NA'), element('cbc:SalesOrderID', salesOrder)]),
  element('cac:BillingReference', [
    element('cac:InvoiceDocumentReference', [
      id(corrects?.number ?? ''),
      element('cbc:IssueDate', corrects?.issuedOn ?? ''),
    ]),
  ]),
  element('cac:DespatchDocumentReference', [id(shipmentNumber)]),
]

const delivery = ({ shipTo }: Invoice, { deliveredOn, deliveredTo }: BusinessTerms) =>
  element('cac:Delivery', [
    element('cbc:ActualDeliveryDate', deliveredOn),
    element('cac:DeliveryLocation', [address('cac:Address', shipTo)]),
    element('cac:DeliveryParty', [element('cac:PartyName', [element('cbc:Name', deliveredTo)])]),
  ])

const paymentMeans = ({ payment }: BusinessTerms) =>
  element('cac:PaymentMeans', [
    element('cbc:PaymentMeansCode', payment?.code ?? ''),
    element('cbc:PaymentID', payment?.reference ?? ''),
    element('cac:PayeeFinancialAccount', [
      id(payment?.account ?? ''),
      element('cbc:Name', payment?.holder ?? ''),
      element('cac:FinancialInstitutionBranch', [id(payment?.bic ?? '')]),
    ]),
  ])

function toLine(line: InvoiceLine, { kind, currency }: Invoice, terms: BusinessTerms): Xml {
  const isInvoice = kind === 'invoice'
  const discount = element('cac:AllowanceCharge', [
    element('cbc:ChargeIndicator', 'false'),
    element('cbc:AllowanceChargeReasonCode', discountReason.code),
    element('cbc:AllowanceChargeReason', discountReason.text),
    amount('cbc:Amount', line.discount, currency),
  ])
  return element(isInvoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine', [
    id(String(line.position)),
    element(isInvoice ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', String(line.pieces), { unitCode }),
    amount('cbc:LineExtensionAmount', line.net, currency),
    ...(line.discount === 0 ? [] : [discount]),
    element('cac:Item', [
      element('cbc:Name', line.name),
      element('cac:BuyersItemIdentification', [id(line.custNumber)]),
      element('cac:SellersItemIdentification', [id(line.number)]),
      element('cac:StandardItemIdentification', [id(gtin(line), gtinScheme)]),
      taxCategory('cac:ClassifiedTaxCategory', terms.vat),
    ]),
    element('cac:Price', [amount('cbc:PriceAmount', line.unitPrice, currency)]),
  ])
}
