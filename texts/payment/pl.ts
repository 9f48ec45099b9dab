import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'payment.title': 'Płatność z góry',
  'payment.hint': 'Towar zostanie wysłany, gdy tylko wpłynie płatność. Prosimy podać tytuł przelewu.',
  'payment.amount': 'Kwota',
  'payment.holder': 'Posiadacz rachunku',
  'payment.bank': 'Bank',
  'payment.iban': 'IBAN',
  'payment.account': 'Numer rachunku',
  'payment.bic': 'BIC',
  'payment.reference': 'Tytuł przelewu',
  'payment.scan': 'Prosimy zeskanować w aplikacji banku',
  'payment.code': 'Kod przelewu {amount} na rachunek {account}',
  'payment.proforma': 'Faktura pro forma (PDF)',
  'payment.proforma_title': 'Pro forma {orderno}',
  'payment.proforma_note': 'To nie jest faktura VAT. Fakturę otrzymają Państwo wraz z towarem.',
  'payment.next': 'Co dalej',
  'payment.next_mail': 'Potwierdzenie z zamówieniem w PDF jest w drodze na adres {email}.',
  'payment.next_pay':
    'Prosimy przelać {amount}. To, co jest w magazynie, jest zarezerwowane i wyjedzie, gdy tylko wpłyną pieniądze.',
  'payment.next_hold':
    'Zamówienie jest wstrzymane: przekracza Państwa limit kredytowy albo jedna z płatności jest po terminie. Opiekun klienta sprawdzi je i skontaktuje się z Państwem.',
  'payment.next_manager': 'Opiekun klienta sprawdzi je i skontaktuje się z Państwem.',
  'payment.next_ship':
    '{pieces, plural, one {# sztuka wyjeżdża} few {# sztuki wyjeżdżają} many {# sztuk wyjeżdża} other {# sztuki wyjeżdża}} teraz. Po wysłaniu paczki jej numer znajdzie się przy zamówieniu.',
  'payment.next_later':
    '{pieces, plural, one {# sztuka dojedzie, gdy będzie dostępna} few {# sztuki dojadą, gdy będą dostępne} many {# sztuk dojedzie, gdy będą dostępne} other {# sztuki dojedzie, gdy będą dostępne}}; terminy podano przy pozycjach.',
  'payment.next_together': 'Wszystko wyjedzie razem, gdy będzie ostatnia sztuka.',
  'payment.overdue': 'Po terminie',
  'payment.overdue_by': '{amount} · {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  'payment.held_overdue':
    'Jedna z płatności jest po terminie: zamówienie czeka na jej opłacenie lub zwolnienie przez nas.',
  'payment.held_limit': 'To zamówienie przekracza Państwa limit kredytowy: czeka na zwolnienie przez nas.',
  'payment.credit_after': 'Po tym zamówieniu',
}
