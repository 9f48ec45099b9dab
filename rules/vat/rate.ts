import { memberStateOfVatNumber } from './number.ts'
import type { Vat } from './vat.ts'

type Place = { country: string; euMember: boolean; vatRateBp: number }

/** The VAT number of a buyer, as it is stored, and what the official service (VIES) said of it; null: it said nothing. */
export type VatId = { number: string | null; confirmed: boolean | null }

type Supply = {
  shipFrom: Place
  shipTo: Place & { postcode: string }
  vatId: VatId
}

/**
 * The rate in basis points and why (decisions: VAT). Same country: the local rate. Another EU country with a valid VAT
 * number of another member state: intra-EU supply, 0. Without: the rate of ship-from. Great Britain from the EU: export.
 * Northern Ireland with a valid XI number: as intra-EU. US: none.
 */
export function chooseVat({ shipFrom, shipTo, vatId }: Supply): Vat {
  if (shipFrom.country === 'US') return { rateBp: 0, reason: 'vat.none_us' }
  if (shipFrom.country === shipTo.country) return { rateBp: shipFrom.vatRateBp, reason: 'vat.domestic' }
  if (!shipFrom.euMember) return { rateBp: 0, reason: 'vat.export' }

  const northernIreland = isNorthernIreland(shipTo)
  if (!shipTo.euMember && !northernIreland) return { rateBp: 0, reason: 'vat.export' }
  const registeredIn = vatId.confirmed === false ? null : memberStateOfVatNumber(vatId.number ?? '')
  const isFree = northernIreland
    ? registeredIn === 'XI'
    : registeredIn !== null && registeredIn !== 'XI' && registeredIn !== shipFrom.country
  return isFree ? { rateBp: 0, reason: 'vat.intra_eu' } : { rateBp: shipFrom.vatRateBp, reason: 'vat.ship_from_rate' }
}

const isNorthernIreland = ({ country, postcode }: { country: string; postcode: string }) =>
  country === 'GB' && /^BT/i.test(postcode.trim())
