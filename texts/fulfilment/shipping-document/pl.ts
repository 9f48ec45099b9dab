import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'shipping_document.packing_list': 'Dokument dostawy (WZ) {number}',
  'shipping_document.packing_lists': 'Dokumenty dostawy (WZ)',
  'shipping_document.pick_list': 'Lista kompletacji {warehouse} · {carrier}',
  'shipping_document.pick_list_of_all': 'Lista kompletacji {warehouse}',
  'shipping_document.pick_lists': 'Listy kompletacji',
  'shipping_document.label': 'Etykieta wysyłkowa {number}',
  'shipping_document.labels': 'Etykiety wysyłkowe',
  'shipping_document.sender': 'Nadawca',
  'shipping_document.recipient': 'Odbiorca',
  'shipping_document.shipment': 'Przesyłka',
  'shipping_document.date': 'Data',
  'shipping_document.reference': 'Numer referencyjny',
  'shipping_document.tracking': 'Numer śledzenia',
  'shipping_document.parcels': 'Paczki',
  'shipping_document.parcel_of': '{parcel, number} z {parcels, number}',
  'shipping_document.weight': 'Waga',
  'shipping_document.ordered': 'Zamówiono',
  'shipping_document.enclosed': 'Wydano',
  'shipping_document.pieces': 'Wydane sztuki',
  'shipping_document.article': 'Numer artykułu',
  'shipping_document.signature': 'Otrzymano w komplecie i bez uszkodzeń: data, imię i nazwisko, podpis',
  'shipping_document.bin': 'Miejsce',
  'shipping_document.pick_counts':
    '{pieces, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}} do {shipments, plural, one {# przesyłki} few {# przesyłek} many {# przesyłek} other {# przesyłki}}',
  'shipping_document.barcode': 'Kod kreskowy przesyłki {number}',
  'shipping_document.own_file':
    'Klient przesłał do zamówienia {orderno} własny plik, którego nie udało się tu dołączyć: {name}. Prosimy wydrukować go z tej przesyłki i użyć zamiast tej strony. Tej strony nie wkłada się do paczki.',
}
