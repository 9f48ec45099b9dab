import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'shipment.title': 'Sendungen',
  'shipment.one': 'Sendung {number} vom {date}',
  'shipment.track': '{number} verfolgen',
  'shipment.pieces': '{pieces, plural, one {# Stück} other {# Stück}}',
  'shipment.to_come': 'Folgt noch',
  'shipment.shipped': 'Versandt',
  'shipment.open': '{pieces, plural, one {# folgt} other {# folgen}} noch',
  'shipment.state_picking': 'In Kommissionierung',
  'shipment.state_packed': 'Gepackt',
  'shipment.state_left': 'Übergeben',
  'shipment.state_delivered': 'Zugestellt',
  'shipment.state_failed': 'Nicht zugestellt',
  'shipment.state_cancelled': 'Storniert',
  'shipment.packing_list': 'Lieferschein',
  'shipment.packing_list_of': 'Lieferschein der Sendung {number}',
}
