import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'shipment.title': 'Expéditions',
  'shipment.one': 'Expédition {number} du {date}',
  'shipment.track': 'Suivre {number}',
  'shipment.pieces': '{pieces, plural, one {# pièce} other {# pièces}}',
  'shipment.to_come': 'Reste à venir',
  'shipment.shipped': 'Expédié',
  'shipment.open': '{pieces, number} à venir',
  'shipment.packing_list': 'Bon de livraison',
  'shipment.packing_list_of': 'Bon de livraison de l’expédition {number}',
}
