import type { Invoice } from './invoice.ts'
import { vatCategories } from './vat-category.ts'

/**
 * The day on which VAT became chargeable where that is the day of a payment in advance (Directive 2006/112/EC, articles 65 and 226(7)): an
 * ISO date, for an invoice with VAT that was paid whole before it was issued; null else.
 */
export function taxPoint({ kind, vat, totals, prepaidOn = null }: Invoice): string | null {
  const isTaxed = vatCategories[vat.reason] === 'S'
  return kind === 'invoice' && isTaxed && totals.due === 0 ? prepaidOn : null
}
