import { convertCents } from './exchange-rate.ts'
import type { Invoice } from './invoice.ts'

/** The words that Polish law wants, whatever the language of the invoice. */
export const splitPaymentWords = 'mechanizm podzielonej płatności'

/** Above this gross amount, in hundredths of a zloty. */
const limit = 1_500_000

/**
 * Whether an invoice under a Polish VAT number has to say that it is paid by split payment (ustawa o VAT, art. 106e ust. 1 pkt 18a): that it
 * bears VAT and comes to more than 15,000 PLN. Ink and toner are goods of annex 15; an invoice of other goods alone says it, too, which
 * obliges nobody.
 */
export function needsSplitPayment({ kind, seller, currency, vat, totals }: Invoice): boolean {
  if (kind !== 'invoice' || vat.rateBp === 0 || !seller.vatNumber.startsWith('PL')) return false
  if (currency === 'PLN') return totals.total > limit
  return (
    vat.local?.currency === 'PLN' && convertCents(totals.total, { from: currency, to: 'PLN' }, vat.local.rates) > limit
  )
}
