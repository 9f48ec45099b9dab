import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'money_account.title': 'Comptes clients',
  'money_account.parts': 'Rubriques des paiements',
  'money_account.intro': 'Qui doit quoi. Les plus gros retards viennent en premier.',
  'money_account.overdue': 'En retard',
  'money_account.owed': 'Dû',
  'money_account.credit': 'Avoir',
  'money_account.open': 'Ouvert',
  'money_account.order': 'Commande payée d’avance',
  'money_account.none': 'Aucun montant dû',
  'money_account.none_hint': 'Les clients apparaissent ici dès leur première facture.',
  'money_account.none_match': 'Aucun client trouvé',
  'money_account.none_match_hint': 'Essayez une partie du nom ou du numéro de client.',
  'money_account.back': 'Tous les comptes clients',
  'money_account.book': 'Saisir un paiement',
  'money_account.currency': 'Devise',
  'money_account.paid_on': 'Payé le',
  'money_account.note': 'Moyen ou référence',
  'money_account.note_hint': 'Espèces ou numéro de chèque, par exemple. Vos collègues le lisent.',
  'money_account.amount_wrong': 'Saisissez un montant valable, à deux décimales au plus',
  'money_account.day_wrong': 'Saisissez une date jusqu’à aujourd’hui',
  'money_account.nothing_open': 'Aucun montant dû.',
  'money_account.payments': 'Paiements et remboursements',
  'money_account.no_payments': 'Rien n’a encore été payé.',
  'money_account.settled': 'Ce qui a été réglé',
  'money_account.refund': 'Rembourser',
  'money_account.refund_words':
    '{amount} peuvent être remboursés. Ceci ne fait que comptabiliser : effectuez le virement à votre banque.',
  'money_account.refunded': 'Comptabilisé sous {number}',
  'money_account.undo_refund_words':
    'Ce qui a été remboursé redevient un avoir du client, et un paiement solde le remboursement. C’est une simple écriture : aucun argent ne circule.',
  'money_account.statement_hint':
    'Tel que le client le reçoit, dans sa langue. Pour la situation d’un seul jour, choisissez-le comme premier et dernier.',
  'money_account.show': 'Afficher',
  'money_account.show_all': 'Tous',
  'money_account.show_disputed': 'Avec une contestation',
}
