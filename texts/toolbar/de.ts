import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'toolbar.title': 'Toolbar',
  'toolbar.settings': 'Bestellleiste für Ihre eigenen Seiten',
  'toolbar.settings_hint':
    'Setzen Sie eine kleine Bestellleiste in Ihr Intranet. Nennen Sie die Adressen der Seiten, die sie zeigen dürfen, eine je Zeile.',
  'toolbar.origins': 'Adressen Ihrer Seiten',
  'toolbar.origins_hint': 'Etwa https://intranet.example, höchstens {most}',
  'toolbar.bad_line': 'Zeile {line}: {reason}',
  'toolbar.too_many': 'Bitte höchstens {most} Adressen.',
  'toolbar.save': 'Adressen speichern',
  'toolbar.saved': 'Die Adressen sind gespeichert',
  'toolbar.snippet': 'Fügen Sie dies in Ihre Seite ein:',
  'toolbar.renew': 'Schlüssel erneuern',
  'toolbar.renew_hint': 'Ist die Adresse in falsche Hände geraten, geben Sie der Bestellleiste eine neue.',
  'toolbar.renew_title': 'Schlüssel erneuern?',
  'toolbar.renew_sure':
    'Seiten mit der alten Adresse zeigen die Bestellleiste sofort nicht mehr. Sie zeigen sie wieder, sobald die neuen Zeilen darin stehen.',
  'toolbar.renew_no': 'Alten behalten',
  'toolbar.renewed': 'Der Schlüssel ist neu. Fügen Sie die neuen Zeilen in Ihre Seiten ein.',
  'toolbar.lead': 'Bestellen Sie Toner und mehr, ohne diese Seite zu verlassen.',
  'toolbar.sign_in': 'Anmelden',
  'toolbar.popup': 'Dafür öffnet sich ein Fenster, das sich selbst schließt.',
  'toolbar.blocked':
    'Ihr Browser hat das Fenster nicht geöffnet. Bitte erlauben Sie Pop-ups für diese Seite und drücken Sie noch einmal.',
  'toolbar.handed': 'Sie sind angemeldet. Dieses Fenster kann geschlossen werden.',
  'toolbar.denied_title': 'Diese Bestellleiste ist nicht für Sie',
  'toolbar.denied':
    'Sie gehört einer anderen Firma, oder Ihr Konto darf keine Bestellungen vorbereiten. Bitte fragen Sie, wer Ihre Konten verwaltet.',
  'toolbar.to_quick_order': 'Zur Schnellbestellung',
  'toolbar.kept': 'Liste {number} ist gespeichert.',
  'toolbar.open_list': 'Im Shop öffnen',
  'toolbar.empty': 'Noch kein Produkt. Geben Sie oben eine Nummer ein.',
}
