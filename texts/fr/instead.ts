import type { instead as en } from '../en/instead.ts'

export const instead: Record<keyof typeof en, string> = {
  'instead.title': '{count, plural, one {# produit n’est plus vendu} other {# produits ne sont plus vendus}}',
  'instead.hint':
    '{count, plural, one {Remplacez-le ou retirez-le} other {Remplacez-les ou retirez-les}}\u00a0; la commande peut ensuite être passée. La quantité et votre référence restent.',
  'instead.choice': 'À la place de {number}',
  'instead.offer': '{number} · {price} · {pieces, plural, =0 {pas en stock} other {# en stock}}',
  'instead.none': 'Aucun remplacement. Votre responsable de compte vous aide.',
  'instead.replace': 'Remplacer',
  'instead.leave_out': 'Retirer',
  'instead.replace_all': 'Tout remplacer',
  'instead.leave_out_go_on': 'Retirer et continuer',
  'instead.leave_out_all': 'Tout retirer',
  'instead.replaced': '{number} est commandé à la place de {gone}',
  'instead.left_out': '{gone} est retiré',
  'instead.in_basket': '{count, plural, one {# produit remplacé} other {# produits remplacés}} dans le panier',
  'instead.nothing_left': 'Il ne reste rien à commander.',
}
