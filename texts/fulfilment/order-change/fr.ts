import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_change.not_now':
    'Ce n’est pas possible dans l’état actuel de la commande. Rechargez-la pour voir où elle en est',
  'order_change.nothing_left': 'Il ne reste rien à annuler dans cette commande',
  'order_change.too_many_pieces': 'C’est plus que ce qui reste de cette ligne',
  'order_change.waits_for_all': 'Cette commande part en une seule fois, et une partie n’est pas encore arrivée',
  'order_change.in_shipment': 'Une partie est déjà en cours d’emballage. Annulez d’abord l’expédition',
  'order_change.no_carrier': 'Ce transporteur ne livre pas à cet endroit. Choisissez-en un autre',
  'order_change.other_vat':
    'Avec ce transporteur, une autre TVA serait due. Annulez la commande et faites-la passer à nouveau',
  'order_change.stale':
    'La commande, ses prix ou le stock ont changé. Vérifiez le nouvel aperçu et confirmez à nouveau',
  'order_change.paid':
    'Cette commande est déjà payée. Annulez ce qui n’est plus nécessaire et passez une nouvelle commande pour le reste',
  'order_change.split_coupon':
    'Cette commande partage son bon de réduction avec celles passées en même temps. Annulez ce qui n’est plus nécessaire et passez une nouvelle commande pour le reste',
  'order_change.all_removed': 'Il ne resterait rien de cette commande. Annulez-la plutôt',
  'order_change.other_country':
    'Le pays ne peut pas changer, car la TVA et la livraison en dépendent. Annulez la commande et faites-la passer à nouveau',
  'order_change.released':
    'Une partie est déjà en préparation. Vous pouvez encore annuler ce qui attend la marchandise',
  'order_change.replacement':
    'Ces pièces remplacent gratuitement des articles retournés. Ajoutez les autres dans une nouvelle ligne, à leur prix, ou indiquez un prix.',
}
