import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'price_change.title': 'Zmiany cen',
  'price_change.hint':
    'Te ceny zmieniły się od dodania produktów do koszyka. Można zaakceptować nową cenę albo usunąć produkt.',
  'price_change.none': 'Brak zmian cen do sprawdzenia',
  'price_change.none_hint': 'Wszystkie ceny w koszyku są już sprawdzone lub zaakceptowane.',
  'price_change.product': 'Produkt',
  'price_change.quantity': 'Ilość',
  'price_change.before': 'Poprzednia cena',
  'price_change.now': 'Obecna cena',
  'price_change.difference': 'Różnica',
  'price_change.line_difference': 'Różnica pozycji',
  'price_change.all': 'Razem: {difference}',
  'price_change.accept': 'Zaakceptuj',
  'price_change.accept_number': 'Zaakceptuj nową cenę {number}',
  'price_change.accept_all':
    'Zaakceptuj {count, plural, one {# cenę} few {wszystkie ceny (#)} many {wszystkie ceny (#)} other {wszystkie ceny (#)}}',
  'price_change.accepted': 'Zaakceptowano {count, plural, one {# cenę} few {# ceny} many {# cen} other {# ceny}}',
  'price_change.again':
    'Ponownie {count, plural, one {zmieniła się # cena} few {zmieniły się # ceny} many {zmieniło się # cen} other {zmieniło się # ceny}}. Prosimy sprawdzić jeszcze raz.',
  'price_change.remove': 'Usuń',
  'price_change.removed': 'Usunięto z koszyka',
  'price_change.notice':
    'Od dodania do koszyka {count, plural, one {zmieniła się # cena} few {zmieniły się # ceny} many {zmieniło się # cen} other {zmieniło się # ceny}}.',
  'price_change.show': 'Pokaż zmiany cen',
  'price_change.to_basket': 'Wróć do koszyka',
}
