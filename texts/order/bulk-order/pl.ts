import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'bulk_order.title': 'Zamówienia na wiele adresów',
  'bulk_order.hint':
    'Każdy wiersz pliku to produkt dla jednego adresu; wiersze z tym samym oznaczeniem tworzą jedno zamówienie. Oznaczenie staje się numerem zamówienia klienta (PO). Najwyżej 2000 wierszy i 100 zamówień.',
  'bulk_order.template': 'Szablon ({format})',
  'bulk_order.choose': 'Wybierz plik',
  'bulk_order.again': 'Wybierz inny plik',
  'bulk_order.file_hint': 'Plik CSV lub Excel (XLSX), do 1 MB',
  'bulk_order.reading': 'Wczytywanie pliku …',
  'bulk_order.failed': 'Nie udało się zaimportować pliku.',
  'bulk_order.columns_missing': 'Brakuje kolumn: {columns}. W szablonie wszystkie znajdują się w pierwszym wierszu',
  'bulk_order.summary':
    '{orders, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}, {rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}',
  'bulk_order.wrong_rows':
    '{count, plural, one {# wiersz zawiera błąd} few {# wiersze zawierają błąd} many {# wierszy zawiera błąd} other {# wiersza zawiera błąd}}',
  'bulk_order.wrong_hint': 'Te zamówienia pominięto. Prosimy poprawić plik i wybrać go ponownie lub zamówić resztę.',
  'bulk_order.row': 'Wiersz',
  'bulk_order.mistake': 'Błąd',
  'bulk_order.reference': 'Oznaczenie',
  'bulk_order.waits': '{count, plural, one {# czeka} few {# czekają} many {# czeka} other {# czeka}}',
  'bulk_order.order_this': 'Zamów {reference}',
  'bulk_order.known': 'Zamówiono już pod tym oznaczeniem',
  'bulk_order.has_wrong_row': 'Jeden z wierszy zawiera błąd',
  'bulk_order.over_limit': 'Będzie czekać na zatwierdzenie przez konto główne',
  'bulk_order.state_ready': 'Gotowe',
  'bulk_order.state_left_out': 'Niezamówione',
  'bulk_order.state_placing': 'Składanie zamówienia …',
  'bulk_order.state_waiting': 'Czeka na zatwierdzenie przez konto główne',
  'bulk_order.state_changed': 'Zmiana: było {before}, jest {now}. Aby zaakceptować, prosimy zamówić ponownie.',
  'bulk_order.place':
    'Złóż {count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}} · {price}',
  'bulk_order.progress': 'Złożono {done} z {all}',
  'bulk_order.stop': 'Zatrzymaj po tym zamówieniu',
  'bulk_order.stopped':
    'Zatrzymano. Złożone zamówienia: {placed, plural, one {#} few {#} many {#} other {#}}, pozostałe: {left, plural, one {#} few {#} many {#} other {#}}. Po wznowieniu nic nie zostanie zamówione dwa razy.',
  'bulk_order.done':
    '{count, plural, one {Złożono # zamówienie} few {Złożono wszystkie zamówienia: #} many {Złożono wszystkie zamówienia: #} other {Złożono wszystkie zamówienia: #}}.',
  'bulk_order.fault_no_reference': 'Brak oznaczenia',
  'bulk_order.fault_reference_too_long': 'Oznaczenie ma ponad 60 znaków',
  'bulk_order.fault_reference_marked':
    'Oznaczenie zawiera niewidoczny znak zmieniający kierunek czytania. Prosimy wpisać je ponownie',
  'bulk_order.fault_other_address': 'To samo oznaczenie ma wyżej inny adres',
  'bulk_order.fault_ask': 'Może chodzić o kilka produktów: prosimy podać numer Aster',
  'bulk_order.column_reference': 'Oznaczenie',
  'bulk_order.column_company': 'Firma',
  'bulk_order.column_name': 'Imię i nazwisko',
  'bulk_order.column_address': 'Ulica i numer',
  'bulk_order.column_postcode': 'Kod pocztowy',
  'bulk_order.column_city': 'Miejscowość',
  'bulk_order.column_state': 'Stan lub województwo',
  'bulk_order.column_country': 'Kraj',
  'bulk_order.column_phone': 'Telefon',
  'bulk_order.column_email': 'E-mail',
  'bulk_order.column_number': 'Numer produktu',
  'bulk_order.column_quantity': 'Ilość',
}
