import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { isFrenchDomestic } from '../../../../rules/invoice/payment-notes.ts'
import type { BusinessTerms } from './business-terms.ts'

/** Which rules a document follows (BT-24), and the process it is part of (BT-23); the plain standard has none. */
type Profile = { rules: string; process: string }

const standard = 'urn:cen.eu:en16931:2017'
const billing = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

const plain = { rules: standard, process: '' }
const peppol = { rules: `${standard}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`, process: billing }
/** By the French rules (XP Z12-012) what is invoiced has a frame: goods, B1. */
const french = { rules: standard, process: 'B1' }
const xRechnung = { rules: `${standard}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, process: billing }

/** As all formats have it: the French rules within France, XRechnung 3.0 where the customer wants it, else the plain standard. */
export function ciiProfile(invoice: Invoice): Profile {
  if (isFrenchDomestic(invoice)) return french
  return invoice.isXRechnung ? xRechnung : plain
}

/** The same, or Peppol BIS Billing 3.0 where both can be reached there. */
export const ublProfile = (invoice: Invoice, { isPeppol }: BusinessTerms): Profile =>
  isPeppol ? peppol : ciiProfile(invoice)
