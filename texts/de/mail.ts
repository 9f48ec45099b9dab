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
  'mail.code_subject': 'Ihr Code',
  'mail.code_intro': 'Bitte geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben:',
  'mail.code_valid': '{minutes, plural, one {Er gilt # Minute} other {Er gilt # Minuten}} und für eine Verwendung.',
  'mail.code_not_you':
    'Sie haben ihn nicht angefordert? Dann hat jemand versehentlich Ihre Adresse eingegeben, und Sie müssen nichts tun. Geben Sie den Code niemandem weiter.',
}
