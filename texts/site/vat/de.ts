import type { texts as en } from './en.ts'

export const texts: typeof en = {
  'vat.domestic': 'Umsatzsteuer des Lieferlandes',
  'vat.intra_eu': 'Innergemeinschaftliche Lieferung, Reverse Charge: Steuerschuld beim Kunden',
  'vat.italian_chain': 'Italienisches Reihengeschäft, ohne Umsatzsteuer: die Ware verlässt Italien zu Ihrem Kunden',
  'vat.ship_from_rate': 'Umsatzsteuer des Versandlandes',
  'vat.export': 'Ausfuhrlieferung, von der Umsatzsteuer befreit',
  'vat.none_us': 'Keine Umsatzsteuer; Sales Tax fällt an, wo sie gilt',
}
