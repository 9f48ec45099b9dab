import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'session.title': 'Anmelden',
  'session.user_name': 'Benutzername',
  'session.password': 'Passwort',
  'session.show_password': 'Passwort anzeigen',
  'session.hide_password': 'Passwort verbergen',
  'session.submit': 'Anmelden',
  'session.name_missing': 'Bitte geben Sie Ihren Benutzernamen ein',
  'session.password_missing': 'Bitte geben Sie Ihr Passwort ein',
  'session.why':
    'Melden Sie sich an, um Ihre Preise zu sehen und zu bestellen. Noch kein Konto? Registrieren Sie Ihr Unternehmen kostenlos.',
  'session.remember': 'Auf diesem Gerät angemeldet bleiben',
  'session.forgot': 'Passwort vergessen?',
}
