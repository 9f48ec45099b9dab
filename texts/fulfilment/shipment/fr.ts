import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'shipment.title': 'Expéditions',
  'shipment.one': 'Expédition {number} du {date}',
  'shipment.track': 'Suivre {number}',
  'shipment.pieces': '{pieces, plural, one {# pièce} other {# pièces}}',
  'shipment.to_come': 'Reste à venir',
  'shipment.shipped': 'Expédié',
  'shipment.open': '{pieces, number} à venir',
  'shipment.state_picking': 'En préparation',
  'shipment.state_packed': 'Emballée',
  'shipment.state_left': 'Remise au transporteur',
  'shipment.state_delivered': 'Livrée',
  'shipment.state_failed': 'Non livrée',
  'shipment.state_cancelled': 'Annulée',
  'shipment.packing_list': 'Bon de livraison',
  'shipment.packing_list_of': 'Bon de livraison de l’expédition {number}',
}
