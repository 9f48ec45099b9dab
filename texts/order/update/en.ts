/** Words of the updates that an account gets about its orders. */
export const texts = {
  'order_update.title': 'E-mails about your orders',
  'order_update.hint':
    'The messages in the shop always have every update. Order confirmations and invoices always come by e-mail.',
  'order_update.kind_released': 'Being prepared',
  'order_update.kind_shipped': 'Shipped, with tracking',
  'order_update.kind_delivered': 'Delivered',
  'order_update.kind_delayed': 'New dates, changed delivery, holds',
  'order_update.kind_arrived': 'Back orders arrived',
  'order_update.kind_cancelled': 'Cancelled by us',
  'order_update.kind_returned': 'Returns',
  'order_update.kind_paid': 'Payments received',
  'order_update.atOnce': 'At once',
  'order_update.daily': 'Once a day, at 17:00',
  'order_update.never': 'Never',
  'order_update.saved': 'Saved. This is how we’ll write to you',
}
