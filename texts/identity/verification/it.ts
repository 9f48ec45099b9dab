import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'verification.code': 'Codice dell’e-mail',
  'verification.send_code': 'Invia codice',
  'verification.send_again': 'Di nuovo tra {seconds} s',
  'verification.code_sent':
    'Un codice è in arrivo a {email}. È valido {minutes, plural, one {# minuto} other {# minuti}}.',
  'verification.code_missing': 'Inserisca il codice',
  'verification.email_missing': 'Inserisca un indirizzo e-mail',
  'verification.email_invalid': 'Formato e-mail non valido',
  'verification.digits': 'Cifre dell’immagine',
  'verification.digits_missing': 'Inserisca le cifre dell’immagine',
  'verification.picture': 'Cinque cifre che solo una persona può leggere',
  'verification.another': 'Altra immagine',
  'verification.cannot_read': 'Non riesco a leggere l’immagine',
  'verification.working': 'Verifica del browser, qualche secondo …',
  'verification.worked': 'Grazie, il browser è verificato. L’immagine non serve.',
}
