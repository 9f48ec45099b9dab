import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'toolbar.title': 'Toolbar',
  'toolbar.settings': 'Bestellleiste für Ihre eigenen Seiten',
  'toolbar.settings_hint':
    'Binden Sie eine kleine Bestellleiste in Ihr Intranet ein. Geben Sie die Adressen der Seiten an, die sie zeigen dürfen, eine je Zeile.',
  'toolbar.origins': 'Adressen Ihrer Seiten',
  'toolbar.origins_hint': 'z. B. https://intranet.example, höchstens {most}',
  'toolbar.bad_line': 'Zeile {line}: {reason}',
  'toolbar.too_many': 'Bitte höchstens {most} Adressen.',
  'toolbar.save': 'Adressen speichern',
  'toolbar.saved': 'Die Adressen sind gespeichert',
  'toolbar.snippet': 'Fügen Sie dies in Ihre Seite ein:',
  'toolbar.renew': 'Schlüssel erneuern',
  'toolbar.renew_hint': 'Ist die Adresse in falsche Hände geraten, erneuern Sie den Schlüssel.',
  'toolbar.renew_title': 'Schlüssel erneuern?',
  'toolbar.renew_sure':
    'Seiten mit der alten Adresse zeigen die Bestellleiste sofort nicht mehr. Sie zeigen sie wieder, sobald die neuen Zeilen darin stehen.',
  'toolbar.renew_no': 'Alten behalten',
  'toolbar.renewed': 'Schlüssel erneuert. Fügen Sie die neuen Zeilen in Ihre Seiten ein.',
  'toolbar.lead': 'Bestellen Sie Toner und mehr, ohne diese Seite zu verlassen.',
  'toolbar.sign_in': 'Anmelden',
  'toolbar.popup': 'Dafür öffnet sich ein Fenster und schließt sich von selbst.',
  'toolbar.blocked':
    'Ihr Browser hat das Fenster nicht geöffnet. Bitte erlauben Sie Pop-ups für diese Seite und versuchen Sie es noch einmal.',
  'toolbar.handed': 'Sie sind angemeldet. Sie können dieses Fenster schließen.',
  'toolbar.denied_title': 'Sie können diese Bestellleiste nicht nutzen',
  'toolbar.denied':
    'Sie gehört zu einem anderen Unternehmen, oder Ihr Konto darf keine Bestellungen vorbereiten. Bitte wenden Sie sich an die Person, die Ihre Konten verwaltet.',
  'toolbar.to_quick_order': 'Zur Schnellbestellung',
  'toolbar.kept': 'Liste {number} ist gespeichert.',
  'toolbar.open_list': 'Im Shop öffnen',
  'toolbar.empty': 'Noch keine Produkte. Geben Sie oben eine Nummer ein.',
}
