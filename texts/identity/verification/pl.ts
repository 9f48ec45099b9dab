import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'verification.code': 'Kod z wiadomości e-mail',
  'verification.send_code': 'Wyślij kod',
  'verification.send_again': 'Ponownie za {seconds} s',
  'verification.code_sent':
    'Kod został wysłany na {email}. Jest ważny {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
  'verification.code_missing': 'Prosimy podać kod',
  'verification.email_missing': 'Prosimy podać adres e-mail',
  'verification.email_invalid': 'Nieprawidłowy format adresu e-mail',
  'verification.digits': 'Cyfry z obrazka',
  'verification.digits_missing': 'Prosimy wpisać cyfry z obrazka',
  'verification.picture': 'Pięć cyfr, które odczyta tylko człowiek',
  'verification.another': 'Inny obrazek',
  'verification.cannot_read': 'Obrazek jest nieczytelny',
  'verification.working': 'Sprawdzamy przeglądarkę, kilka sekund …',
  'verification.worked': 'Dziękujemy, przeglądarka została sprawdzona. Obrazek nie jest potrzebny.',
}
