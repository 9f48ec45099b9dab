import type { mail as en } from '../en/mail.ts'

export const mail: Record<keyof typeof en, string> = {
  'mail.row': '{term}: {value}',
  'mail.order_subject': 'Ihre Bestellung {orderno}',
  'mail.order_intro': 'Vielen Dank. Wir haben die Bestellung {orderno} von {company} erhalten:',
  'mail.order_later':
    '{pieces, plural, one {# Stück davon liefern wir nach, sobald es eintrifft} other {# Stück davon liefern wir nach, sobald sie eintreffen}}',
  'mail.order_promise': 'Spätestens am {date} bei Ihnen, mit {carrier}, an diese Adresse:',
  'mail.order_payment': 'Die Ware geht ab, sobald Ihre Zahlung eingetroffen ist. Bitte geben Sie dabei {orderno} an.',
  'mail.order_see': 'Bestellung ansehen',
}
