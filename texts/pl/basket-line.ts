import type { basketLine as en } from '../en/basket-line.ts'

export const basketLine: Record<keyof typeof en, string> = {
  'basket_line.empty': 'Koszyk jest pusty',
  'basket_line.empty_hint': 'Prosimy znaleźć produkt po numerze lub drukarce i dodać go do koszyka.',
  'basket_line.summary':
    '{lines, plural, one {# pozycja} few {# pozycje} many {# pozycji} other {# pozycji}}, {pieces, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}',
  'basket_line.total_excl': 'Razem netto',
  'basket_line.line_price': 'Wartość',
  'basket_line.unit_price': 'Cena jedn.',
  'basket_line.quantity': 'Ilość',
  'basket_line.cust_number': 'Państwa numer artykułu',
  'basket_line.select_all': 'Zaznacz wszystko',
  'basket_line.select': 'Zaznacz {number}',
  'basket_line.remove': 'Usuń {number} z koszyka',
  'basket_line.remove_selected': 'Usuń zaznaczone',
  'basket_line.remove_sure':
    'Usunąć {count, plural, one {tę pozycję} few {te # pozycje} many {te # pozycji} other {te # pozycji}} z koszyka?',
  'basket_line.removed': 'Usunięto!',
  'basket_line.back_order':
    '{later} z {quantity} szt. do dosłania: reszta wychodzi teraz, zaległość po dostawie do magazynu. Można też zmniejszyć ilość.',
  'basket_line.back_order_all': 'Całość ({quantity} szt.) do dosłania po dostawie do magazynu.',
  'basket_line.price_changed': 'Cena w chwili dodania: {before}',
  'basket_line.view': 'Pokaż koszyk',
  'basket_line.check_out': 'Przejdź do kasy',
  'basket_line.check_out_price': 'Przejdź do kasy · {price}',
  'basket_line.taken_back': 'Nie zmieniono: {reason}',
}
