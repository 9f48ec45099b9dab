export const vatReasons = ['vat.domestic', 'vat.intra_eu', 'vat.ship_from_rate', 'vat.export', 'vat.none_us'] as const
export type VatReason = (typeof vatReasons)[number]

export type Vat = { rateBp: number; reason: VatReason }

type Place = { country: string; euMember: boolean; vatRateBp: number }

type Supply = {
  shipFrom: Place
  shipTo: Place & { postcode: string }
  /** Checked for form and checksum; null where there is none or it is not valid. */
  vatNumber: string | null
}

/**
 * The rate in basis points and why (decisions: VAT). Same country: the local rate. Another EU country with a VAT number
 * of another member state: intra-EU supply, 0. Without: the rate of ship-from. Great Britain from the EU: export.
 * Northern Ireland with an XI number: as intra-EU. US: none.
 */
export function vatOf({ shipFrom, shipTo, vatNumber }: Supply): Vat {
  if (shipFrom.country === 'US') return { rateBp: 0, reason: 'vat.none_us' }
  if (shipFrom.country === shipTo.country) return { rateBp: shipFrom.vatRateBp, reason: 'vat.domestic' }
  if (!shipFrom.euMember) return { rateBp: 0, reason: 'vat.export' }

  const northernIreland = shipTo.country === 'GB' && /^BT/i.test(shipTo.postcode.trim())
  if (!shipTo.euMember && !northernIreland) return { rateBp: 0, reason: 'vat.export' }
  const numberOf = vatNumber?.slice(0, 2).toUpperCase() ?? ''
  const ofAnotherMember = northernIreland
    ? numberOf === 'XI'
    : numberOf !== '' && numberOf !== vatPrefix(shipFrom.country)
  return ofAnotherMember
    ? { rateBp: 0, reason: 'vat.intra_eu' }
    : { rateBp: shipFrom.vatRateBp, reason: 'vat.ship_from_rate' }
}

// Greece writes EL (Directive 2006/112/EC, article 215).
const vatPrefix = (country: string) => (country === 'GR' ? 'EL' : country)

/** VAT in cents on an amount in cents, half a cent up. */
export const vatOn = (cents: number, rateBp: number) => Math.round((cents * rateBp) / 10_000)
