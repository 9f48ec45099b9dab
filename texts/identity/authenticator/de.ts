import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'authenticator.title': 'Anmeldung in zwei Schritten',
  'authenticator.intro':
    'Bei der Anmeldung geben Sie zusätzlich einen Code aus einer App auf Ihrem Telefon ein. Ihr Passwort allein genügt dann nicht mehr.',
  'authenticator.required': 'In diesem Shop ist sie Pflicht. Richten Sie sie ein, um fortzufahren.',
  'authenticator.apps':
    'Jede Authenticator-App ist geeignet, etwa Google Authenticator, Microsoft Authenticator oder die in Ihrem Passwortmanager.',
  'authenticator.start': 'Einrichten',
  'authenticator.scan': 'Scannen Sie diesen Code mit der App',
  'authenticator.scan_label': 'QR-Code für Ihre Authenticator-App',
  'authenticator.by_hand': 'Scannen geht nicht? Geben Sie diesen Schlüssel in der App ein:',
  'authenticator.enter': 'Geben Sie den Code ein, den die App anzeigt',
  'authenticator.code': 'Code',
  'authenticator.code_hint': '6 Ziffern aus Ihrer Authenticator-App oder ein Wiederherstellungscode',
  'authenticator.app_code_hint': '6 Ziffern, die alle 30 Sekunden wechseln',
  'authenticator.confirm': 'Bestätigen',
  'authenticator.codes_title': 'Sichern Sie Ihre Wiederherstellungscodes',
  'authenticator.codes_words':
    'Wenn Sie Ihr Telefon verlieren, können Sie sich mit jedem dieser Codes einmal anmelden. Bewahren Sie sie dort auf, wo nur Sie sie finden. Sie werden nicht noch einmal angezeigt.',
  'authenticator.copy': 'Kopieren',
  'authenticator.download': 'Herunterladen',
  'authenticator.go_on': 'Ich habe sie gesichert',
  'authenticator.on': 'Aktiv',
  'authenticator.since': 'Aktiv seit',
  'authenticator.codes_left': 'Übrige Wiederherstellungscodes',
  'authenticator.few_codes': 'Es sind nur noch wenige Wiederherstellungscodes übrig. Erstellen Sie neue.',
  'authenticator.renew': 'Neue Wiederherstellungscodes',
  'authenticator.remove': 'App entfernen',
  'authenticator.remove_hint':
    'Entfernen Sie die App, bevor Sie das Telefon wechseln. Die neue können Sie gleich danach einrichten.',
  'authenticator.removed': 'Die App wurde entfernt',
  'authenticator.code_missing': 'Geben Sie den Code ein',
}
