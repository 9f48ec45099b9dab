import type { mail as en } from '../en/mail.ts'

export const mail: Record<keyof typeof en, string> = {
  'mail.row': '{term}: {value}',
  'mail.order_subject': 'Państwa zamówienie {orderno}',
  'mail.order_intro': 'Dziękujemy. Otrzymaliśmy zamówienie {orderno} od {company}:',
  'mail.order_later':
    '{pieces, plural, one {# sztukę z tego doślemy, gdy tylko nadejdzie} few {# sztuki z tego doślemy, gdy tylko nadejdą} many {# sztuk z tego doślemy, gdy tylko nadejdą} other {# sztuki z tego doślemy, gdy tylko nadejdą}}',
  'mail.order_promise': 'Dostawa najpóźniej {date}, {carrier}, pod adres:',
  'mail.order_payment': 'Towar wyślemy po otrzymaniu płatności. W tytule przelewu prosimy podać {orderno}.',
  'mail.order_see': 'Zobacz zamówienie',
}
