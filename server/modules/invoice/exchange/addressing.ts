import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { isTaxCode, isVatNumber, knowsVatNumbers } from '../../../../rules/vat/number.ts'
import { splitVatNumber } from '../e-invoice/fattura-pa-party.ts'

/** By what an exchange system finds a buyer. An empty text is none. */
export type Addressing = Pick<Invoice['buyer'], 'vatNumber' | 'taxCode' | 'sdiCode'>

/**
 * By what a document that is written again finds its buyer: by what is known of the customer now, as the invoice may have been wrong. What
 * cannot be a number is not taken, nor is the last one given up; and a VAT number stays with the country under which the supply was taxed,
 * or was free of VAT: another one would make it another supply, which takes a credit note.
 */
export function toAddressing(invoiced: Invoice['buyer'], customer: Addressing): Addressing {
  const { sdiCode } = customer
  const vatNumber = chooseVatNumber(invoiced, customer.vatNumber)
  const taxCode = customer.taxCode === '' || isTaxCode(customer.taxCode) ? customer.taxCode : invoiced.taxCode
  if (vatNumber || isTaxCode(taxCode)) return { vatNumber, taxCode, sdiCode }
  return { vatNumber: invoiced.vatNumber, taxCode: invoiced.taxCode, sdiCode }
}

function chooseVatNumber({ vatNumber: invoiced, address }: Invoice['buyer'], current: string): string {
  const letters = splitVatNumber(invoiced).country
  const country = /^[A-Z]{2}$/.test(letters) ? letters : address.country
  // In Italy a tax code alone will do. Abroad a number is why there is no VAT, and its lack why there is.
  const isItalian = address.country === 'IT' && country === 'IT'
  if (!isItalian && !(invoiced && current)) return invoiced
  if (current === '') return ''
  return splitVatNumber(current).country === country && isUsable(current, country) ? current : invoiced
}

const isUsable = (vatNumber: string, country: string) =>
  knowsVatNumbers(country) ? isVatNumber(vatNumber, country) : /^[A-Z]{2}[A-Z0-9]{2,28}$/.test(vatNumber)

/** The same document, found by that; nothing else of it changes. */
export const readdress = (invoice: Invoice, addressing: Addressing): Invoice => ({
  ...invoice,
  buyer: { ...invoice.buyer, ...addressing },
})
