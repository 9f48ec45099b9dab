import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'price_change.title': 'Changements de prix',
  'price_change.hint':
    'Ces prix ont changé depuis l’ajout des produits à votre panier. Acceptez le nouveau prix ou retirez le produit.',
  'price_change.none': 'Aucun changement de prix à vérifier',
  'price_change.none_hint': 'Vous avez vu ou accepté tous les prix de votre panier.',
  'price_change.product': 'Produit',
  'price_change.quantity': 'Quantité',
  'price_change.before': 'Ancien prix',
  'price_change.now': 'Nouveau prix',
  'price_change.difference': 'Écart',
  'price_change.line_difference': 'Écart de la ligne',
  'price_change.all': 'Au total\u00a0: {difference}',
  'price_change.accept': 'Accepter',
  'price_change.accept_number': 'Accepter le nouveau prix de {number}',
  'price_change.accept_all': 'Accepter {count, plural, one {# prix} other {les # prix}}',
  'price_change.accepted': '{count, plural, one {# prix accepté} other {# prix acceptés}}',
  'price_change.again':
    '{count, plural, one {# prix a} other {# prix ont}} encore changé. Merci de vérifier à nouveau.',
  'price_change.remove': 'Retirer',
  'price_change.removed': 'Retiré du panier',
  'price_change.notice': '{count, plural, one {# prix a} other {# prix ont}} changé depuis l’ajout au panier.',
  'price_change.show': 'Voir les changements de prix',
  'price_change.to_basket': 'Retour au panier',
}
