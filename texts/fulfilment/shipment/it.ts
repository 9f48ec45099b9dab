import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'shipment.title': 'Spedizioni',
  'shipment.one': 'Spedizione {number} del {date}',
  'shipment.track': 'Segui {number}',
  'shipment.pieces': '{pieces, plural, one {# pezzo} other {# pezzi}}',
  'shipment.to_come': 'Ancora in arrivo',
  'shipment.shipped': 'Spedito',
  'shipment.open': '{pieces, number} ancora in arrivo',
  'shipment.state_picking': 'In prelievo',
  'shipment.state_packed': 'Imballata',
  'shipment.state_left': 'Affidata al corriere',
  'shipment.state_delivered': 'Consegnata',
  'shipment.state_failed': 'Non consegnata',
  'shipment.state_cancelled': 'Annullata',
  'shipment.packing_list': 'Documento di trasporto',
  'shipment.packing_list_of': 'Documento di trasporto della spedizione {number}',
}
