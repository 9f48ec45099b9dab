import type { CompanyFault } from '../customer/registration.ts'
import { isEmail } from '../identity/email.ts'
import { isElectronicAddress, xRechnungAddress } from './electronic-address.ts'
import {
  cleanInvoiceSettings,
  cleanPeppolAddress,
  type InvoiceSettingField,
  type InvoiceSettings,
  invoiceSettingLengths,
  readPeppolAddress,
} from './settings.ts'

/**
 * What is wrong with what a customer wants of its invoices. XRechnung needs a reference (BR-DE-15), and an address to be sent to: a
 * Peppol address, a Leitweg-ID, or a German VAT number.
 */
export function invoiceSettingsFaults(typed: InvoiceSettings, vatNumber: string) {
  const settings = cleanInvoiceSettings(typed)
  const { email, reference, peppolAddress, isXRechnung } = settings
  const others = { electronicAddress: null, reference, vatNumber }
  const faults: Partial<Record<InvoiceSettingField, CompanyFault>> = {}
  if (email && !isEmail(email)) faults.email = 'invalid'
  if (peppolAddress && !isPeppolAddress(peppolAddress)) faults.peppolAddress = 'invalid'
  if (isXRechnung && !reference) faults.reference = 'missing'
  if (isXRechnung && !peppolAddress && !xRechnungAddress(others)) faults.peppolAddress = 'missing'
  for (const [field, most] of Object.entries(invoiceSettingLengths) as [InvoiceSettingField, number][])
    if (settings[field].length > most) faults[field] = 'too_long'
  return faults
}

/** Whether it is a scheme that we know with a number as that scheme makes it, such as 0106:12345678. */
export function isPeppolAddress(typed: string): boolean {
  const address = readPeppolAddress(cleanPeppolAddress(typed))
  return address !== null && isElectronicAddress(address)
}
