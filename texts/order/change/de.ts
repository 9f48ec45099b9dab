import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_change.title': '{count, plural, one {Eine Angabe hat sich geändert} other {# Angaben haben sich geändert}}',
  'order_change.what': 'Was sich geändert hat',
  'order_change.before': 'Vorher',
  'order_change.now': 'Jetzt',
  'order_change.whole': 'Bestellung',
  'order_change.disabled': 'Nicht mehr im Sortiment',
  'order_change.vat_rate': 'Mehrwertsteuersatz',
  'order_change.none': 'keine Angabe',
  'order_change.pre_ordered': 'Vorbestellt',
  'order_change.files': 'Ihre Dokumente',
  'order_change.outcome_submitted': 'Eingegangen',
  'order_change.outcome_awaitingPayment': 'Wartet auf Zahlung',
  'order_change.outcome_held_overdue': 'In Prüfung: eine Zahlung ist überfällig',
  'order_change.outcome_held_limit': 'In Prüfung: über Ihrem Kreditlimit',
  'order_change.outcome_over_order': 'Braucht die Freigabe Ihres Hauptkontos: über Ihrem Limit je Bestellung',
  'order_change.outcome_over_month': 'Braucht die Freigabe Ihres Hauptkontos: über Ihrem Limit je Monat',
  'order_change.confirm': 'Annehmen und bestellen · {price}',
}
