import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'table.unreadable': 'Ce fichier n’est pas lisible en CSV ni en XLSX. Veuillez l’enregistrer à nouveau',
  'table.letters_of':
    'Ce fichier peut se lire de deux façons\u00a0: «\u00a0{one}\u00a0» ou «\u00a0{other}\u00a0». Veuillez l’enregistrer en XLSX ou en «\u00a0CSV UTF-8\u00a0», puis l’envoyer à nouveau',
  'table.fault_failed':
    '{column}\u00a0: une formule sans résultat. Veuillez enregistrer les valeurs au lieu des formules',
  'table.fault_digits':
    '{column}\u00a0: il manque des chiffres, car le tableur en a fait un nombre. Veuillez mettre la colonne au format texte et ressaisir la valeur',
  'table.fault_day':
    '{column}\u00a0: le tableur en a fait une date. Veuillez mettre la colonne au format texte et ressaisir la valeur',
  'table.fault_heading':
    '{column}\u00a0: une valeur sans en-tête de colonne. Veuillez nommer la colonne ou vider la cellule',
  'table.sheet_of': 'Ce fichier n’a pas de feuille «\u00a0{sheet}\u00a0». Ses feuilles sont {sheets}',
  'table.read_sheet': 'Lu\u00a0: feuille «\u00a0{sheet}\u00a0»',
  'table.sheet_name': '«\u00a0{sheet}\u00a0»',
  'table.also': 'Également dans ce fichier\u00a0: {sheets}',
  'table.read_other': 'Lire plutôt «\u00a0{sheet}\u00a0»',
  'table.ask_sheet': 'Quelle feuille faut-il lire\u00a0?',
  'table.ask_sheet_hint': 'Plusieurs feuilles de ce fichier ont ces colonnes. Rien n’en a encore été repris.',
  'table.take_sheet': 'Lire la feuille «\u00a0{sheet}\u00a0»',
  'table.ask_letters': 'Quelle lecture est la bonne\u00a0?',
  'table.ask_letters_hint':
    'Ce fichier ne précise pas l’encodage de ses lettres. Choisissez la lecture où chaque mot est juste. Rien n’en a encore été repris.',
  'table.letters_none':
    'Aucune\u00a0? Veuillez enregistrer le fichier en XLSX ou en «\u00a0CSV UTF-8\u00a0», puis l’envoyer à nouveau.',
  'table.reading': 'Lecture {number}',
  'table.line': 'Ligne {line}',
  'table.take_letters': 'Lire ainsi',
  'table.left_out':
    '{count, plural, one {Ignorée\u00a0: # cellule à côté des colonnes, {cell}} other {Ignorées\u00a0: # cellules à côté des colonnes, la première en {cell}}}',
}
