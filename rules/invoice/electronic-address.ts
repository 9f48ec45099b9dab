import { isBarcode } from '../catalogue/product/barcode.ts'
import { isVatNumber } from '../vat/number.ts'
import type { ElectronicAddress, Invoice } from './invoice.ts'
import { isFrenchDomestic, readSiren } from './payment-notes.ts'

/** VAT numbers by the scheme of their country (EAS), with the letters in front. */
const vatSchemes: Readonly<Record<string, string>> = {
  '0211': 'IT',
  '9910': 'HU',
  '9914': 'AT',
  '9920': 'ES',
  '9926': 'BG',
  '9928': 'CY',
  '9929': 'CZ',
  '9930': 'DE',
  '9931': 'EE',
  '9932': 'GB',
  '9933': 'GR',
  '9934': 'HR',
  '9935': 'IE',
  '9937': 'LT',
  '9938': 'LU',
  '9939': 'LV',
  '9943': 'MT',
  '9944': 'NL',
  '9945': 'PL',
  '9946': 'PT',
  '9947': 'RO',
  '9949': 'SI',
  '9950': 'SK',
  '9957': 'FR',
}

/** Other schemes (EAS) and how their numbers are made. */
const schemes: Readonly<Record<string, (id: string) => boolean>> = {
  // Sweden, France (SIRET), Finland (OVT), GLN, Denmark, the Netherlands (KvK).
  '0007': (id) => /^\d{10}$/.test(id),
  '0009': (id) => /^\d{14}$/.test(id),
  '0037': (id) => /^0037\d{8}[A-Z0-9]{0,5}$/.test(id),
  '0088': (id) => id.length === 13 && isBarcode(id),
  '0096': (id) => /^(DK)?\d{10}$/.test(id),
  '0106': (id) => /^\d{8}$/.test(id),
  '0184': (id) => /^(DK)?\d{8}$/.test(id),
  // The Dutch government (OIN), Norway, authorities in Germany and Italy, Belgium, Finland, France.
  '0190': (id) => /^\d{20}$/.test(id),
  '0192': (id) => /^\d{9}$/.test(id),
  '0201': (id) => /^[A-Z0-9]{6}$/.test(id),
  '0204': isLeitwegId,
  '0208': (id) => /^[01]\d{9}$/.test(id) && Number(id.slice(8)) === 97 - (Number(id.slice(0, 8)) % 97),
  '0216': (id) => /^0037\d{8}[A-Z0-9]{0,5}$/.test(id),
  '0225': (id) => /^\d{9}(_\w{1,115})?$/.test(id),
}

/**
 * Whether an electronic address can be reached by Peppol: a scheme we know, and a number as that scheme makes it.
 * A mail address (EM) is none: no access point delivers to it there.
 */
export function isElectronicAddress({ scheme, id }: ElectronicAddress): boolean {
  const country = vatSchemes[scheme]
  return country ? isVatNumber(id, country) : (schemes[scheme]?.(id) ?? false)
}

/** Whether a buyer's reference is that of an authority in Germany, with its check digits (Leitweg-ID, ISO 7064 mod 97-10). */
export function isLeitwegId(reference: string): boolean {
  if (!/^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/.test(reference)) return false
  const digits = reference.replaceAll('-', '').replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}

type Addresses = { seller: ElectronicAddress | null; buyer: ElectronicAddress | null }

/**
 * Where both parties of an invoice are reached. XRechnung wants both: ours is then our mail address, that of an authority its
 * Leitweg-ID, that of a German company its VAT number. In France both have one in the directory of the tax agency, by their SIREN unless they
 * said which (BR-FR-12, 13, 21, 22).
 */
export function electronicAddresses(invoice: Invoice): Addresses {
  const { seller, buyer, isXRechnung } = invoice
  const own = statedAddress(seller)
  if (isFrenchDomestic(invoice)) return { seller: frenchAddress(seller), buyer: frenchAddress(buyer) }
  if (!isXRechnung) return { seller: own, buyer: statedAddress(buyer) }
  return { seller: own ?? { scheme: 'EM', id: seller.email }, buyer: xRechnungAddress(buyer) }
}

/** Where XRechnung reaches a buyer; null where nothing of theirs is an address, without which no XRechnung is valid (PEPPOL-EN16931-R010). */
export function xRechnungAddress(
  buyer: Pick<Invoice['buyer'], 'electronicAddress' | 'reference' | 'vatNumber'>,
): ElectronicAddress | null {
  const others = [
    { scheme: '0204', id: buyer.reference },
    { scheme: '9930', id: buyer.vatNumber },
  ]
  return statedAddress(buyer) ?? others.find(isElectronicAddress) ?? null
}

const frenchScheme = '0225'

function frenchAddress(party: Pick<Invoice['buyer'], 'electronicAddress' | 'vatNumber'>): ElectronicAddress | null {
  const stated = statedAddress(party)
  const siren = readSiren(party.vatNumber)
  return siren && stated?.scheme !== frenchScheme ? { scheme: frenchScheme, id: siren } : stated
}

const statedAddress = ({ electronicAddress: address }: Pick<Invoice['buyer'], 'electronicAddress'>) =>
  address && isElectronicAddress(address) ? address : null
