import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'basket.title': 'Panier',
  'basket.add_number': 'Ajouter {number} au panier',
  'basket.add_short': 'Ajouter',
  'basket.added': '{pieces, plural, one {# pièce} other {# pièces}} de {number} dans votre panier',
  'basket.added_back_ordered':
    '{pieces, plural, one {# pièce} other {# pièces}} de {number} dans votre panier, dont {later, number} en reliquat',
  'basket.continue': 'Continuer mes achats',
  'basket.many_added': '{count, plural, one {# article ajouté} other {# articles ajoutés}} au panier',
  'basket.many_refused':
    '{count, plural, one {# article n’a pas pu être ajouté} other {# articles n’ont pas pu être ajoutés}} : {numbers}',
  'basket.products_disabled': 'N’est plus disponible\u00a0: {numbers}. Veuillez choisir un autre produit.',
}
