import type { texts as en } from './en.ts'

export const texts: typeof en = {
  'vat.domestic': 'IVA del Paese di consegna',
  'vat.intra_eu': 'Cessione intra-UE, IVA a carico del cliente (inversione contabile)',
  'vat.italian_chain': 'Triangolazione nazionale, non imponibile: la merce lascia l’Italia per il Suo cliente',
  'vat.ship_from_rate': 'IVA del Paese di spedizione',
  'vat.export': 'Esportazione, non imponibile IVA',
  'vat.none_us': 'Senza IVA; sales tax dovuta dove prevista',
}
