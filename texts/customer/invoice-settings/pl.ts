import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'invoice_settings.title': 'Państwa faktury',
  'invoice_settings.title_staff': 'Faktury',
  'invoice_settings.hint': 'Te dane obowiązują od teraz na fakturach i fakturach korygujących.',
  'invoice_settings.email': 'E-mail do faktur',
  'invoice_settings.email_hint': 'Puste pole: faktury trafią na adres rozliczeniowy danego zamówienia.',
  'invoice_settings.reference': 'Państwa oznaczenie',
  'invoice_settings.reference_staff': 'Oznaczenie klienta',
  'invoice_settings.reference_hint':
    'Widnieje na każdej fakturze: miejsce powstawania kosztów albo Leitweg-ID urzędu w Niemczech.',
  'invoice_settings.reference_missing': 'XRechnung wymaga Państwa oznaczenia, na przykład Leitweg-ID.',
  'invoice_settings.peppolAddress': 'Adres Peppol',
  'invoice_settings.peppolAddress_hint': 'Schemat i numer, na przykład 0106:12345678.',
  'invoice_settings.peppolAddress_missing':
    'XRechnung wymaga adresu odbiorcy: adresu Peppol albo Leitweg-ID jako oznaczenia.',
  'invoice_settings.isXRechnung': 'Wystawiaj faktury jako XRechnung',
  'invoice_settings.isXRechnung_hint': 'Dla urzędów w Niemczech. E-mail zawiera wtedy także plik XML.',
  'invoice_settings.save': 'Zapisz',
  'invoice_settings.saved': 'Ustawienia faktur zostały zapisane',
  'invoice_settings.invalid': 'To nie wygląda poprawnie. Przykład: {example}',
  'invoice_settings.too_long': 'Najwyżej {most} znaków.',
}
