import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_split.choice': 'Towar w kilku magazynach',
  'order_split.fewestParcels': 'Jak najmniej paczek',
  'order_split.earliest': 'Jak najszybciej',
  'order_split.plan':
    '{parcels, plural, one {1 paczka} few {# paczki} many {# paczek} other {# paczki}}: {places} · {date} · koszt dostawy {price}',
  'order_split.all_there': 'dostawa całości do {date}',
  'order_split.pieces_from': '{place} ({pieces} szt.)',
  'order_split.automatic': 'Automatyczny wybór magazynu: {places}',
  'order_split.anywhere': 'Automatyczny wybór magazynu',
  'order_split.all_from': 'Wszystko z jednego magazynu: {place}',
  'order_split.all_from_ready': 'Wszystko z jednego magazynu: {place} · {ready}',
  'order_split.waits_there': 'Brakujące sztuki wyślemy z tego magazynu, nawet jeśli inny otrzyma je wcześniej.',
  'order_split.hint':
    'Każdy magazyn wysyła osobne zamówienie z własną fakturą, kosztem dostawy i VAT; kupon i opłatę manipulacyjną naliczamy raz.',
  'order_split.title': 'Zamówienie {at} z {count} · magazyn: {place}',
  'order_split.from': 'Zamówienie (magazyn: {place})',
  'order_split.sum':
    '{count, plural, =2 {Oba zamówienia} one {# zamówienie} few {Wszystkie zamówienia: #} many {Wszystkie zamówienia: #} other {Wszystkie zamówienia: #}}',
  'order_split.place':
    'Złóż {count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}} · {price}',
  'order_split.confirm':
    'Zaakceptuj i złóż {count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}} · {price}',
  'order_split.placed': 'Złożono zamówienia {numbers}.',
  'order_split.placed_title': 'Dziękujemy za zamówienia',
  'order_split.placed_with': 'Złożone razem z',
}
