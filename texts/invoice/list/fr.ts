import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'invoice_list.title': 'Factures',
  'invoice_list.intro':
    'Toutes les factures et tous les avoirs de vos clients, les plus récents d’abord. Les avoirs sont précédés d’un moins.',
  'invoice_list.keyword': 'Numéro ou client',
  'invoice_list.kind': 'Document',
  'invoice_list.any_kind': 'Factures et avoirs',
  'invoice_list.any_state': 'Tous',
  'invoice_list.state_overdue': 'En retard',
  'invoice_list.currency': 'Devise',
  'invoice_list.any_currency': 'Toutes les devises',
  'invoice_list.custnum': 'Numéro de client',
  'invoice_list.issuer': 'Émise par {name}',
  'invoice_list.e_invoice': 'Facture électronique de {number}',
  'invoice_list.sums': 'Total de {count, plural, one {# document} other {# documents}}',
  'invoice_list.overdue': 'En retard',
  'invoice_list.none': 'Pas encore de factures',
  'invoice_list.none_hint': 'Une facture est émise lorsqu’une expédition quitte l’entrepôt.',
  'invoice_list.none_match': 'Aucune facture trouvée',
  'invoice_list.none_match_hint': 'Vérifiez le numéro, ou choisissez un autre statut, un autre site ou d’autres jours.',
}
