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
}
