import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { BusinessTerms } from './business-terms.ts'

/** Which rules a document follows (BT-24), and the process it is part of (BT-23); the plain standard has none. */
type Profile = { rules: string; process: string }

const standard = 'urn:cen.eu:en16931:2017'
const billing = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

const plain = { rules: standard, process: '' }
const peppol = { rules: `${standard}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`, process: billing }
const xRechnung = { rules: `${standard}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, process: billing }

/** XRechnung 3.0 where the customer wants it, Peppol BIS Billing 3.0 where both can be reached there. */
export function ublProfile({ isXRechnung }: Invoice, { isPeppol }: BusinessTerms): Profile {
  if (isXRechnung) return xRechnung
  return isPeppol ? peppol : plain
}

/** XRechnung 3.0 where the customer wants it, else the profile EN 16931 of Factur-X. */
export const ciiProfile = ({ isXRechnung }: Invoice): Profile => (isXRechnung ? xRechnung : plain)
