import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
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
    '{later, number} sur {quantity, number} en reliquat\u00a0: le reste part maintenant, le reliquat dès que disponible. Vous pouvez aussi réduire la quantité.',
  'basket_line.back_order_all':
    '{quantity, plural, one {En reliquat} other {# sur # en reliquat}}\u00a0: expédition dès que disponible.',
  'basket_line.price_changed': 'Le prix était de {before} lors de l’ajout',
  'basket_line.no_price':
    'Vous n’avez pas de prix pour ce produit, il ne peut pas être commandé\u00a0: retirez-le ou demandez à votre chargé de clientèle.',
  'basket_line.not_counted':
    '{count, plural, one {# produit sans prix n’est pas compté} other {# produits sans prix ne sont pas comptés}} dans ce total.',
  'basket_line.view': 'Voir le panier',
  'basket_line.check_out': 'Passer commande',
  'basket_line.check_out_price': 'Passer commande · {price}',
  'basket_line.taken_back': 'Non modifié\u00a0: {reason}',
  'basket_line.not_removed': 'Non supprimé\u00a0: {reason}',
  'basket_line.note': 'Note',
  'basket_line.note_of': 'Note sur {number}',
  'basket_line.cust_number_of': 'Votre référence article de {number}',
  'basket_line.warehouse': 'Entrepôt',
  'basket_line.warehouse_of': 'Entrepôt de {number}',
  'basket_line.usual_warehouse': 'Habituel\u00a0: {warehouse}',
  'basket_line.price_of_day': 'Prix du {day}',
  'basket_line.expected': 'Reliquat attendu le {day}',
  'basket_line.gone': '{count, plural, one {# article supprimé} other {# articles supprimés}}.',
  'basket_line.undo': 'Annuler',
  'basket_line.restored': '{count, plural, one {# article remis} other {# articles remis}} dans votre panier',
  'basket_line.not_restored': 'Non remis\u00a0: {numbers}',
  'basket_line.move': 'Déplacer vers les favoris',
  'basket_line.moved': '{count, plural, one {# produit déplacé} other {# produits déplacés}} vers vos favoris',
  'basket_line.totals': 'Totaux',
  'basket_line.chosen': '{count, plural, one {# article sélectionné} other {# articles sélectionnés}}',
  'basket_line.leaves_from': 'Une commande part d’un seul entrepôt, tout ceci depuis\u00a0: {warehouse}.',
  'basket_line.order_alone':
    'Commander à part depuis {warehouse}\u00a0: {count, plural, one {# produit} other {# produits}}',
  'basket_line.weight': 'Poids',
  'basket_line.kilograms': '{weight} kg',
  'basket_line.weight_at_least': 'Poids, dans la mesure connue',
  'basket_line.subtotal': 'Sous-total HT',
  'basket_line.free_left': 'Plus que {missing} pour la livraison gratuite',
  'basket_line.free': 'La livraison est gratuite',
  'basket_line.free_hint': 'Livraison gratuite à partir de {amount}',
  'basket_line.print': 'Imprimer',
  'basket_line.export': 'Exporter en CSV',
  'basket_line.keep_as_list': 'Enregistrer comme liste',
  'basket_line.share': 'Partager',
  'basket_line.link_copied':
    'Le lien est copié. La personne qui l’ouvre voit {count, plural, one {ce produit} other {ces # produits}} en commande rapide, à ses propres prix.',
  'basket_line.rows_copied':
    '{count} lignes sont copiées en texte. Collez-les dans un e-mail ou dans la commande rapide.',
  'basket_line.not_copied': 'Le navigateur n’a pas autorisé la copie. Enregistrez plutôt la liste.',
}
