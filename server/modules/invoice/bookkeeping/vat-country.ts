import type { BookedDocument } from './bookkeeping.staff.ts'

/** Where the VAT is declared: the letters of the number under which it was charged, else the country of the company. */
export function vatCountry({
  sellerVatNumber,
  sellerCountry,
}: Pick<BookedDocument, 'sellerVatNumber' | 'sellerCountry'>) {
  const letters = /^[A-Z]{2}/.exec(sellerVatNumber)?.[0] ?? sellerCountry
  return letters === 'EL' ? 'GR' : letters
}
