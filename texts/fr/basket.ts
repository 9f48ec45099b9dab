import type { basket as en } from '../en/basket.ts'

export const basket: Record<keyof typeof en, string> = {
  'basket.title': 'Panier',
  'basket.add': 'Ajouter au panier',
  'basket.add_number': 'Ajouter {number} au panier',
  'basket.add_short': 'Ajouter',
  'basket.added': '{pieces, plural, one {# pièce} other {# pièces}} de {number} dans votre panier',
  'basket.added_back_ordered':
    '{pieces, plural, one {# pièce} other {# pièces}} de {number} dans votre panier, dont {later} en reliquat',
  'basket.in_basket': '{pieces} dans le panier',
  'basket.empty': 'Votre panier est vide',
  'basket.empty_hint': 'Cherchez un produit par référence ou par imprimante et ajoutez-le.',
  'basket.continue': 'Continuer mes achats',
  'basket.lines': '{lines, plural, one {# article} other {# articles}}',
  'basket.summary':
    '{lines, plural, one {# article} other {# articles}}, {pieces, plural, one {# pièce} other {# pièces}}',
  'basket.total': 'Total',
  'basket.total_excl': 'Total HT',
  'basket.line_price': 'Montant',
  'basket.unit_price': 'Prix unitaire',
  'basket.quantity': 'Quantité',
  'basket.cust_number': 'Votre référence article',
  'basket.select_all': 'Tout sélectionner',
  'basket.select': 'Sélectionner {number}',
  'basket.remove': 'Retirer {number} du panier',
  'basket.remove_selected': 'Supprimer la sélection',
  'basket.remove_sure': 'Supprimer {count, plural, one {cet article} other {ces # articles}} de votre panier\u00a0?',
  'basket.removed': 'Supprimé\u00a0!',
  'basket.back_order':
    '{later} sur {quantity} en reliquat\u00a0: le reste part maintenant, le reliquat dès que disponible. Vous pouvez aussi réduire la quantité.',
  'basket.back_order_all': '{quantity} sur {quantity} en reliquat\u00a0: expédition dès que disponible.',
  'basket.price_changed': 'Le prix était de {before} lors de l’ajout',
  'basket.view': 'Voir le panier',
  'basket.check_out': 'Passer commande',
  'basket.check_out_price': 'Passer commande · {price}',
  'basket.taken_back': 'Non modifié\u00a0: {reason}',
  'basket.find': 'Chercher dans le panier',
  'basket.no_match': 'Aucun article de votre panier ne correspond',
  'basket.many_added': '{count, plural, one {# article ajouté} other {# articles ajoutés}} au panier',
  'basket.many_refused':
    '{count, plural, one {# article n’a pas pu être ajouté} other {# articles n’ont pas pu être ajoutés}} : {numbers}',
}
