/** Words of an order that becomes one for each warehouse. */
export const texts = {
  'order_split.offer':
    'Order the other {pieces, plural, one {piece} other {# pieces}} from {places} now, as {count, plural, one {a second order} other {# more orders}}',
  'order_split.hint':
    'Each order has its own shipping and VAT. You see what it costs before you order; a coupon and the handling fee count once.',
  'order_split.title': 'Order {at} of {count} · from {place}',
  'order_split.from': 'Order from {place}',
  'order_split.sum': '{count, plural, =2 {Both orders} other {All # orders}}',
  'order_split.place': 'Place {count} orders · {price}',
  'order_split.confirm': 'Accept and place {count} orders · {price}',
  'order_split.placed': 'Your orders {numbers} are placed.',
  'order_split.placed_title': 'Thank you for your orders',
  'order_split.placed_with': 'Placed together with',
  'order_split.one_label': 'A carrier label is for one parcel. With it, everything is one order from one warehouse.',
}
