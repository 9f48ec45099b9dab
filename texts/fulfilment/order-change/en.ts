import type { OrderChangeRefusal } from '../../../rules/order/order-state.ts'

/** Why an order is not changed. */
export const texts: Record<OrderChangeRefusal, string> = {
  'order_change.not_now': 'This is not possible as the order stands now. Reload it to see how far it is',
  'order_change.nothing_left': 'Nothing is left of this order to cancel',
  'order_change.too_many_pieces': 'That is more than is left of this line',
  'order_change.waits_for_all': 'This order is sent all at once, and some of it has not arrived yet',
  'order_change.in_shipment': 'Part of this is being packed already. Cancel the shipment first',
  'order_change.no_carrier': 'This carrier does not go there. Choose another one',
  'order_change.other_vat': 'Another VAT would be due with this carrier. Cancel the order and have it placed again',
  'order_change.stale': 'The order, its prices or its stock have changed. Check the new preview and confirm again',
  'order_change.paid': 'This order is paid already. Cancel what is no longer needed and place a new order for the rest',
  'order_change.split_coupon':
    'This order shares its coupon with the orders placed together with it. Cancel what is no longer needed and place a new order for the rest',
  'order_change.all_removed': 'Nothing would be left of this order. Cancel it instead',
  'order_change.other_country':
    'The country cannot change, as VAT and shipping depend on it. Cancel the order and have it placed again',
  'order_change.released':
    'Some of these pieces are being prepared already. You can still cancel what is waiting for goods',
  'order_change.replacement':
    'These pieces replace returned goods free of charge. Add more of the product as a new line, at its price, or enter a price.',
}
