import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
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
    '{later, number} z {quantity, number} szt. wyślemy później, gdy tylko będą dostępne; resztę od razu. Można też zmniejszyć ilość.',
  'basket_line.back_order_all':
    '{quantity, plural, one {Wyślemy, gdy tylko produkt będzie dostępny.} few {Wszystkie # szt. wyślemy, gdy tylko będą dostępne.} many {Wszystkie # szt. wyślemy, gdy tylko będą dostępne.} other {Wszystkie # szt. wyślemy, gdy tylko będą dostępne.}}',
  'basket_line.price_changed': 'Cena w chwili dodania: {before}',
  'basket_line.no_price':
    'Ten produkt nie ma jeszcze ceny dla Państwa i nie można go zamówić: prosimy go usunąć lub zapytać opiekuna klienta.',
  'basket_line.not_counted':
    'Suma nie obejmuje {count, plural, one {# produktu} few {# produktów} many {# produktów} other {# produktu}} bez ceny.',
  'basket_line.view': 'Pokaż koszyk',
  'basket_line.check_out': 'Przejdź do kasy',
  'basket_line.check_out_price': 'Przejdź do kasy · {price}',
  'basket_line.taken_back': 'Nie zmieniono: {reason}',
  'basket_line.not_removed': 'Nie usunięto: {reason}',
  'basket_line.note': 'Notatka',
  'basket_line.group_now': 'Wysyłka od razu ({count})',
  'basket_line.group_later': 'Wysyłka później, w całości lub w części ({count})',
  'basket_line.note_of': 'Notatka do {number}',
  'basket_line.cust_number_of': 'Państwa numer artykułu dla {number}',
  'basket_line.warehouse': 'Magazyn',
  'basket_line.warehouse_of': 'Magazyn dla {number}',
  'basket_line.usual_warehouse': 'Domyślny: {warehouse}',
  'basket_line.price_of_day': 'Cena z dnia {day}',
  'basket_line.prices_today': 'Ceny z dnia {day}',
  'basket_line.expected': 'Brakujące sztuki: dostawa {day}',
  'basket_line.gone': 'Usunięto {count, plural, one {# pozycję} few {# pozycje} many {# pozycji} other {# pozycji}}.',
  'basket_line.undo': 'Cofnij',
  'basket_line.restored':
    'Przywrócono do koszyka {count, plural, one {# pozycję} few {# pozycje} many {# pozycji} other {# pozycji}}',
  'basket_line.not_restored': 'Nie przywrócono: {numbers}',
  'basket_line.move': 'Przenieś do ulubionych',
  'basket_line.moved':
    'Przeniesiono do ulubionych {count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}',
  'basket_line.totals': 'Podsumowanie',
  'basket_line.chosen':
    'Zaznaczono {count, plural, one {# pozycję} few {# pozycje} many {# pozycji} other {# pozycji}}',
  'basket_line.leaves_from': 'Zamówienie wysyłamy z jednego magazynu; to w całości z magazynu: {warehouse}.',
  'basket_line.order_alone':
    'Zamów osobno z magazynu {warehouse}: {count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}',
  'basket_line.weight': 'Waga',
  'basket_line.kilograms': '{weight} kg',
  'basket_line.weight_at_least': 'Waga (o ile znana)',
  'basket_line.subtotal': 'Suma częściowa netto',
  'basket_line.free_left': 'Brakuje {missing} do darmowej dostawy',
  'basket_line.free': 'Darmowa dostawa',
  'basket_line.free_hint': 'Darmowa dostawa od {amount}',
  'basket_line.print': 'Drukuj',
  'basket_line.export': 'Eksportuj CSV',
  'basket_line.keep_as_list': 'Zapisz jako listę',
  'basket_line.share': 'Udostępnij',
  'basket_line.link_copied':
    'Link skopiowano. Po jego otwarciu widać {count, plural, one {ten produkt} few {te # produkty} many {te # produktów} other {te # produktu}} jako szybki zakup, we własnych cenach.',
  'basket_line.rows_copied':
    '{count, plural, one {Skopiowano # wiersz} few {Skopiowano # wiersze} many {Skopiowano # wierszy} other {Skopiowano # wiersza}} jako tekst. Można go wkleić do wiadomości lub do szybkiego zakupu.',
  'basket_line.not_copied': 'Przeglądarka nie pozwoliła na skopiowanie. Można zamiast tego zapisać listę.',
}
