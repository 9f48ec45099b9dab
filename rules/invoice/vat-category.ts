import { isMemberState } from '../vat/member-states.ts'
import type { VatReason } from '../vat/vat.ts'

/**
 * Categories of EN 16931 (UNCL 5305): standard rate, exempt, intra-community supply, export, outside of the scope of VAT.
 */
export type VatCategory = 'S' | 'E' | 'K' | 'G' | 'O'

export const vatCategories: Readonly<Record<VatReason, VatCategory>> = {
  'vat.domestic': 'S',
  'vat.ship_from_rate': 'S',
  'vat.intra_eu': 'K',
  'vat.italian_chain': 'E',
  'vat.export': 'G',
  'vat.none_us': 'O',
}

/** Of the VATEX code list, where it has a code. */
type Exemption = { code: string; text: string }

const exemptions: Readonly<Partial<Record<VatReason, Exemption>>> = {
  'vat.intra_eu': { code: 'VATEX-EU-IC', text: 'Intra-Community supply' },
  'vat.italian_chain': { code: '', text: 'Non imponibile art. 58 D.L. 331/1993' },
  'vat.export': { code: 'VATEX-EU-G', text: 'Export outside the EU' },
  'vat.none_us': { code: 'VATEX-EU-O', text: 'Not subject to VAT' },
}

/** Why a supply is free of VAT, in English as the formats carry it, or in the words of its law; null where it is not. */
export function vatExemption(reason: VatReason, sellerCountry: string): Exemption | null {
  // The directive has no word for who exports from elsewhere, such as from Great Britain to the EU.
  if (reason === 'vat.export' && !isMemberState(sellerCountry)) return { code: '', text: 'Export, zero-rated' }
  return exemptions[reason] ?? null
}
