import { longestEmail } from '../identity/email.ts'
import { oneLine } from '../text-input/one-line.ts'
import type { ElectronicAddress } from './invoice.ts'

/** What a customer wants of its invoices; what is empty was not said. */
export type InvoiceSettings = {
  /** Where invoices go, before the addresses of an order. */
  email: string
  /** What the customer wants to be named by (BT-10), such as a Leitweg-ID. */
  reference: string
  /** Scheme (EAS) and number, such as 0106:12345678. */
  peppolAddress: string
  /** Written by the rules of XRechnung. */
  isXRechnung: boolean
}

/** The most characters of each field. */
export const invoiceSettingLengths = { email: longestEmail, reference: 60, peppolAddress: 125 }
export type InvoiceSettingField = keyof typeof invoiceSettingLengths

export const noInvoiceSettings: InvoiceSettings = { email: '', reference: '', peppolAddress: '', isXRechnung: false }

/** As they are stored: in one line, a Peppol address in capitals and without space. */
export const cleanInvoiceSettings = (typed: InvoiceSettings): InvoiceSettings => ({
  email: oneLine(typed.email),
  reference: oneLine(typed.reference),
  peppolAddress: cleanPeppolAddress(typed.peppolAddress),
  isXRechnung: typed.isXRechnung,
})

/** As it is stored: its numbers do not depend on small and capital letters. */
export const cleanPeppolAddress = (typed: string) => typed.toUpperCase().replaceAll(/\s/g, '')

/** The scheme and the number of a stored Peppol address; null for an empty one. */
export function readPeppolAddress(stored: string): ElectronicAddress | null {
  const [, scheme, id] = /^(\d{4}):(.+)$/.exec(stored) ?? []
  return scheme && id ? { scheme, id } : null
}
