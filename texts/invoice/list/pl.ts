import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'invoice_list.title': 'Faktury',
  'invoice_list.intro': 'Wszystkie faktury i faktury korygujące klientów, od najnowszej. Kwoty korekt są ujemne.',
  'invoice_list.keyword': 'Numer lub klient',
  'invoice_list.kind': 'Dokument',
  'invoice_list.any_kind': 'Faktury i korekty',
  'invoice_list.any_state': 'Wszystkie',
  'invoice_list.state_overdue': 'Po terminie',
  'invoice_list.currency': 'Waluta',
  'invoice_list.any_currency': 'Wszystkie waluty',
  'invoice_list.custnum': 'Numer klienta',
  'invoice_list.issuer': 'Wystawca: {name}',
  'invoice_list.e_invoice': 'E-faktura do {number}',
  'invoice_list.sums':
    'Suma: {count, plural, one {# dokument} few {# dokumenty} many {# dokumentów} other {# dokumentu}}',
  'invoice_list.overdue': 'Po terminie',
  'invoice_list.none': 'Nie ma jeszcze faktur',
  'invoice_list.none_hint': 'Faktura powstaje, gdy przesyłka opuszcza magazyn.',
  'invoice_list.none_match': 'Nie znaleziono faktur',
  'invoice_list.none_match_hint': 'Sprawdź numer albo wybierz inny status, inny sklep lub inne dni.',
}
