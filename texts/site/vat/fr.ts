import type { texts as en } from './en.ts'

export const texts: typeof en = {
  'vat.domestic': 'TVA du pays de livraison',
  'vat.intra_eu': 'Livraison intracommunautaire, autoliquidation\u00a0: TVA due par le client',
  'vat.italian_chain': 'Vente en chaîne italienne, sans TVA\u00a0: la marchandise quitte l’Italie pour votre client',
  'vat.ship_from_rate': 'TVA du pays d’expédition',
  'vat.export': 'Exportation, exonérée de TVA',
  'vat.none_us': 'Sans TVA\u00a0; sales tax due là où elle s’applique',
}
