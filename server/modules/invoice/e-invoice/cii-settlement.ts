import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { type BusinessTerms, chargeReasons } from './business-terms.ts'
import { amount, date, indicator, reference, tradeTax } from './cii-elements.ts'
import { element, type Xml } from './xml.ts'

/** What is to be paid, how, and of what it is made. */
export const settlement = (invoice: Invoice, terms: BusinessTerms) =>
  element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', terms.payment?.reference ?? ''),
    element('ram:TaxCurrencyCode', terms.vatCurrency?.currency ?? ''),
    element('ram:InvoiceCurrencyCode', invoice.currency),
    element('ram:PayeeTradeParty', [element('ram:Name', terms.payee)]),
    paymentMeans(terms),
    vat(invoice, terms),
    ...charges(invoice, terms),
    element('ram:SpecifiedTradePaymentTerms', [
      element('ram:Description', terms.paymentTerms),
      date('ram:DueDateDateTime', invoice.dueOn ?? ''),
    ]),
    totals(invoice, terms),
    reference('ram:InvoiceReferencedDocument', invoice.corrects?.number ?? '', invoice.corrects?.issuedOn),
  ])

const paymentMeans = ({ payment }: BusinessTerms) =>
  element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', payment?.code ?? ''),
    element('ram:PayeePartyCreditorFinancialAccount', [
      element('ram:IBANID', payment?.isIban ? payment.account : ''),
      element('ram:AccountName', payment?.holder ?? ''),
      element('ram:ProprietaryID', payment?.isIban ? '' : (payment?.account ?? '')),
    ]),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', payment?.bic ?? '')]),
  ])

const vat = (
  { totals: { net, vat: due } }: Invoice,
  { taxPoint, vat: { category, percent, exemption } }: BusinessTerms,
) =>
  element('ram:ApplicableTradeTax', [
    amount('ram:CalculatedAmount', due),
    element('ram:TypeCode', 'VAT'),
    element('ram:ExemptionReason', exemption?.text ?? ''),
    amount('ram:BasisAmount', net),
    element('ram:CategoryCode', category),
    element('ram:ExemptionReasonCode', exemption?.code ?? ''),
    date('ram:TaxPointDate', taxPoint, 'udt:DateString'),
    element('ram:RateApplicablePercent', percent),
  ])

const charges = (invoice: Invoice, terms: BusinessTerms) =>
  invoice.charges.map(({ kind, net }) =>
    element('ram:SpecifiedTradeAllowanceCharge', [
      indicator(true),
      amount('ram:ActualAmount', net),
      element('ram:ReasonCode', chargeReasons[kind].code),
      element('ram:Reason', chargeReasons[kind].text),
      tradeTax('ram:CategoryTradeTax', terms.vat),
    ]),
  )

function totals({ totals: sums, charges: all, currency }: Invoice, { vatCurrency: local }: BusinessTerms): Xml {
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    amount('ram:LineTotalAmount', sums.lines),
    ...(all.length > 0 ? [amount('ram:ChargeTotalAmount', sums.charges)] : []),
    amount('ram:TaxBasisTotalAmount', sums.net),
    amount('ram:TaxTotalAmount', sums.vat, currency),
    ...(local ? [amount('ram:TaxTotalAmount', local.vat, local.currency)] : []),
    amount('ram:GrandTotalAmount', sums.total),
    ...(sums.prepaid === 0 ? [] : [amount('ram:TotalPrepaidAmount', sums.prepaid)]),
    amount('ram:DuePayableAmount', sums.due),
  ])
}
