import type { account as en } from '../en/account.ts'

export const account: Record<keyof typeof en, string> = {
  'account.import': 'CSV importieren',
  'account.import_header': 'Die erste Zeile der Datei nennt ihre Spalten:',
  'account.import_choose': 'CSV-Datei wählen',
  'account.import_file': 'CSV-Datei',
  'account.import_again': 'Andere Datei wählen',
  'account.import_too_large': 'Die Datei ist größer als {most} kB. Bitte teilen Sie sie auf.',
  'account.import_done':
    '{count, plural, =0 {Nichts wurde übernommen} one {# Zeile wurde übernommen} other {# Zeilen wurden übernommen}}',
  'account.import_known': '{count, plural, one {# Zeile war schon da} other {# Zeilen waren schon da}}',
  'account.import_bad': '{count, plural, one {# Zeile ist fehlerhaft} other {# Zeilen sind fehlerhaft}}',
  'account.import_line': 'Zeile {line}: {reason}',
  'account.import_unreadable': 'Die Anführungszeichen passen nicht zusammen',
  'account.import_columns': 'Die Zeile hat mehr oder weniger Spalten als die erste',
  'account.import_too_many': 'Ab hier ist die Datei zu lang. Bitte importieren Sie den Rest in einer weiteren',
  'account.import_needs': 'Diese Spalten fehlen: {columns}',
}
