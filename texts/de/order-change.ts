import type { orderChange as en } from '../en/order-change.ts'

export const orderChange: Record<keyof typeof en, string> = {
  'order_change.title': '{count, plural, one {Eine Angabe hat sich geändert} other {# Angaben haben sich geändert}}',
  'order_change.what': 'Was sich geändert hat',
  'order_change.before': 'Vorher',
  'order_change.now': 'Jetzt',
  'order_change.whole': 'Bestellung',
  'order_change.disabled': 'Nicht mehr im Sortiment',
  'order_change.vat_rate': 'Mehrwertsteuersatz',
  'order_change.none': 'keine Angabe',
  'order_change.confirm': 'Annehmen und bestellen · {price}',
}
