import type { account as en } from '../en/account.ts'

export const account: Record<keyof typeof en, string> = {
  'account.import': 'Importuj CSV',
  'account.import_header': 'Pierwszy wiersz pliku zawiera nazwy kolumn:',
  'account.import_choose': 'Wybierz plik CSV',
  'account.import_file': 'Plik CSV',
  'account.import_again': 'Wybierz inny plik',
  'account.import_too_large': 'Plik jest większy niż {most} kB. Proszę go podzielić.',
  'account.import_done':
    '{count, plural, =0 {Nie przejęto żadnego wiersza} one {Przejęto # wiersz} few {Przejęto # wiersze} many {Przejęto # wierszy} other {Przejęto # wiersza}}',
  'account.import_known':
    '{count, plural, one {# wiersz już istniał} few {# wiersze już istniały} many {# wierszy już istniało} other {# wiersza już istniało}}',
  'account.import_bad':
    '{count, plural, one {# wiersz zawiera błąd} few {# wiersze zawierają błąd} many {# wierszy zawiera błąd} other {# wiersza zawiera błąd}}',
  'account.import_line': 'Wiersz {line}: {reason}',
  'account.import_unreadable': 'Cudzysłowy są niesparowane',
  'account.import_columns': 'Wiersz ma inną liczbę kolumn niż pierwszy',
  'account.import_too_many': 'Od tego miejsca plik jest za długi. Resztę proszę zaimportować osobno',
  'account.import_needs': 'Brakuje kolumn: {columns}',
}
