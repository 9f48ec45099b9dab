import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'back_order.term': 'Pas en stock',
  'back_order.title': 'Articles pas en stock',
  'back_order.notice':
    '{pieces, plural, one {# pièce n’est pas} other {# pièces ne sont pas}} en stock actuellement. Comment devons-nous livrer\u00a0?',
  'back_order.ready': '{ready, number} sur {pieces, plural, one {# pièce} other {# pièces}} immédiatement',
  'back_order.other_warehouse': 'Plutôt de l’entrepôt {place}\u00a0: {ready}',
  'back_order.split': 'Livraison échelonnée',
  'back_order.split_hint': 'Les articles en stock partent d’abord, le reste dès son arrivée.',
  'back_order.together': 'Livraison complète',
  'back_order.together_hint': 'Tout part ensemble, une fois complet. Les articles en stock vous restent réservés.',
  'back_order.reduce': 'Articles en stock seulement',
  'back_order.reduce_hint': 'Nous réduisons les quantités au stock disponible. Le reste n’est pas commandé.',
  'back_order.less': '{number}\u00a0: {quantity, number} au lieu de {asked, number}',
  'back_order.unknown':
    'Nous ne savons pas encore quand {numbers} sera disponible en totalité\u00a0: nous ne pouvons donc promettre aucun jour.',
  'back_order.reserved': 'Réservé',
  'back_order.first_by': 'première livraison d’ici au {date}',
  'back_order.shipping': 'port {price}',
}
