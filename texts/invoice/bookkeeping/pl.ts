import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'bookkeeping.title': 'Plik dla księgowości',
  'bookkeeping.words':
    'Wszystkie faktury i faktury korygujące, które jedna z naszych spółek wystawiła w danym okresie, z podatkiem VAT.',
  'bookkeeping.issuer': 'Wystawca',
  'bookkeeping.day_missing': 'Prosimy podać dzień',
  'bookkeeping.day_before': 'Ostatni dzień przypada przed pierwszym',
  'bookkeeping.download': 'Pobierz CSV',
  'bookkeeping.none': 'Nie ma jeszcze faktur do zaksięgowania',
  'bookkeeping.none_hint': 'Żadna ze spółek z przypisanych sklepów nie wystawiła jeszcze faktury.',
  'bookkeeping.datev_download': 'Pobierz dla DATEV',
  'bookkeeping.datev_title': 'Dla DATEV',
  'bookkeeping.datev_hint':
    'Te numery zna doradca podatkowy firmy. Konta przychodów muszą automatycznie księgować VAT.',
  'bookkeeping.datev_adviser': 'Numer doradcy',
  'bookkeeping.datev_client': 'Numer klienta u doradcy',
  'bookkeeping.datev_chart': 'Plan kont',
  'bookkeeping.datev_yearStarts': 'Początek roku obrotowego',
  'bookkeeping.datev_accountLength': 'Liczba cyfr konta księgi głównej',
  'bookkeeping.datev_firstDebtor': 'Pierwsze konto odbiorcy',
  'bookkeeping.datev_firstDebtor_hint':
    'Każdy klient ma własne konto: ten numer plus identyfikator klienta, którym kończy się adres jego strony.',
  'bookkeeping.datev_taxedAccount': 'Przychody z VAT 19%',
  'bookkeeping.datev_intraEuAccount': 'Wewnątrzwspólnotowe dostawy',
  'bookkeeping.datev_exportAccount': 'Eksport',
  'bookkeeping.datev_choose': 'Nie wybrano',
  'bookkeeping.datev_bounds': 'Prosimy wpisać liczbę całkowitą od {least, number} do {most, number}',
  'bookkeeping.datev_digits': 'Prosimy wpisać numer o liczbie cyfr: {digits, number}',
  'bookkeeping.datev_missing': 'Prosimy podać, ile cyfr ma konto',
  'bookkeeping.datev_debtor': 'Prosimy wpisać numer zaczynający się cyfrą od 1 do 6, o liczbie cyfr: {digits, number}',
  'bookkeeping.refused_unset':
    'Pliku dla DATEV nie ma bez: {missing}. Braki można uzupełnić w części „Dla DATEV” pod plikiem dla księgowości',
  'bookkeeping.refused_document':
    '{number} nie można zaksięgować w DATEV: waluta {currency}, VAT kraju {country} w wysokości {rate, number}%. Plik DATEV przyjmuje dokumenty w EUR z niemieckim VAT w wysokości {standard, number}% albo bez VAT. Prosimy wybrać inne dni albo zaksięgować te na podstawie pliku CSV',
  'bookkeeping.refused_debtor':
    'Konto klienta {custnum} znalazłoby się wśród kont dostawców. Prosimy wybrać niższe pierwsze konto odbiorcy albo dłuższe konta',
}
