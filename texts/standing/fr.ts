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
  'standing.shipment_shortPick': 'signaler ce qui manque',
  'standing.shipment_pack': 'l’emballer',
  'standing.shipment_dispatch': 'la remettre au transporteur',
  'standing.shipment_deliver': 'noter l’arrivée',
  'standing.shipment_fail': 'noter un échec de livraison',
  'standing.shipment_cancel': 'l’annuler',
  'standing.return':
    '{state, select, saved {Ce retour est un brouillon} submitted {Ce retour est envoyé et pas encore traité} approved {Ce retour est accepté} sent {Ce retour est en route vers nous} received {Ce retour est arrivé et pas encore contrôlé} inspected {Ce retour est contrôlé} completed {Ce retour est terminé} refused {Ce retour a été refusé} expired {Ce retour a expiré} other {Ce retour est annulé}}. {can, select, nothing {Rien ne peut y être modifié maintenant} other {Vous pouvez {actions}}}',
  'standing.return_line':
    '{state, select, saved {Cette ligne est un brouillon} submitted {Cette ligne est envoyée et pas encore traitée} approved {Cette ligne est acceptée} sent {Cette ligne est en route vers nous} received {Cette ligne est arrivée et pas encore contrôlée} inspected {Cette ligne est contrôlée} credited {Cette ligne a fait l’objet d’un avoir} replaced {Cette ligne a été remplacée} sentBack {Cette ligne est close, la marchandise est repartie} refused {Cette ligne a été refusée} expired {Cette ligne a expiré} other {Cette ligne est annulée}}. {can, select, nothing {Rien ne peut y être modifié maintenant} other {Vous pouvez {actions}}}',
  'standing.return_edit': 'modifier le retour',
  'standing.return_submit': 'envoyer la demande',
  'standing.return_delete': 'supprimer le brouillon',
  'standing.return_send': 'indiquer son expédition',
  'standing.return_cancel': 'annuler le retour',
  'standing.return_ask': 'interroger le client',
  'standing.return_approve': 'accepter',
  'standing.return_refuse': 'refuser',
  'standing.return_collect': 'réserver l’enlèvement',
  'standing.return_receive': 'noter l’arrivée',
  'standing.return_inspect': 'contrôler',
  'standing.return_credit': 'faire l’avoir',
  'standing.return_replace': 'envoyer un remplacement',
  'standing.return_sendBack': 'renvoyer la marchandise',
  'standing.unknown_fields': 'Cet appel ne connaît pas {fields}',
}
