import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'registration.title': 'Konto eröffnen',
  'registration.lead':
    'Für Unternehmen, die Druckerzubehör weiterverkaufen. Es dauert etwa fünf Minuten; halten Sie ein Foto Ihres Handelsregisterauszugs bereit.',
  'registration.steps': 'Schritte der Registrierung',
  'registration.step_account': 'Benutzername',
  'registration.step_company': 'Kontoangaben',
  'registration.step_done': 'Fertig',
  'registration.user_name': 'Benutzername',
  'registration.user_name_hint': 'Damit melden Sie sich an. Buchstaben a bis z, Ziffern und . _ - @',
  'registration.email': 'E-Mail',
  'registration.code_right': 'Der Code stimmt',
  'registration.password': 'Passwort',
  'registration.password_hint': 'Mindestens 8 Zeichen, Buchstaben und Ziffern gemischt',
  'registration.repeat_password': 'Passwort wiederholen',
  'registration.next': 'Weiter',
  'registration.begun_as': 'Sie registrieren sich als {userName} ({email}) im Shop {site}',
  'registration.change': 'Ändern',
  'registration.documents': 'Dokumente des Unternehmens',
  'registration.documents_hint':
    'Handelsregisterauszug, Gewerbeschein oder Umsatzsteuernachweis: JPG, PNG oder WebP, je bis 500 kB, höchstens 10.',
  'registration.add_files': 'Bilder hinzufügen',
  'registration.uploading': '{name}: {percent}\u00a0%',
  'registration.upload_failed': 'Hochladen fehlgeschlagen.',
  'registration.remove': '{name} entfernen',
  'registration.agreement': 'Mitgliedsbedingungen',
  'registration.agree': 'Wir haben die Mitgliedsbedingungen gelesen und stimmen ihnen zu',
  'registration.missing_agreed': 'Bitte stimmen Sie den Mitgliedsbedingungen zu',
  'registration.submit': 'Registrieren',
  'registration.kept':
    'Ihre Angaben bleiben in diesem Browser erhalten, Sie können später weitermachen. Ihr Passwort wird nicht gespeichert.',
  'registration.done_title': 'Vielen Dank, {company} ist registriert',
  'registration.done':
    'Ihre Kundennummer ist {custnum}. Unsere Kundenbetreuer prüfen Ihre Angaben, in der Regel innerhalb eines Arbeitstages, und schreiben an {email}.',
  'registration.done_next':
    'Bis dahin können Sie sich als {userName} anmelden und umsehen; Preise sehen Sie nach der Freigabe.',
  'registration.signed_in': 'Sie sind bereits angemeldet',
  'registration.signed_in_hint':
    '{name} hat ein Konto. Melden Sie sich ab, um ein anderes Unternehmen zu registrieren.',
  'registration.have_account': 'Schon registriert?',
  'file.larger_than':
    'Diese Datei ist größer als {most, number} kB. Bitte wählen Sie eine kleinere oder teilen Sie sie auf',
  'file.more_than': '{most, plural, one {Bitte immer nur eine Datei} other {Bitte höchstens # Dateien auf einmal}}',
}
