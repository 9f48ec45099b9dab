import type { account as en } from '../en/account.ts'

export const account: Record<keyof typeof en, string> = {
  'account.import': 'Importer un CSV',
  'account.import_header': 'La première ligne du fichier nomme ses colonnes :',
  'account.import_choose': 'Choisir un fichier CSV',
  'account.import_file': 'Fichier CSV',
  'account.import_again': 'Choisir un autre fichier',
  'account.import_too_large': 'Le fichier dépasse {most} ko. Veuillez le diviser.',
  'account.import_done': '{count, plural, =0 {Aucune ligne reprise} one {# ligne reprise} other {# lignes reprises}}',
  'account.import_known': '{count, plural, one {# ligne existait déjà} other {# lignes existaient déjà}}',
  'account.import_bad': '{count, plural, one {# ligne comporte une erreur} other {# lignes comportent une erreur}}',
  'account.import_line': 'Ligne {line} : {reason}',
  'account.import_unreadable': 'Les guillemets ne correspondent pas',
  'account.import_columns': 'La ligne n’a pas autant de colonnes que la première',
  'account.import_too_many': 'À partir d’ici, le fichier est trop long. Importez le reste avec un autre fichier',
  'account.import_needs': 'Il manque ces colonnes : {columns}',
}
