import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'verification.code': 'Kod z wiadomości e-mail',
  'verification.send_code': 'Wyślij kod',
  'verification.send_again': 'Ponownie za {seconds} s',
  'verification.code_sent': 'Kod został wysłany na {email}. Jest ważny {minutes} minut.',
  'verification.code_missing': 'Proszę podać kod',
  'verification.email_missing': 'Proszę podać adres e-mail',
  'verification.email_invalid': 'Nieprawidłowy format adresu e-mail',
  'verification.digits': 'Cyfry z obrazka',
  'verification.digits_missing': 'Proszę wpisać cyfry z obrazka',
  'verification.picture': 'Pięć cyfr, które odczyta tylko człowiek',
  'verification.another': 'Inny obrazek',
  'verification.cannot_read': 'Nie mogę odczytać obrazka',
  'verification.working': 'Przeglądarka pracuje, kilka sekund …',
  'verification.worked': 'Dziękujemy, przeglądarka to potwierdziła. Obrazek nie jest potrzebny.',
}
