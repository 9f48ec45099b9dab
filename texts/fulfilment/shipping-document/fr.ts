import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'shipping_document.packing_list': 'Bon de livraison {number}',
  'shipping_document.packing_lists': 'Bons de livraison',
  'shipping_document.pick_list': 'Liste de prélèvement {warehouse} · {carrier}',
  'shipping_document.pick_list_of_all': 'Liste de prélèvement {warehouse}',
  'shipping_document.pick_lists': 'Listes de prélèvement',
  'shipping_document.label': 'Étiquette d’expédition {number}',
  'shipping_document.labels': 'Étiquettes d’expédition',
  'shipping_document.sender': 'Expéditeur',
  'shipping_document.recipient': 'Destinataire',
  'shipping_document.shipment': 'Expédition',
  'shipping_document.date': 'Date',
  'shipping_document.reference': 'Votre référence',
  'shipping_document.tracking': 'Numéro de suivi',
  'shipping_document.parcels': 'Colis',
  'shipping_document.parcel_of': '{parcel, number} sur {parcels, number}',
  'shipping_document.weight': 'Poids',
  'shipping_document.ordered': 'Commandé',
  'shipping_document.enclosed': 'Livré',
  'shipping_document.pieces': 'Pièces livrées',
  'shipping_document.article': 'Référence article',
  'shipping_document.signature': 'Reçu complet et en bon état\u00a0: date, nom, signature',
  'shipping_document.bin': 'Emplacement',
  'shipping_document.pick_counts':
    '{pieces, plural, one {# pièce} other {# pièces}} pour {shipments, plural, one {# expédition} other {# expéditions}}',
  'shipping_document.barcode': 'Code-barres de l’expédition {number}',
  'shipping_document.own_file':
    'Le client a envoyé pour la commande {orderno} un fichier qui n’a pas pu être inséré ici\u00a0: {name}. Imprimez-le depuis cette expédition et utilisez-le à la place. Cette page ne va pas dans le colis.',
}
