import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'authenticator.title': 'Weryfikacja dwuetapowa',
  'authenticator.intro':
    'Przy logowaniu potrzebny jest też kod z aplikacji w telefonie, więc samo hasło nikogo nie wpuści.',
  'authenticator.required': 'W tym sklepie jest obowiązkowa. Prosimy ją skonfigurować, aby przejść dalej.',
  'authenticator.apps':
    'Wystarczy dowolna aplikacja uwierzytelniająca, na przykład Google Authenticator, Microsoft Authenticator lub ta z menedżera haseł.',
  'authenticator.start': 'Skonfiguruj',
  'authenticator.scan': 'Kod do zeskanowania w aplikacji',
  'authenticator.scan_label': 'Kod QR dla aplikacji uwierzytelniającej',
  'authenticator.by_hand': 'Nie da się zeskanować? Prosimy wpisać w aplikacji ten klucz:',
  'authenticator.enter': 'Prosimy wpisać kod wyświetlany przez aplikację',
  'authenticator.code': 'Kod',
  'authenticator.code_hint': '6 cyfr z aplikacji uwierzytelniającej albo kod zapasowy',
  'authenticator.app_code_hint': '6 cyfr, które zmieniają się co 30 sekund',
  'authenticator.confirm': 'Potwierdź',
  'authenticator.codes_title': 'Kody zapasowe do zachowania',
  'authenticator.codes_words':
    'W razie utraty telefonu każdy z tych kodów pozwala zalogować się jeden raz. Prosimy przechowywać je w bezpiecznym miejscu. Nie pokażemy ich ponownie.',
  'authenticator.copy': 'Kopiuj',
  'authenticator.download': 'Pobierz',
  'authenticator.go_on': 'Kody zachowane',
  'authenticator.on': 'Włączona',
  'authenticator.since': 'Włączona od',
  'authenticator.codes_left': 'Pozostałe kody zapasowe',
  'authenticator.few_codes': 'Zostało już tylko kilka kodów zapasowych. Prosimy wygenerować nowe.',
  'authenticator.renew': 'Nowe kody zapasowe',
  'authenticator.remove': 'Usuń aplikację',
  'authenticator.remove_hint': 'Przed zmianą telefonu należy usunąć aplikację. Nową można skonfigurować od razu potem.',
  'authenticator.removed': 'Aplikacja została usunięta',
  'authenticator.code_missing': 'Prosimy wpisać kod',
}
