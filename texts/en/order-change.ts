/** Words of an order that is not what was confirmed. */
export const orderChange = {
  'order_change.title': '{count, plural, one {One thing has changed} other {# things have changed}}',
  'order_change.what': 'What changed',
  'order_change.before': 'Before',
  'order_change.now': 'Now',
  'order_change.whole': 'Order',
  'order_change.disabled': 'No longer sold',
  'order_change.vat_rate': 'VAT rate',
  'order_change.none': 'none',
  'order_change.confirm': 'Accept and place order · {price}',
}
