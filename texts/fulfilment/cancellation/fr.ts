import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'cancellation.order': 'Annuler la commande',
  'cancellation.waiting': 'Annuler ce qui attend',
  'cancellation.title': 'Annuler la commande {orderno}',
  'cancellation.title_waiting': 'Annuler ce qui attend dans la commande {orderno}',
  'cancellation.hint':
    'Choisissez ce dont vous n’avez plus besoin. Tout peut être annulé tant que la commande n’est pas transmise à l’entrepôt.',
  'cancellation.hint_waiting':
    'Le reste de cette commande est en préparation ou déjà parti. Vous pouvez encore annuler ce qui attend la marchandise.',
  'cancellation.all': 'Tout',
  'cancellation.line': 'Annuler {product}',
  'cancellation.most': 'sur {pieces, number}',
  'cancellation.off': 'Déduit',
  'cancellation.left': 'Restant',
  'cancellation.totals': 'Ce qui change',
  'cancellation.vat_included': 'TVA comprise',
  'cancellation.whole': 'Toute la commande sera annulée. Rien ne sera livré et rien n’est à payer.',
  'cancellation.shipping_stays': 'Le port et les frais de traitement restent dus tant que quelque chose est livré.',
  'cancellation.coupon_back': 'Vous pourrez réutiliser votre bon de réduction {code}.',
  'cancellation.refund': 'Vous avez payé cette commande d’avance\u00a0: nous vous remboursons le montant déduit.',
  'cancellation.reason': 'Motif (facultatif)',
  'cancellation.confirm': '{pieces, plural, one {Annuler # pièce} other {Annuler # pièces}}',
  'cancellation.confirm_whole': 'Annuler toute la commande',
  'cancellation.keep': 'Tout garder',
  'cancellation.sending': 'Annulation en cours…',
  'cancellation.done': 'La commande {orderno} est annulée. Nous vous avons envoyé un e-mail.',
  'cancellation.done_part':
    '{pieces, plural, one {# pièce est annulée} other {# pièces sont annulées}}. Un e-mail récapitule ce qui reste.',
  'cancellation.unanswered':
    'Nous ne savons pas si votre annulation nous est parvenue. Cliquez à nouveau\u00a0: elle n’est faite qu’une fois.',
  'cancellation.failed': 'Rien n’a été annulé. {reason}',
  'cancellation.now': 'Voici ce que vous pouvez annuler maintenant. Vérifiez, puis confirmez à nouveau.',
  'cancellation.nothing': 'Plus rien ne peut être annulé dans cette commande.',
}
