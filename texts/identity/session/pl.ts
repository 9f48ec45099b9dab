import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'session.title': 'Logowanie',
  'session.user_name': 'Nazwa użytkownika',
  'session.password': 'Hasło',
  'session.show_password': 'Pokaż hasło',
  'session.hide_password': 'Ukryj hasło',
  'session.submit': 'Zaloguj się',
  'session.name_missing': 'Prosimy podać nazwę użytkownika',
  'session.password_missing': 'Prosimy podać hasło',
  'session.why':
    'Po zalogowaniu widać Państwa ceny i można zamawiać. Nie mają Państwo jeszcze konta? Rejestracja firmy jest bezpłatna.',
  'session.remember': 'Nie wylogowuj na tym urządzeniu',
  'session.forgot': 'Nie pamiętają Państwo hasła?',
}
