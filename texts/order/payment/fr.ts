import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'payment.title': 'Paiement d’avance',
  'payment.hint': 'La marchandise ne part qu’après réception de votre paiement. Veuillez indiquer la référence.',
  'payment.amount': 'Montant',
  'payment.holder': 'Titulaire du compte',
  'payment.bank': 'Banque',
  'payment.iban': 'IBAN',
  'payment.account': 'Numéro de compte',
  'payment.bic': 'BIC',
  'payment.reference': 'Référence',
  'payment.scan': 'À scanner avec votre application bancaire',
  'payment.code': 'Code pour un virement de {amount} vers {account}',
  'payment.proforma': 'Facture pro forma (PDF)',
  'payment.proforma_title': 'Pro forma {orderno}',
  'payment.proforma_note':
    'Ce document ne constitue pas une facture. La facture vous est envoyée par e-mail à l’expédition de la marchandise.',
  'payment.next': 'Et ensuite ?',
  'payment.next_mail': 'Une confirmation avec la commande en PDF est en route vers {email}.',
  'payment.next_pay':
    'Veuillez virer {amount}. Ce qui est en stock vous est réservé et part dès réception du paiement.',
  'payment.next_pay_waiting':
    'Veuillez virer {amount}. L’envoi part dès que le paiement est reçu et la marchandise en stock.',
  'payment.next_hold':
    'La commande est suspendue\u00a0: elle dépasse votre plafond d’encours, ou un paiement est en retard. Votre chargé de clientèle l’examine et vous contacte.',
  'payment.next_manager': 'Votre chargé de clientèle l’examine et vous contacte.',
  'payment.next_ship':
    '{pieces, plural, one {# pièce part} other {# pièces partent}} maintenant. Dès le départ du colis, vous trouverez son numéro de suivi avec la commande.',
  'payment.next_later':
    '{pieces, plural, one {# pièce suit} other {# pièces suivent}} dès disponibilité\u00a0; les dates connues figurent avec les articles.',
  'payment.next_together': 'Tout part ensemble dès que la dernière pièce est là.',
  'payment.overdue': 'En retard',
  'payment.overdue_by': '{amount} · {days, plural, one {# jour} other {# jours}}',
  'payment.held_overdue':
    'Un paiement est en retard. Cette commande attend qu’il soit réglé ou que nous la débloquions.',
  'payment.held_limit': 'Cette commande dépasse votre plafond d’encours. Nous allons l’examiner et la débloquer.',
  'payment.credit_after': 'Après cette commande',
}
