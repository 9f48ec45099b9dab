import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_split.offer':
    'Zamów teraz {pieces, plural, one {brakującą sztukę} few {pozostałe # sztuki} many {pozostałe # sztuk} other {pozostałe # sztuki}} z magazynu {places} jako {count, plural, one {drugie zamówienie} few {# kolejne zamówienia} many {# kolejnych zamówień} other {# kolejne zamówienia}}',
  'order_split.hint':
    'Każde zamówienie ma własny koszt dostawy i własny VAT, widoczne przed złożeniem; kupon i opłatę manipulacyjną naliczamy raz.',
  'order_split.title': 'Zamówienie {at} z {count} · z magazynu {place}',
  'order_split.from': 'Zamówienie z magazynu {place}',
  'order_split.sum':
    '{count, plural, =2 {Oba zamówienia} one {# zamówienie} few {Wszystkie zamówienia: #} many {Wszystkie zamówienia: #} other {Wszystkie zamówienia: #}}',
  'order_split.place':
    'Złóż {count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}} · {price}',
  'order_split.confirm':
    'Zaakceptuj i złóż {count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}} · {price}',
  'order_split.placed': 'Złożono zamówienia {numbers}.',
  'order_split.placed_title': 'Dziękujemy za zamówienia',
  'order_split.placed_with': 'Złożone razem z',
  'order_split.one_label':
    'Etykieta przewoźnika dotyczy jednej paczki. Z nią wszystko jest jednym zamówieniem z jednego magazynu.',
}
