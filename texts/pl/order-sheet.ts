import type { orderSheet as en } from '../en/order-sheet.ts'

export const orderSheet: Record<keyof typeof en, string> = {
  'order_sheet.title': 'Zamówienia pod wiele adresów',
  'order_sheet.hint':
    'Każdy wiersz pliku to produkt dla jednego adresu; wiersze z tym samym oznaczeniem tworzą jedno zamówienie. Oznaczenie jest jego numerem PO. Najwyżej 2000 wierszy i 100 zamówień.',
  'order_sheet.template': 'Szablon ({format})',
  'order_sheet.choose': 'Wybierz plik',
  'order_sheet.again': 'Wybierz inny plik',
  'order_sheet.file_hint': 'Plik CSV lub Excel (XLSX), do 1 MB',
  'order_sheet.reading': 'Wczytywanie pliku …',
  'order_sheet.failed': 'Nie udało się zaimportować pliku.',
  'order_sheet.columns_missing': 'Brakuje kolumn: {columns}. Szablon ma wszystkie w pierwszym wierszu',
  'order_sheet.summary':
    '{orders, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}, {rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}',
  'order_sheet.wrong_rows':
    '{count, plural, one {# wiersz zawiera błąd} few {# wiersze zawierają błąd} many {# wierszy zawiera błąd} other {# wiersza zawiera błąd}}',
  'order_sheet.wrong_hint':
    'Ich zamówienia są pominięte. Prosimy poprawić plik i wybrać go ponownie lub zamówić resztę.',
  'order_sheet.row': 'Wiersz',
  'order_sheet.mistake': 'Błąd',
  'order_sheet.reference': 'Oznaczenie',
  'order_sheet.waits': '{count, plural, one {# czeka} few {# czekają} many {# czeka} other {# czeka}}',
  'order_sheet.order_this': 'Zamów {reference}',
  'order_sheet.known': 'Zamówiono już z tym oznaczeniem',
  'order_sheet.has_wrong_row': 'Jeden z wierszy zawiera błąd',
  'order_sheet.over_limit': 'Będzie czekać na konto główne',
  'order_sheet.state_ready': 'Gotowe',
  'order_sheet.state_left_out': 'Niezamówione',
  'order_sheet.state_placing': 'Składanie …',
  'order_sheet.state_waiting': 'Czeka na konto główne',
  'order_sheet.state_changed': 'Zmiana: było {before}, jest {now}. Prosimy zamówić ponownie, aby zaakceptować.',
  'order_sheet.place':
    'Złóż {count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}} · {price}',
  'order_sheet.progress': 'Złożono {done} z {all}',
  'order_sheet.stop': 'Zatrzymaj po tym zamówieniu',
  'order_sheet.stopped':
    'Zatrzymano: {placed, plural, one {# zamówienie złożone} few {# zamówienia złożone} many {# zamówień złożonych} other {# zamówienia złożonego}}, {left, plural, one {# nie} few {# nie} many {# nie} other {# nie}}. Po wznowieniu nic nie zostanie zamówione dwa razy.',
  'order_sheet.done':
    '{count, plural, one {Złożono # zamówienie} few {Złożono wszystkie # zamówienia} many {Złożono wszystkie # zamówień} other {Złożono # zamówienia}}.',
  'order_sheet.fault_no_reference': 'Brak oznaczenia',
  'order_sheet.fault_reference_too_long': 'Oznaczenie ma ponad 60 znaków',
  'order_sheet.fault_other_address': 'To samo oznaczenie ma wyżej inny adres',
  'order_sheet.fault_ask': 'Może chodzić o kilka produktów: prosimy podać nasz numer',
  'order_sheet.column_reference': 'Oznaczenie',
  'order_sheet.column_company': 'Firma',
  'order_sheet.column_name': 'Nazwisko',
  'order_sheet.column_address': 'Ulica i numer',
  'order_sheet.column_postcode': 'Kod pocztowy',
  'order_sheet.column_city': 'Miejscowość',
  'order_sheet.column_state': 'Stan lub prowincja',
  'order_sheet.column_country': 'Kraj',
  'order_sheet.column_phone': 'Telefon',
  'order_sheet.column_email': 'E-mail',
  'order_sheet.column_number': 'Numer produktu',
  'order_sheet.column_quantity': 'Ilość',
}
