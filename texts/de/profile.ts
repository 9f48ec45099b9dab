import type { profile as en } from '../en/profile.ts'

export const profile: Record<keyof typeof en, string> = {
  'profile.title': 'Mein Konto',
  'profile.password_mail_subject': 'Ihr Passwort wurde geändert',
  'profile.password_mail':
    'Das Passwort von {userName} wurde soeben geändert, alle anderen Sitzungen sind beendet. Waren Sie es nicht? Dann fordern Sie auf der Anmeldeseite sofort ein neues Passwort an und rufen Sie uns an.',
  'profile.email_mail_subject': 'Ihre E-Mail-Adresse wurde geändert',
  'profile.email_mail':
    'Ihr Konto verwendet jetzt die Adresse {email}. Waren Sie es nicht? Dann rufen Sie uns bitte sofort an.',
}
