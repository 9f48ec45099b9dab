import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_split.choice': 'Auf mehrere Lager verteilt',
  'order_split.fewestParcels': 'Möglichst wenige Pakete',
  'order_split.earliest': 'Möglichst früh',
  'order_split.plan': '{parcels, plural, one {1 Paket} other {# Pakete}}: {places} · {date} · Versand {price}',
  'order_split.all_there': 'alles geliefert bis {date}',
  'order_split.pieces_from': '{pieces} ab Lager {place}',
  'order_split.automatic': 'Automatisch gewählt: {places}',
  'order_split.anywhere': 'Ab dem Lager, das es hat',
  'order_split.all_from': 'Alles ab Lager {place}',
  'order_split.all_from_ready': 'Alles ab Lager {place} · {ready}',
  'order_split.waits_there':
    'Was fehlt, liefern wir aus diesem Lager nach, auch wenn ein anderes die Ware früher bekommt.',
  'order_split.hint':
    'Jedes Lager versendet eine eigene Bestellung mit eigener Rechnung, eigenen Versandkosten und eigener MwSt.; Gutschein und Bearbeitungsgebühr zählen einmal.',
  'order_split.title': 'Bestellung {at} von {count} · ab Lager {place}',
  'order_split.from': 'Bestellung ab Lager {place}',
  'order_split.sum': '{count, plural, =2 {Beide Bestellungen} other {Alle # Bestellungen}}',
  'order_split.place': '{count, plural, =2 {Beide bestellen} other {Alle # bestellen}} · {price}',
  'order_split.confirm': 'Annehmen und {count, plural, =2 {beide bestellen} other {alle # bestellen}} · {price}',
  'order_split.placed': 'Ihre Bestellungen {numbers} sind aufgegeben.',
  'order_split.placed_title': 'Vielen Dank für Ihre Bestellungen',
  'order_split.placed_with': 'Zusammen bestellt mit',
}
