import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_split.choice': 'En stock dans plusieurs entrepôts',
  'order_split.fewestParcels': 'Le moins de colis possible',
  'order_split.earliest': 'Le plus tôt possible',
  'order_split.plan': '{parcels, plural, one {1 colis} other {# colis}}\u00a0: {places} · {date} · port {price}',
  'order_split.all_there': 'tout livré le {date}',
  'order_split.pieces_from': '{pieces} de l’entrepôt {place}',
  'order_split.automatic': 'Choix automatique\u00a0: {places}',
  'order_split.anywhere': 'Là où c’est en stock',
  'order_split.all_from': 'Tout de l’entrepôt {place}',
  'order_split.all_from_ready': 'Tout de l’entrepôt {place} · {ready}',
  'order_split.waits_there': 'Ce qui manque partira de cet entrepôt, même si un autre le reçoit plus tôt.',
  'order_split.hint':
    'Chaque entrepôt envoie sa propre commande, avec sa facture, ses frais de port et sa TVA\u00a0; un bon de réduction et les frais de traitement comptent une seule fois.',
  'order_split.title': 'Commande {at} sur {count} · de l’entrepôt {place}',
  'order_split.from': 'Commande de l’entrepôt {place}',
  'order_split.sum': '{count, plural, =2 {Les deux commandes} other {Les # commandes}}',
  'order_split.place': 'Commander {count, plural, =2 {les deux} other {les #}} · {price}',
  'order_split.confirm': 'Accepter et commander {count, plural, =2 {les deux} other {les #}} · {price}',
  'order_split.placed': 'Vos commandes {numbers} sont passées.',
  'order_split.placed_title': 'Merci pour vos commandes',
  'order_split.placed_with': 'Passée avec',
}
