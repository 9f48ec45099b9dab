import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'ship_to.other': 'Une autre adresse, pour cette commande seulement …',
  'ship_to.other_title': 'Adresse de livraison de cette commande',
  'ship_to.keep': 'Enregistrer aussi dans le carnet d’adresses',
  'ship_to.kept_too': 'Enregistrée dans le carnet d’adresses avec la commande',
  'ship_to.use': 'Livrer à cette adresse',
  'ship_to.change': 'Modifier l’adresse',
  'ship_to.gone':
    'L’adresse choisie n’est plus dans votre carnet d’adresses. Veuillez choisir où livrer cette commande.',
  'ship_to.choose': 'Choisir …',
  'ship_to.unfinished': 'Confirmez d’abord la nouvelle adresse de livraison, ou choisissez-en une de votre carnet.',
}
