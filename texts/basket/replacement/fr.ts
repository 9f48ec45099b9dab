import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'replacement.title': '{count, plural, one {# produit n’est plus vendu} other {# produits ne sont plus vendus}}',
  'replacement.hint':
    '{count, plural, one {Remplacez-le ou retirez-le} other {Remplacez-les ou retirez-les}}, puis passez la commande. La quantité et votre référence article restent.',
  'replacement.choice': 'À la place de {number}',
  'replacement.offer': '{number} · {price} · {pieces, plural, =0 {pas en stock} other {# en stock}}',
  'replacement.none': 'Aucun remplacement. Votre chargé de clientèle vous aide.',
  'replacement.replace': 'Remplacer',
  'replacement.leave_out': 'Retirer',
  'replacement.replace_all': 'Tout remplacer',
  'replacement.leave_out_go_on': 'Retirer et continuer',
  'replacement.leave_out_all': 'Tout retirer',
  'replacement.replaced': '{number} est commandé à la place de {gone}',
  'replacement.left_out': '{gone} est retiré',
  'replacement.in_basket': '{count, plural, one {# produit remplacé} other {# produits remplacés}} dans le panier',
  'replacement.nothing_left': 'Il ne reste rien à commander.',
}
