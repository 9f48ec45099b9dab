import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'parts.title': 'Composants',
  'parts.intro':
    'Tous les composants des pages dans tous leurs états, avec des données d’exemple : rien n’est modifié ici.',
  'parts.colours': 'Couleurs',
  'parts.letters': 'Typographie',
  'parts.room': 'Espacements et niveaux',
  'parts.controls': 'Commandes',
  'parts.fields': 'Champs',
  'parts.states': 'États',
  'parts.feedback': 'Retours',
  'parts.products': 'Lignes de produits',
  'parts.facts': 'Prix, stock et caractéristiques',
  'parts.pictures': 'Images par forme',
  'parts.layers': 'Boîtes de dialogue et volets',
}
