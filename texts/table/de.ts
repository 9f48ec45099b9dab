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
}
