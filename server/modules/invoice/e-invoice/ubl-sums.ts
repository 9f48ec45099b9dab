import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { type BusinessTerms, chargeReasons } from './business-terms.ts'
import { amount, taxCategory } from './ubl-elements.ts'
import { element, type Xml } from './xml.ts'

export const charges = ({ charges: all, currency }: Invoice, terms: BusinessTerms) =>
  all.map(({ kind, net }) =>
    element('cac:AllowanceCharge', [
      element('cbc:ChargeIndicator', 'true'),
      element('cbc:AllowanceChargeReasonCode', chargeReasons[kind].code),
      element('cbc:AllowanceChargeReason', chargeReasons[kind].text),
      amount('cbc:Amount', net, currency),
      taxCategory('cac:TaxCategory', terms.vat),
    ]),
  )

export function vat({ totals, currency }: Invoice, terms: BusinessTerms): Xml[] {
  const { vatCurrency: local } = terms
  const subtotal = element('cac:TaxSubtotal', [
    amount('cbc:TaxableAmount', totals.net, currency),
    amount('cbc:TaxAmount', totals.vat, currency),
    taxCategory('cac:TaxCategory', terms.vat, [
      element('cbc:TaxExemptionReasonCode', terms.vat.exemption?.code ?? ''),
      element('cbc:TaxExemptionReason', terms.vat.exemption?.text ?? ''),
    ]),
  ])
  return [
    element('cac:TaxTotal', [amount('cbc:TaxAmount', totals.vat, currency), subtotal]),
    ...(local ? [element('cac:TaxTotal', [amount('cbc:TaxAmount', local.vat, local.currency)])] : []),
  ]
}

export const totals = ({ totals: sums, charges: all, currency }: Invoice) =>
  element('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', sums.lines, currency),
    amount('cbc:TaxExclusiveAmount', sums.net, currency),
    amount('cbc:TaxInclusiveAmount', sums.total, currency),
    ...(all.length > 0 ? [amount('cbc:ChargeTotalAmount', sums.charges, currency)] : []),
    ...(sums.prepaid === 0 ? [] : [amount('cbc:PrepaidAmount', sums.prepaid, currency)]),
    amount('cbc:PayableAmount', sums.due, currency),
  ])
