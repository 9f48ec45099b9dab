import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'today.title': 'Aujourd’hui',
  'today.orders': 'Commandes du jour',
  'today.on_hold': 'Suspendues',
  'today.awaiting_payment': 'En attente de paiement',
  'today.registrations': 'Inscriptions à traiter',
  'today.mails_failing': 'E-mails en échec',
  'today.mails_waiting': 'E-mails en attente',
  'today.no_server':
    'Aucun serveur de messagerie n’est configuré, personne ne reçoit donc d’e-mails. Renseignez SMTP_URL et redémarrez la boutique\u00a0: tous les e-mails en attente partiront alors.',
  'today.rates_missing':
    'Des taux de change de la Banque centrale européenne manquent ou datent de plus de trois jours ouvrés\u00a0: {rates}. Une semaine après le dernier taux, les envois dont la TVA en dépend ne peuvent plus partir. Importez les taux (npm run import) ou vérifiez EXCHANGE_RATES_URL.',
  'today.rate_of': '{currency} ({date})',
  'today.no_rate_of': '{currency} (aucun)',
  'today.sites': 'Sites à compléter',
  'today.all_done': 'Rien à faire pour le moment.',
  'today.to_release': 'À valider',
  'today.late': 'En retard',
  'today.dates_moved': 'Dates modifiées',
  'today.goods_arrived': 'Marchandise arrivée',
  'today.to_pick': 'À préparer',
  'today.back_orders': '{count, plural, one {# reliquat est arrivé} other {# reliquats sont arrivés}}',
  'today.to_pack': 'À emballer',
  'today.to_hand_over': 'À remettre',
  'today.arrivals': 'Réceptions attendues',
  'today.e_invoices_failed': 'Factures électroniques impossibles à écrire',
  'today.payments_unmatched': 'Paiements à rapprocher',
  'today.payments_since': 'en attente depuis plus de deux jours ouvrés',
  'today.disputes': 'Contestées depuis plus de 14 jours',
  'today.returns_to_decide': 'Retours en attente de décision',
  'today.returns_overdue':
    '{count, plural, one {# hors du délai de trois jours ouvrés} other {# hors du délai de trois jours ouvrés}}',
  'today.returns_to_collect': 'Retours à faire enlever',
  'today.returns_to_inspect': 'Retours à contrôler',
  'today.returns_to_credit': 'Retours à créditer',
}
