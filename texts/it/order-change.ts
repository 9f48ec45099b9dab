import type { orderChange as en } from '../en/order-change.ts'

export const orderChange: Record<keyof typeof en, string> = {
  'order_change.title': '{count, plural, one {Una cosa è cambiata} other {# cose sono cambiate}}',
  'order_change.what': 'Che cosa è cambiato',
  'order_change.before': 'Prima',
  'order_change.now': 'Adesso',
  'order_change.whole': 'Ordine',
  'order_change.disabled': 'Non più in vendita',
  'order_change.vat_rate': 'Aliquota IVA',
  'order_change.none': 'nessuno',
  'order_change.confirm': 'Accetta e invia l’ordine · {price}',
}
