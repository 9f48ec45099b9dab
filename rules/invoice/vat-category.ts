import type { VatReason } from '../vat/vat.ts'

/** Categories of EN 16931 (UNCL 5305): standard rate, intra-community supply, export, outside of the scope of VAT. */
export type VatCategory = 'S' | 'K' | 'G' | 'O'

type Exemption = { code: string; text: string }

/** The category of a supply, and for what is free of VAT why (VATEX code list), in English as the formats carry it. */
export const vatCategories: Readonly<Record<VatReason, { category: VatCategory; exemption: Exemption | null }>> = {
  'vat.domestic': { category: 'S', exemption: null },
  'vat.ship_from_rate': { category: 'S', exemption: null },
  'vat.intra_eu': { category: 'K', exemption: { code: 'VATEX-EU-IC', text: 'Intra-Community supply' } },
  'vat.export': { category: 'G', exemption: { code: 'VATEX-EU-G', text: 'Export outside the EU' } },
  'vat.none_us': { category: 'O', exemption: { code: 'VATEX-EU-O', text: 'Not subject to VAT' } },
}
