import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'bulk_order.title': 'Zamówienia pod wiele adresów',
  'bulk_order.hint':
    'Każdy wiersz pliku to produkt dla jednego adresu; wiersze z tym samym oznaczeniem tworzą jedno zamówienie. Oznaczenie jest jego numerem PO. Najwyżej 2000 wierszy i 100 zamówień.',
  'bulk_order.template': 'Szablon ({format})',
  'bulk_order.choose': 'Wybierz plik',
  'bulk_order.again': 'Wybierz inny plik',
  'bulk_order.file_hint': 'Plik CSV lub Excel (XLSX), do 1 MB',
  'bulk_order.reading': 'Wczytywanie pliku …',
  'bulk_order.failed': 'Nie udało się zaimportować pliku.',
  'bulk_order.columns_missing': 'Brakuje kolumn: {columns}. Szablon ma wszystkie w pierwszym wierszu',
  'bulk_order.summary':
    '{orders, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}, {rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}',
  'bulk_order.wrong_rows':
    '{count, plural, one {# wiersz zawiera błąd} few {# wiersze zawierają błąd} many {# wierszy zawiera błąd} other {# wiersza zawiera błąd}}',
  'bulk_order.wrong_hint':
    'Ich zamówienia są pominięte. Prosimy poprawić plik i wybrać go ponownie lub zamówić resztę.',
  'bulk_order.row': 'Wiersz',
  'bulk_order.mistake': 'Błąd',
  'bulk_order.reference': 'Oznaczenie',
  'bulk_order.waits': '{count, plural, one {# czeka} few {# czekają} many {# czeka} other {# czeka}}',
  'bulk_order.order_this': 'Zamów {reference}',
  'bulk_order.known': 'Zamówiono już z tym oznaczeniem',
  'bulk_order.has_wrong_row': 'Jeden z wierszy zawiera błąd',
  'bulk_order.over_limit': 'Będzie czekać na konto główne',
  'bulk_order.state_ready': 'Gotowe',
  'bulk_order.state_left_out': 'Niezamówione',
  'bulk_order.state_placing': 'Składanie …',
  'bulk_order.state_waiting': 'Czeka na konto główne',
  'bulk_order.state_changed': 'Zmiana: było {before}, jest {now}. Prosimy zamówić ponownie, aby zaakceptować.',
  'bulk_order.place':
    'Złóż {count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}} · {price}',
  'bulk_order.progress': 'Złożono {done} z {all}',
  'bulk_order.stop': 'Zatrzymaj po tym zamówieniu',
  'bulk_order.stopped':
    'Zatrzymano: {placed, plural, one {# zamówienie złożone} few {# zamówienia złożone} many {# zamówień złożonych} other {# zamówienia złożonego}}, {left, plural, one {# nie} few {# nie} many {# nie} other {# nie}}. Po wznowieniu nic nie zostanie zamówione dwa razy.',
  'bulk_order.done':
    '{count, plural, one {Złożono # zamówienie} few {Złożono wszystkie # zamówienia} many {Złożono wszystkie # zamówień} other {Złożono # zamówienia}}.',
  'bulk_order.fault_no_reference': 'Brak oznaczenia',
  'bulk_order.fault_reference_too_long': 'Oznaczenie ma ponad 60 znaków',
  'bulk_order.fault_other_address': 'To samo oznaczenie ma wyżej inny adres',
  'bulk_order.fault_ask': 'Może chodzić o kilka produktów: prosimy podać numer Aster',
  'bulk_order.column_reference': 'Oznaczenie',
  'bulk_order.column_company': 'Firma',
  'bulk_order.column_name': 'Nazwisko',
  'bulk_order.column_address': 'Ulica i numer',
  'bulk_order.column_postcode': 'Kod pocztowy',
  'bulk_order.column_city': 'Miejscowość',
  'bulk_order.column_state': 'Stan lub prowincja',
  'bulk_order.column_country': 'Kraj',
  'bulk_order.column_phone': 'Telefon',
  'bulk_order.column_email': 'E-mail',
  'bulk_order.column_number': 'Numer produktu',
  'bulk_order.column_quantity': 'Ilość',
}
