import type { mail as en } from '../en/mail.ts'

export const mail: Record<keyof typeof en, string> = {
  'mail.row': '{term}\u00a0: {value}',
  'mail.order_subject': 'Votre commande {orderno}',
  'mail.order_intro': 'Merci. Nous avons bien reçu la commande {orderno} de {company}\u00a0:',
  'mail.order_later':
    '{pieces, plural, one {# pièce en reliquat, expédiée dès son arrivée} other {# pièces en reliquat, expédiées dès leur arrivée}}',
  'mail.order_promise': 'Livraison au plus tard le {date}, par {carrier}, à cette adresse\u00a0:',
  'mail.order_payment':
    'La marchandise part dès réception de votre paiement. Veuillez indiquer {orderno} lors du règlement.',
  'mail.order_see': 'Voir la commande',
  'mail.code_subject': 'Votre code',
  'mail.code_intro': 'Veuillez saisir ce code sur la page où vous l’avez demandé :',
  'mail.code_valid':
    '{minutes, plural, one {Il est valable # minute} other {Il est valable # minutes}} et pour une seule utilisation.',
  'mail.code_not_you':
    'Vous ne l’avez pas demandé ? Quelqu’un a alors saisi votre adresse par erreur et vous n’avez rien à faire. Ne communiquez ce code à personne.',
}
