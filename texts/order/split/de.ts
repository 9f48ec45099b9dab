import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_split.offer':
    '{pieces, plural, one {Das übrige Stück} other {Die übrigen # Stück}} jetzt ab Lager {places} bestellen, als {count, plural, one {zweite Bestellung} other {# weitere Bestellungen}}',
  'order_split.hint':
    'Jede Bestellung hat eigene Versandkosten und eigene MwSt. Den Preis sehen Sie vor dem Bestellen; Gutschein und Bearbeitungsgebühr zählen einmal.',
  'order_split.title': 'Bestellung {at} von {count} · ab Lager {place}',
  'order_split.from': 'Bestellung ab Lager {place}',
  'order_split.sum': '{count, plural, =2 {Beide Bestellungen} other {Alle # Bestellungen}}',
  'order_split.place': '{count, plural, =2 {Beide bestellen} other {Alle # bestellen}} · {price}',
  'order_split.confirm': 'Annehmen und {count, plural, =2 {beide bestellen} other {alle # bestellen}} · {price}',
  'order_split.placed': 'Ihre Bestellungen {numbers} sind aufgegeben.',
  'order_split.placed_title': 'Vielen Dank für Ihre Bestellungen',
  'order_split.placed_with': 'Zusammen bestellt mit',
  'order_split.one_label': 'Ein Versandetikett gilt für ein Paket. Damit ist alles eine Bestellung ab einem Lager.',
}
