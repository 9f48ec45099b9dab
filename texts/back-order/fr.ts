import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'back_order.term': 'Pas en stock',
  'back_order.title': 'Ce qui n’est pas en stock',
  'back_order.notice':
    '{pieces, plural, one {# pièce n’est pas} other {# pièces ne sont pas}} en stock actuellement. Que devons-nous faire ?',
  'back_order.ready': '{ready, number} sur {pieces, plural, one {# pièce} other {# pièces}} tout de suite',
  'back_order.other_warehouse': 'Plutôt de l’entrepôt {place}\u00a0: {ready}',
  'back_order.split': 'Maintenant et plus tard',
  'back_order.split_hint': 'Ce qui est là part maintenant, le reste dès qu’il est arrivé.',
  'back_order.together': 'Tout ensemble',
  'back_order.together_hint': 'Rien ne part avant que tout soit là. Ce qui est en stock reste réservé pour vous.',
  'back_order.reduce': 'Seulement ce qui est là',
  'back_order.reduce_hint': 'Les quantités baissent à ce qui est en stock. Le reste n’est pas commandé.',
  'back_order.less': '{number} : {quantity} au lieu de {asked}',
  'back_order.unknown':
    'Nous ne savons pas encore quand tout sera là pour {numbers} : nous ne pouvons donc promettre aucun jour.',
  'back_order.reserved': 'Réservé',
}
