import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'payment.title': 'Przedpłata',
  'payment.hint': 'Towar wysyłamy dopiero po otrzymaniu płatności. Prosimy podać tytuł przelewu.',
  'payment.amount': 'Kwota',
  'payment.holder': 'Posiadacz rachunku',
  'payment.bank': 'Bank',
  'payment.iban': 'IBAN',
  'payment.account': 'Numer rachunku',
  'payment.bic': 'BIC',
  'payment.reference': 'Tytuł przelewu',
  'payment.scan': 'Kod do zeskanowania w aplikacji banku',
  'payment.code': 'Kod przelewu {amount} na rachunek {account}',
  'payment.proforma': 'Faktura pro forma (PDF)',
  'payment.proforma_title': 'Pro forma {orderno}',
  'payment.proforma_note': 'To nie jest faktura VAT. Fakturę wyślemy e-mailem po wysłaniu towaru.',
  'payment.next': 'Co dalej',
  'payment.next_mail': 'Potwierdzenie z zamówieniem w formacie PDF wysyłamy na adres {email}.',
  'payment.next_pay':
    'Prosimy przelać {amount}. Towar na stanie jest zarezerwowany dla Państwa; wyślemy go po otrzymaniu płatności.',
  'payment.next_pay_waiting': 'Prosimy przelać {amount}. Towar wyślemy, gdy otrzymamy płatność i będzie na stanie.',
  'payment.next_hold':
    'Zamówienie jest wstrzymane: przekracza Państwa limit kredytowy albo jedna z płatności jest po terminie. Opiekun klienta sprawdzi je i skontaktuje się z Państwem.',
  'payment.next_manager': 'Opiekun klienta sprawdzi je i skontaktuje się z Państwem.',
  'payment.next_ship':
    '{pieces, plural, one {# sztukę wysyłamy} few {# sztuki wysyłamy} many {# sztuk wysyłamy} other {# sztuki wysyłamy}} teraz. Po wysłaniu paczki jej numer będzie widoczny przy zamówieniu.',
  'payment.next_later':
    '{pieces, plural, one {# sztukę wyślemy, gdy tylko będzie dostępna} few {# sztuki wyślemy, gdy tylko będą dostępne} many {# sztuk wyślemy, gdy tylko będą dostępne} other {# sztuki wyślemy, gdy tylko będą dostępne}}; znane terminy podano przy pozycjach.',
  'payment.next_together': 'Wszystko wyślemy razem, gdy zamówienie będzie kompletne.',
  'payment.overdue': 'Po terminie',
  'payment.overdue_by': '{amount} · {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  'payment.held_overdue':
    'Jedna z płatności jest po terminie: zamówienie czeka na jej opłacenie lub na nasze zwolnienie.',
  'payment.held_limit': 'To zamówienie przekracza Państwa limit kredytowy. Sprawdzimy je i zwolnimy.',
  'payment.credit_after': 'Po tym zamówieniu',
}
