import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'shipment.title': 'Przesyłki',
  'shipment.one': 'Przesyłka {number} z {date}',
  'shipment.track': 'Śledź {number}',
  'shipment.pieces': '{pieces, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}',
  'shipment.to_come': 'Jeszcze do wysłania',
  'shipment.shipped': 'Wysłano',
  'shipment.open': '{pieces, number} jeszcze do wysłania',
  'shipment.state_picking': 'Kompletowanie',
  'shipment.state_packed': 'Spakowana',
  'shipment.state_left': 'Przekazana przewoźnikowi',
  'shipment.state_delivered': 'Dostarczona',
  'shipment.state_failed': 'Niedostarczona',
  'shipment.state_cancelled': 'Anulowana',
  'shipment.packing_list': 'Dokument dostawy (WZ)',
  'shipment.packing_list_of': 'Dokument dostawy (WZ) przesyłki {number}',
}
