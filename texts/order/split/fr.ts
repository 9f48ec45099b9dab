import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_split.offer':
    'Commander maintenant {pieces, plural, one {la pièce restante} other {les # pièces restantes}} de l’entrepôt {places}, par {count, plural, one {une deuxième commande} other {# autres commandes}}',
  'order_split.hint':
    'Chaque commande a ses propres frais de port et sa propre TVA. Vous voyez ce qu’elle coûte avant de commander\u00a0; un bon de réduction et les frais de traitement comptent une seule fois.',
  'order_split.title': 'Commande {at} sur {count} · de l’entrepôt {place}',
  'order_split.from': 'Commande de l’entrepôt {place}',
  'order_split.sum': '{count, plural, =2 {Les deux commandes} other {Les # commandes}}',
  'order_split.place': 'Commander {count, plural, =2 {les deux} other {les #}} · {price}',
  'order_split.confirm': 'Accepter et commander {count, plural, =2 {les deux} other {les #}} · {price}',
  'order_split.placed': 'Vos commandes {numbers} sont passées.',
  'order_split.placed_title': 'Merci pour vos commandes',
  'order_split.placed_with': 'Passée avec',
  'order_split.one_label':
    'Une étiquette de transport vaut pour un seul colis. Avec elle, tout reste une seule commande d’un seul entrepôt.',
}
