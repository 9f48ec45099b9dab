import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'bookkeeping.title': 'Fichier pour la comptabilité',
  'bookkeeping.words':
    'Toutes les factures et tous les avoirs que l’une de nos sociétés a émis sur une période, avec leur TVA.',
  'bookkeeping.issuer': 'Émises par',
  'bookkeeping.day_missing': 'Indiquez un jour',
  'bookkeeping.day_before': 'Le dernier jour précède le premier',
  'bookkeeping.download': 'Télécharger le CSV',
  'bookkeeping.none': 'Pas encore de factures à comptabiliser',
  'bookkeeping.none_hint': 'Aucune des sociétés de vos sites n’a encore émis de facture.',
}
