import type { Invoice, InvoiceLine } from '../../../../rules/invoice/invoice.ts'
import { type BusinessTerms, businessTerms, discountReason, gtin, gtinScheme, unitCode } from './business-terms.ts'
import { address, amount, date, id, indicator, party, reference, tradeTax } from './cii-elements.ts'
import { settlement } from './cii-settlement.ts'
import { ciiProfile } from './profiles.ts'
import { element, writeXml, type Xml } from './xml.ts'

const urn = 'urn:un:unece:uncefact:data:standard'

/**
 * An invoice or a credit note in the Cross Industry Invoice of UN/CEFACT (D16B and D22B), profile EN 16931 of Factur-X, by the
 * rules of XRechnung where the customer wants it. Credit notes carry positive amounts.
 */
export function writeCii(invoice: Invoice): string {
  const terms = businessTerms(invoice)
  const content = [
    context(invoice),
    document(invoice, terms),
    element('rsm:SupplyChainTradeTransaction', [
      ...invoice.lines.map((line) => toLine(line, terms)),
      agreement(invoice, terms),
      delivery(invoice, terms),
      settlement(invoice, terms),
    ]),
  ]
  return writeXml(
    element('rsm:CrossIndustryInvoice', content, {
      'xmlns:rsm': `${urn}:CrossIndustryInvoice:100`,
      'xmlns:ram': `${urn}:ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:qdt': `${urn}:QualifiedDataType:100`,
      'xmlns:udt': `${urn}:UnqualifiedDataType:100`,
    }),
  )
}

function context(invoice: Invoice): Xml {
  const { rules, process } = ciiProfile(invoice)
  return element('rsm:ExchangedDocumentContext', [
    element('ram:BusinessProcessSpecifiedDocumentContextParameter', [id(process)]),
    element('ram:GuidelineSpecifiedDocumentContextParameter', [id(rules)]),
  ])
}

const document = ({ number, issuedOn }: Invoice, { typeCode, notes }: BusinessTerms) =>
  element('rsm:ExchangedDocument', [
    id(number),
    element('ram:TypeCode', typeCode),
    date('ram:IssueDateTime', issuedOn),
    ...notes.map(({ subject, text }) =>
      element('ram:IncludedNote', [element('ram:Content', text), element('ram:SubjectCode', subject)]),
    ),
  ])

const toLine = (line: InvoiceLine, terms: BusinessTerms) =>
  element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(line.position))]),
    element('ram:SpecifiedTradeProduct', [
      element('ram:GlobalID', gtin(line), { schemeID: gtinScheme }),
      element('ram:SellerAssignedID', line.number),
      element('ram:BuyerAssignedID', line.custNumber),
      element('ram:Name', line.name),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [amount('ram:ChargeAmount', line.unitPrice)]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [element('ram:BilledQuantity', String(line.pieces), { unitCode })]),
    element('ram:SpecifiedLineTradeSettlement', [
      tradeTax('ram:ApplicableTradeTax', terms.vat),
      ...(line.discount === 0 ? [] : [discount(line)]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [amount('ram:LineTotalAmount', line.net)]),
    ]),
  ])

const discount = (line: InvoiceLine) =>
  element('ram:SpecifiedTradeAllowanceCharge', [
    indicator(false),
    amount('ram:ActualAmount', line.discount),
    element('ram:ReasonCode', discountReason.code),
    element('ram:Reason', discountReason.text),
  ])

const agreement = ({ poNumber }: Invoice, { buyerReference, salesOrder, seller, buyer }: BusinessTerms) =>
  element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:BuyerReference', buyerReference),
    party('ram:SellerTradeParty', seller),
    party('ram:BuyerTradeParty', buyer),
    reference('ram:SellerOrderReferencedDocument', salesOrder),
    reference('ram:BuyerOrderReferencedDocument', poNumber),
  ])

const delivery = ({ shipTo, shipmentNumber }: Invoice, { deliveredOn, deliveredTo }: BusinessTerms) =>
  element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ShipToTradeParty', [element('ram:Name', deliveredTo), address(shipTo)]),
    element('ram:ActualDeliverySupplyChainEvent', [date('ram:OccurrenceDateTime', deliveredOn)]),
    reference('ram:DespatchAdviceReferencedDocument', shipmentNumber),
  ])
