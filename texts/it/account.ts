import type { account as en } from '../en/account.ts'

export const account: Record<keyof typeof en, string> = {
  'account.import': 'Importa CSV',
  'account.import_header': 'La prima riga del file indica le colonne:',
  'account.import_choose': 'Scegli un file CSV',
  'account.import_file': 'File CSV',
  'account.import_again': 'Scegli un altro file',
  'account.import_too_large': 'Il file supera {most} kB. Suddividerlo.',
  'account.import_done':
    '{count, plural, =0 {Nessuna riga importata} one {# riga importata} other {# righe importate}}',
  'account.import_known': '{count, plural, one {# riga era già presente} other {# righe erano già presenti}}',
  'account.import_bad': '{count, plural, one {# riga contiene un errore} other {# righe contengono errori}}',
  'account.import_line': 'Riga {line}: {reason}',
  'account.import_unreadable': 'Le virgolette non corrispondono',
  'account.import_columns': 'La riga ha più o meno colonne della prima',
  'account.import_too_many': 'Da qui in poi il file è troppo lungo: importare il resto con un altro file',
  'account.import_needs': 'Mancano queste colonne: {columns}',
}
