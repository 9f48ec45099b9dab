import type { orderChange as en } from '../en/order-change.ts'

export const orderChange: Record<keyof typeof en, string> = {
  'order_change.title': '{count, plural, one {Un élément a changé} other {# éléments ont changé}}',
  'order_change.what': 'Ce qui a changé',
  'order_change.before': 'Avant',
  'order_change.now': 'Maintenant',
  'order_change.whole': 'Commande',
  'order_change.disabled': 'N’est plus vendu',
  'order_change.vat_rate': 'Taux de TVA',
  'order_change.none': 'aucun',
  'order_change.confirm': 'Accepter et commander · {price}',
}
