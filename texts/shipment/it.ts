import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'shipment.title': 'Spedizioni',
  'shipment.one': 'Spedizione {number} del {date}',
  'shipment.track': 'Segui {number}',
  'shipment.pieces': '{pieces, plural, one {# pezzo} other {# pezzi}}',
  'shipment.to_come': 'Ancora in arrivo',
  'shipment.shipped': 'Spedito',
  'shipment.open': '{pieces, number} ancora in arrivo',
  'shipment.packing_list': 'Documento di trasporto',
  'shipment.packing_list_of': 'Documento di trasporto della spedizione {number}',
}
