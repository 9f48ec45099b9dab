import type { basketLine as en } from '../en/basket-line.ts'

export const basketLine: Record<keyof typeof en, string> = {
  'basket_line.empty': 'Votre panier est vide',
  'basket_line.empty_hint': 'Cherchez un produit par référence ou par imprimante et ajoutez-le.',
  'basket_line.summary':
    '{lines, plural, one {# article} other {# articles}}, {pieces, plural, one {# pièce} other {# pièces}}',
  'basket_line.total_excl': 'Total HT',
  'basket_line.line_price': 'Montant',
  'basket_line.unit_price': 'Prix unitaire',
  'basket_line.quantity': 'Quantité',
  'basket_line.cust_number': 'Votre référence article',
  'basket_line.select_all': 'Tout sélectionner',
  'basket_line.select': 'Sélectionner {number}',
  'basket_line.remove': 'Retirer {number} du panier',
  'basket_line.remove_selected': 'Supprimer la sélection',
  'basket_line.remove_sure':
    'Supprimer {count, plural, one {cet article} other {ces # articles}} de votre panier\u00a0?',
  'basket_line.removed': 'Supprimé\u00a0!',
  'basket_line.back_order':
    '{later} sur {quantity} en reliquat\u00a0: le reste part maintenant, le reliquat dès que disponible. Vous pouvez aussi réduire la quantité.',
  'basket_line.back_order_all': '{quantity} sur {quantity} en reliquat\u00a0: expédition dès que disponible.',
  'basket_line.price_changed': 'Le prix était de {before} lors de l’ajout',
  'basket_line.view': 'Voir le panier',
  'basket_line.check_out': 'Passer commande',
  'basket_line.check_out_price': 'Passer commande · {price}',
  'basket_line.taken_back': 'Non modifié\u00a0: {reason}',
}
