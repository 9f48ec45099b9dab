import type { basket as en } from '../en/basket.ts'

export const basket: Record<keyof typeof en, string> = {
  'basket.title': 'Koszyk',
  'basket.add': 'Dodaj do koszyka',
  'basket.add_number': 'Dodaj {number} do koszyka',
  'basket.add_short': 'Dodaj',
  'basket.added': 'W koszyku: {pieces, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}} {number}',
  'basket.added_back_ordered':
    'W koszyku: {pieces, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}} {number}, z tego {later} do dosłania',
  'basket.in_basket': '{pieces} w koszyku',
  'basket.empty': 'Koszyk jest pusty',
  'basket.empty_hint': 'Prosimy znaleźć produkt po numerze lub drukarce i dodać go do koszyka.',
  'basket.continue': 'Kontynuuj zakupy',
  'basket.lines': '{lines, plural, one {# pozycja} few {# pozycje} many {# pozycji} other {# pozycji}}',
  'basket.summary':
    '{lines, plural, one {# pozycja} few {# pozycje} many {# pozycji} other {# pozycji}}, {pieces, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}',
  'basket.total': 'Razem',
  'basket.total_excl': 'Razem netto',
  'basket.line_price': 'Wartość',
  'basket.unit_price': 'Cena jedn.',
  'basket.quantity': 'Ilość',
  'basket.cust_number': 'Państwa numer artykułu',
  'basket.select_all': 'Zaznacz wszystko',
  'basket.select': 'Zaznacz {number}',
  'basket.remove': 'Usuń {number} z koszyka',
  'basket.remove_selected': 'Usuń zaznaczone',
  'basket.remove_sure':
    'Usunąć {count, plural, one {tę pozycję} few {te # pozycje} many {te # pozycji} other {te # pozycji}} z koszyka?',
  'basket.removed': 'Usunięto!',
  'basket.back_order':
    '{later} z {quantity} szt. do dosłania: reszta wychodzi teraz, zaległość po dostawie do magazynu. Można też zmniejszyć ilość.',
  'basket.back_order_all': 'Całość ({quantity} szt.) do dosłania po dostawie do magazynu.',
  'basket.price_changed': 'Cena w chwili dodania: {before}',
  'basket.view': 'Pokaż koszyk',
  'basket.check_out': 'Przejdź do kasy',
  'basket.check_out_price': 'Przejdź do kasy · {price}',
  'basket.taken_back': 'Nie zmieniono: {reason}',
  'basket.find': 'Szukaj w koszyku',
  'basket.no_match': 'Żadna pozycja w koszyku nie pasuje',
  'basket.many_added':
    'Dodano do koszyka: {count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}',
  'basket.many_refused':
    'Nie dodano: {count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}} ({numbers})',
}
