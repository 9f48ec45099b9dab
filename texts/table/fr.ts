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
}
