import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_change.title': '{count, plural, one {Un élément a changé} other {# éléments ont changé}}',
  'order_change.what': 'Ce qui a changé',
  'order_change.before': 'Avant',
  'order_change.now': 'Maintenant',
  'order_change.whole': 'Commande',
  'order_change.disabled': 'N’est plus vendu',
  'order_change.vat_rate': 'Taux de TVA',
  'order_change.none': 'aucun',
  'order_change.pre_ordered': 'En précommande',
  'order_change.files': 'Vos documents',
  'order_change.outcome_submitted': 'Enregistrée',
  'order_change.outcome_awaitingPayment': 'En attente de paiement',
  'order_change.outcome_held_overdue': 'Suspendue\u00a0: un paiement est en retard',
  'order_change.outcome_held_limit': 'Suspendue\u00a0: au-dessus de votre plafond d’encours',
  'order_change.outcome_over_order':
    'À valider par votre compte principal\u00a0: au-dessus de votre plafond par commande',
  'order_change.outcome_over_month': 'À valider par votre compte principal\u00a0: au-dessus de votre plafond par mois',
  'order_change.confirm': 'Accepter et commander · {price}',
}
