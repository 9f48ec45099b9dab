import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'credit_note.date': 'Datum',
  'credit_note.open': 'Offen',
  'credit_note.create': 'Rechnungskorrektur',
  'credit_note.create_for': 'Rechnungskorrektur zu {number}',
  'credit_note.words':
    'Geben Sie Stückzahlen oder Nettobeträge ein. Die Korrektur gleicht aus, was von der Rechnung noch offen ist.',
  'credit_note.all': 'Alles Übrige korrigieren',
  'credit_note.earlier': 'Bisherige Rechnungskorrekturen',
  'credit_note.line': '{pieces, number} Stück zu {price}, zusammen {net}',
  'credit_note.credited': 'bisher {net} korrigiert',
  'credit_note.pieces': 'Stück',
  'credit_note.pieces_left': 'höchstens {most, number}',
  'credit_note.or_amount': 'oder Betrag',
  'credit_note.amount': 'Betrag',
  'credit_note.amount_left': 'höchstens {most}',
  'credit_note.amount_wrong': 'Geben Sie höchstens {most} ein',
  'credit_note.pieces_wrong':
    '{most, plural, =0 {Es ist kein Stück mehr übrig} one {Es ist nur noch # Stück übrig} other {Es sind nur noch # Stück übrig}}',
  'credit_note.check': 'Das ist mehr, als übrig ist. Bitte prüfen Sie die markierten Positionen.',
  'credit_note.reason_hint': 'Der Kunde liest ihn auf der Rechnungskorrektur. Er steht im Protokoll.',
  'credit_note.sum': 'Wird gutgeschrieben',
  'credit_note.net': 'Netto',
  'credit_note.total': 'Gesamt',
  'credit_note.keeps': 'Von der Rechnung sind noch {open} offen. {rest} bleiben dem Kunden als Guthaben.',
  'credit_note.keeps_all': 'Die Rechnung ist ausgeglichen. {rest} bleiben dem Kunden als Guthaben.',
  'credit_note.submit': 'Rechnungskorrektur ausstellen',
  'credit_note.done': 'Rechnungskorrektur {number} ausgestellt: {amount}',
  'credit_note.nothing_left': 'Diese Rechnung ist vollständig korrigiert',
  'credit_note.in_full': 'Vollständig korrigiert mit {list}',
}
