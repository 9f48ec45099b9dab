import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_exception.allow': 'Autoriser un retour jusqu’au…',
  'return_exception.change': 'Modifier l’exception',
  'return_exception.action_of': '{action}\u00a0: {number}, ligne {position}',
  'return_exception.title': 'Retour hors délai\u00a0: {number}, ligne {position}',
  'return_exception.words':
    'Jusqu’à cette date, le client peut retourner ce qui reste de cette ligne, bien que le délai soit dépassé. Les frais de retour ne changent pas.',
  'return_exception.until': 'Retour jusqu’au',
  'return_exception.until_wrong': 'Saisissez une date qui n’est pas passée',
  'return_exception.save': 'Enregistrer l’exception',
  'return_exception.stands': 'Retour autorisé jusqu’au {date}',
  'return_exception.ended': 'Retour autorisé jusqu’au {date} (terminé)',
  'return_exception.holds': 'Par exception jusqu’au {date}',
  'return_exception.remove': 'Supprimer l’exception',
  'return_exception.remove_sure':
    'Les délais habituels s’appliquent de nouveau à {number}. Les retours déjà envoyés restent tels quels.',
  'return_exception.keep': 'Conserver',
  'return_exception.removed': 'Exception supprimée',
}
