import type { VatReason } from '../../../rules/vat/vat.ts'

/** Why an order bears the VAT that it bears; stands on the order and the invoice. */
export const texts: Record<VatReason, string> = {
  'vat.domestic': 'Local VAT of the country of delivery',
  'vat.intra_eu': 'Intra-EU supply, reverse charge: VAT to be paid by the customer',
  'vat.italian_chain': 'Italian chain sale, exempt from VAT: the goods leave Italy for your customer',
  'vat.ship_from_rate': 'VAT of the country of dispatch',
  'vat.export': 'Export, exempt from VAT',
  'vat.none_us': 'No VAT; sales tax is due where it applies',
}
