import {
  chooseRates,
  convertCents,
  creditLocalVat,
  currenciesToRate,
  type LocalVat,
  otherVatCurrency,
} from '../../../../rules/invoice/exchange-rate.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { Refusal } from '../../../http/refuse.ts'
import type { CorrectedInvoice } from './corrected-invoice.queries.ts'
import type { InvoiceBasis } from './invoice-basis.queries.ts'

type Issue = { seller: { vatNumber: string }; vat: number; issuedOn: string }

/**
 * So much VAT in the currency in which it is declared, where that is not the one of the order. Refuses where no rate is known: the goods
 * do not leave then, as an invoice without it would be wrong for ever. Cents.
 */
export function toLocalVat(basis: InvoiceBasis, { seller, vat, issuedOn }: Issue): LocalVat | null {
  const { currency: from, vatReason: reason } = basis
  const to = otherVatCurrency({ currency: from, vat, reason, sellerVatNumber: seller.vatNumber })
  if (to === null) return null
  const rates = chooseRates(currenciesToRate(from, to), basis.exchangeRates, issuedOn)
  if ('lacking' in rates) {
    const { lacking } = rates
    const words = { key: 'invoice.no_rate_of', values: { currencies: lacking.join(', ') } } as const
    throw new Refusal('invoice.no_rate', { details: { currencies: lacking }, words })
  }
  return { currency: to, vat: convertCents(vat, { from, to }, rates), rates }
}

/** The VAT of a credit note: as that of the invoice, with its part of what that says in another currency. */
export function toCreditVat({ facts, creditedVat, creditedLocalVat }: CorrectedInvoice, vat: number): Invoice['vat'] {
  const { currency, vat: ofInvoice } = facts
  if (!ofInvoice.local) return ofInvoice
  const corrected = { currency, local: ofInvoice.local, creditedVat, creditedLocal: creditedLocalVat }
  return { ...ofInvoice, local: creditLocalVat(vat, corrected) }
}
