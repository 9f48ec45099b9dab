import { isMemberState } from './member-states.ts'
import { memberStateOfVatNumber } from './number.ts'
import { findVatTerritory, isInVatArea, type Location } from './territory.ts'
import type { Vat } from './vat.ts'

/** The VAT number of a buyer, as it is stored, and what the official service (VIES) said of it; null: it said nothing. */
export type VatId = { number: string | null; confirmed: boolean | null }

type Supply = {
  shipFrom: { country: string; vatRateBp: number }
  shipTo: Location
  vatId: VatId
  /** The customer has them sent to a customer of theirs, by a carrier of ours. */
  isDropShipped: boolean
}

/**
 * The rate in basis points and why (decision 26), by the VAT territories of both ends. In one: the local rate, as from Great
 * Britain to Northern Ireland. Out of the VAT area: export. Within it to a valid number of another member state, XI among them:
 * intra-EU supply, 0. Without: the rate of ship-from. US: none.
 */
export function chooseVat({ shipFrom, shipTo, vatId, isDropShipped }: Supply): Vat {
  if (shipFrom.country === 'US') return { rateBp: 0, reason: 'vat.none_us' }
  const territory = findVatTerritory(shipTo)
  const isBritish = shipFrom.country === 'GB' && territory.vatOf === 'XI'
  if (territory.vatOf === shipFrom.country || isBritish) return { rateBp: shipFrom.vatRateBp, reason: 'vat.domestic' }
  if (!isMemberState(shipFrom.country) || !isInVatArea(territory)) return { rateBp: 0, reason: 'vat.export' }

  const registeredIn = vatId.confirmed === false ? null : memberStateOfVatNumber(vatId.number ?? '')
  if (registeredIn !== null && registeredIn !== shipFrom.country) return { rateBp: 0, reason: 'vat.intra_eu' }
  // D.L. 331/1993, article 58: whoever sells goods on that leave Italy for another member state buys them free of VAT.
  const isChain = isDropShipped && registeredIn === 'IT' && shipFrom.country === 'IT'
  if (isChain) return { rateBp: 0, reason: 'vat.italian_chain' }
  return { rateBp: shipFrom.vatRateBp, reason: 'vat.ship_from_rate' }
}
