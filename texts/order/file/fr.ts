import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_file.for_REG': 'Chez vous ou à l’une de vos adresses, avec notre bon de livraison.',
  'order_file.for_DROP': 'Directement chez votre client. Notre nom ne figure nulle part dans le colis.',
  'order_file.for_CPDROP': 'Directement chez votre client, avec votre propre bon de livraison.',
  'order_file.fee': 'Traitement {fee}.',
  'order_file.packingList': 'Bon de livraison',
  'order_file.carrierLabel': 'Étiquette de transport',
  'order_file.hint': 'PDF, PNG, JPEG ou WebP, 2 Mo au maximum',
  'order_file.choose': 'Choisir un fichier',
  'order_file.choose_for': 'Choisir un fichier : {name}',
  'order_file.drop': 'ou déposez-le ici',
  'order_file.replace': 'Remplacer',
  'order_file.replace_for': 'Remplacer {name}',
  'order_file.remove': 'Retirer {name}',
  'order_file.sending': 'Envoi de {name} : {percent}\u00a0%',
  'order_file.here': '{name} envoyé',
  'order_file.size': '{kb} ko',
  'order_file.title': 'Vos documents',
  'order_file.download': 'Télécharger {name}',
  'order_file.failed': 'Le fichier n’a pas pu être envoyé.',
}
