import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'table.unreadable': 'Die Datei lässt sich nicht als CSV oder XLSX lesen. Bitte speichern Sie sie neu',
  'table.letters_of':
    'Die Datei lässt sich auf zwei Arten lesen: „{one}“ oder „{other}“. Bitte speichern Sie sie als XLSX oder als „CSV UTF-8“ und senden Sie sie noch einmal',
  'table.fault_failed': '{column}: eine Formel ohne Ergebnis. Bitte speichern Sie die Werte statt der Formeln',
  'table.fault_digits':
    '{column}: Es fehlen Ziffern, weil die Tabelle eine Zahl daraus gemacht hat. Bitte formatieren Sie die Spalte als Text und geben Sie den Wert neu ein',
  'table.fault_day':
    '{column}: Die Tabelle hat ein Datum daraus gemacht. Bitte formatieren Sie die Spalte als Text und geben Sie den Wert neu ein',
  'table.fault_heading':
    '{column}: ein Wert ohne Spaltenüberschrift. Bitte benennen Sie die Spalte oder leeren Sie die Zelle',
  'table.sheet_of': 'Die Datei hat kein Blatt „{sheet}“. Ihre Blätter heißen {sheets}',
  'table.read_sheet': 'Gelesen: Blatt „{sheet}“',
  'table.sheet_name': '„{sheet}“',
  'table.also': 'Ebenfalls in der Datei: {sheets}',
  'table.read_other': 'Stattdessen „{sheet}“ lesen',
  'table.ask_sheet': 'Welches Blatt ist gemeint?',
  'table.ask_sheet_hint': 'Mehrere Blätter der Datei haben diese Spalten. Noch wurde nichts daraus übernommen.',
  'table.take_sheet': 'Blatt „{sheet}“ lesen',
  'table.ask_letters': 'Welche Lesart stimmt?',
  'table.ask_letters_hint':
    'Die Datei sagt nicht, wie ihre Buchstaben gespeichert sind. Bitte wählen Sie die Lesart, in der jedes Wort stimmt. Noch wurde nichts daraus übernommen.',
  'table.letters_none':
    'Keine davon? Bitte speichern Sie die Datei als XLSX oder als „CSV UTF-8“ und senden Sie sie noch einmal.',
  'table.reading': 'Lesart {number}',
  'table.line': 'Zeile {line}',
  'table.take_letters': 'So lesen',
  'table.left_out':
    '{count, plural, one {Ausgelassen: # Zelle neben den Spalten, {cell}} other {Ausgelassen: # Zellen neben den Spalten, die erste in {cell}}}',
}
