import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'bank_table.title': 'Opis tabeli banku',
  'bank_table.intro':
    'Prosimy raz wskazać, do czego służy każda kolumna. Następny plik z tymi samymi kolumnami zostanie odczytany bez pytań.',
  'bank_table.account': 'Rachunek',
  'bank_table.choose': 'Prosimy wybrać',
  'bank_table.columns': 'Kolumny',
  'bank_table.nameless': 'Kolumna {number}',
  'bank_table.role_none': 'Nieużywana',
  'bank_table.role_bookedOn': 'Data księgowania',
  'bank_table.role_valueOn': 'Data waluty',
  'bank_table.role_amount': 'Kwota ze znakiem',
  'bank_table.role_amountIn': 'Wpływy',
  'bank_table.role_amountOut': 'Wypływy',
  'bank_table.role_side': 'Wpływ lub wypływ, słownie',
  'bank_table.role_payer': 'Nazwa płacącego',
  'bank_table.role_payerAccount': 'Rachunek płacącego',
  'bank_table.role_words': 'Tytuł (kilka kolumn się łączy)',
  'bank_table.role_reference': 'Własny numer banku',
  'bank_table.role_balance': 'Saldo po operacji',
  'bank_table.role_currency': 'Waluta',
  'bank_table.role_status': 'Zaksięgowane lub oczekujące',
  'bank_table.role_account': 'Nasz własny rachunek',
  'bank_table.word': '„{word}” oznacza',
  'bank_table.word_empty': 'Pusta komórka w „{column}” oznacza',
  'bank_table.means_credit': 'Wpływ',
  'bank_table.means_debit': 'Wypływ',
  'bank_table.means_booked': 'Zaksięgowane',
  'bank_table.means_pending': 'Oczekujące',
  'bank_table.day_order': 'Daty są zapisane',
  'bank_table.day_order_dmy': 'Dzień, miesiąc, rok',
  'bank_table.day_order_mdy': 'Miesiąc, dzień, rok',
  'bank_table.decimal': 'Miejsca dziesiętne są po',
  'bank_table.decimal_point': 'kropce: 1,000.00',
  'bank_table.decimal_comma': 'przecinku: 1.000,00',
  'bank_table.whole_days': 'Pliki zaczynają się od pełnego dnia',
  'bank_table.whole_days_hint':
    'Zaznaczyć, jeśli w banku wybiera się pierwszy dzień; nie, jeśli bank podaje tylko ostatnie operacje.',
  'bank_table.gap_account': 'Prosimy wybrać, którego rachunku dotyczy.',
  'bank_table.gap_bookedOn': 'Prosimy wskazać kolumnę z datą księgowania.',
  'bank_table.gap_amount': 'Prosimy wskazać kolumnę z kwotą albo dwie: wpływy i wypływy.',
  'bank_table.gap_side': 'Wpływ lub wypływ słownie wymaga kolumny z kwotą.',
  'bank_table.gap_twice': 'Dwie kolumny mają to samo przeznaczenie. Tylko tytuł może zajmować kilka.',
  'bank_table.gap_dayOrder': 'Daty można odczytać na dwa sposoby. Prosimy wskazać, jak są zapisane.',
  'bank_table.gap_decimal':
    'Kwoty można odczytać na dwa sposoby. Prosimy wskazać, co stoi przed miejscami dziesiętnymi.',
  'bank_table.gap_reference':
    'Kolumna numeru banku nazywa kilka wierszy tak samo, więc nim nie jest. Prosimy ją pominąć lub użyć jako tytułu.',
  'bank_table.preview': 'Co z tego powstanie',
  'bank_table.sums':
    '{entries, plural, =0 {Brak operacji} one {# operacja} few {# operacje} many {# operacji} other {# operacji}} · wpływy {moneyIn} · wypływy {moneyOut}{pending, plural, =0 {} other { · niezaksięgowane: #}}',
  'bank_table.balances': 'Salda to potwierdzają: od {opening} do {closing}.',
  'bank_table.difference':
    'Wiersz {line} podaje saldo {closing}, a wiersze przed nim dają {expected}. Czegoś brakuje albo kolejność jest inna. Plik można odczytać, ale nic z niego nie zostanie zaksięgowane samo.',
  'bank_table.left_out':
    '{count, plural, one {Wiersz {lines} to suma lub tekst banku i zostaje pominięty.} few {Wiersze {lines} to sumy lub teksty banku i zostają pominięte.} many {Wiersze {lines} to sumy lub teksty banku i zostają pominięte.} other {Wiersze {lines} to sumy lub teksty banku i zostają pominięte.}}',
  'bank_table.faults':
    '{count, plural, one {Nie można odczytać # wiersza} few {Nie można odczytać # wierszy} many {Nie można odczytać # wierszy} other {Nie można odczytać # wierszy}}',
  'bank_table.fault_broken': 'Wiersz {line}: cudzysłowy się nie zgadzają.',
  'bank_table.fault_columns': 'Wiersz {line}: „{value}” stoi za ostatnią kolumną.',
  'bank_table.fault_cell':
    'Wiersz {line}, {column}: arkusz zmienił zawartość. Prosimy wziąć plik w postaci, w jakiej daje go bank.',
  'bank_table.fault_day': 'Wiersz {line}, {column}: „{value}” nie jest datą.',
  'bank_table.fault_future':
    'Wiersz {line}, {column}: „{value}” leży w przyszłości; być może dzień i miesiąc są zamienione.',
  'bank_table.fault_amount': 'Wiersz {line}, {column}: „{value}” nie jest kwotą.',
  'bank_table.fault_both': 'Wiersz {line}: wpływ i wypływ jednocześnie.',
  'bank_table.fault_sign': 'Wiersz {line}, {column}: „{value}” ma inny znak, niż wskazuje kolumna lub słowo.',
  'bank_table.fault_side': 'Wiersz {line}, {column}: nie wiadomo, czy „{value}” to wpływ, czy wypływ.',
  'bank_table.fault_status': 'Wiersz {line}, {column}: nie wiadomo, czy „{value}” to zaksięgowane, czy oczekujące.',
  'bank_table.fault_currency': 'Wiersz {line}, {column}: „{value}” to nie waluta rachunku.',
  'bank_table.fault_account':
    'Wiersz {line}, {column}: „{value}” to inny rachunek. Prosimy pobrać osobny plik dla każdego rachunku.',
  'bank_table.keep': 'Zapisz i odczytaj plik',
  'bank_table.describe': 'Opisz kolumny',
  'bank_table.layouts': 'Tabele banku',
  'bank_table.layouts_none':
    'Żadna nie jest jeszcze opisana. Opisuje ją osoba, która odczyta pierwszy plik CSV lub XLSX tego rachunku.',
  'bank_table.layout_kept': 'Zapisano {day}, {name}',
  'bank_table.layout_remove': 'Usuń',
  'bank_table.layout_remove_sure':
    'Przy następnym pliku z tymi kolumnami pojawi się znów pytanie. Odczytane operacje pozostają.',
  'bank_table.in_file': '{file}: {said}',
}
