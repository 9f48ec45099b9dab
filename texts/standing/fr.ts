import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'standing.order':
    '{state, select, awaitingPayment {Cette commande attend son paiement} onHold {Cette commande est suspendue} submitted {Cette commande est enregistrée et pas encore validée} released {Cette commande est validée} partlyShipped {Une partie de cette commande est expédiée} shipped {Cette commande est expédiée} allDelivered {Cette commande est livrée en totalité} other {Cette commande est annulée}}. {can, select, nothing {Elle ne peut plus être modifiée} other {Vous pouvez {actions}}}',
  'standing.order_pay': 'noter le paiement',
  'standing.order_hold': 'la mettre en attente',
  'standing.order_unhold': 'lever l’attente',
  'standing.order_release': 'la valider',
  'standing.order_ship': 'l’expédier',
  'standing.order_deliver': 'noter l’arrivée',
  'standing.order_fail': 'noter un échec de livraison',
  'standing.order_cancel': 'l’annuler',
  'standing.order_cancelRest': 'annuler le reste',
  'standing.order_cancelWaiting': 'annuler ce qui attend la marchandise',
  'standing.order_changeDelivery': 'modifier la livraison',
  'standing.shipment':
    '{state, select, picking {Cette expédition est en préparation} packed {Cette expédition est emballée et pas encore partie} left {Cette expédition est remise au transporteur} delivered {Cette expédition est livrée} failed {Cette expédition n’a pas été livrée} other {Cette expédition est annulée}}. {can, select, nothing {Elle ne peut plus être modifiée} other {Vous pouvez {actions}}}',
  'standing.shipment_pack': 'l’emballer',
  'standing.shipment_dispatch': 'la remettre au transporteur',
  'standing.shipment_deliver': 'noter l’arrivée',
  'standing.shipment_fail': 'noter un échec de livraison',
  'standing.shipment_cancel': 'l’annuler',
  'standing.unknown_fields': 'Cet appel ne connaît pas {fields}',
}
