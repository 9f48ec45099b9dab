import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'shipping_document.packing_list': 'Lieferschein {number}',
  'shipping_document.packing_lists': 'Lieferscheine',
  'shipping_document.pick_list': 'Pickliste {warehouse} · {carrier}',
  'shipping_document.pick_list_of_all': 'Pickliste {warehouse}',
  'shipping_document.pick_lists': 'Picklisten',
  'shipping_document.label': 'Versandetikett {number}',
  'shipping_document.labels': 'Versandetiketten',
  'shipping_document.sender': 'Absender',
  'shipping_document.recipient': 'Empfänger',
  'shipping_document.shipment': 'Sendung',
  'shipping_document.date': 'Datum',
  'shipping_document.reference': 'Bestellzeichen',
  'shipping_document.tracking': 'Sendungsverfolgung',
  'shipping_document.parcels': 'Pakete',
  'shipping_document.parcel_of': '{parcel, number} von {parcels, number}',
  'shipping_document.weight': 'Gewicht',
  'shipping_document.ordered': 'Bestellt',
  'shipping_document.enclosed': 'Geliefert',
  'shipping_document.pieces': 'Stück insgesamt',
  'shipping_document.article': 'Artikelnummer',
  'shipping_document.signature': 'Vollständig und unbeschädigt erhalten: Datum, Name, Unterschrift',
  'shipping_document.bin': 'Lagerplatz',
  'shipping_document.pick_counts':
    '{pieces, plural, one {# Stück} other {# Stück}} für {shipments, plural, one {# Sendung} other {# Sendungen}}',
  'shipping_document.barcode': 'Barcode der Sendung {number}',
  'shipping_document.own_file':
    'Für die Bestellung {orderno} hat der Kunde eine eigene Datei geschickt, die sich hier nicht einfügen ließ: {name}. Bitte drucken Sie sie aus dieser Sendung und verwenden Sie sie stattdessen. Diese Seite gehört nicht ins Paket.',
}
