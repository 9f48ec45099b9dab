/** Words of an order that becomes one for each warehouse. */
export const texts = {
  'order_split.choice': 'In stock at several warehouses',
  'order_split.fewestParcels': 'As few parcels as possible',
  'order_split.earliest': 'As early as possible',
  'order_split.plan': '{parcels, plural, one {1 parcel} other {# parcels}}: {places} · {date} · shipping {price}',
  'order_split.all_there': 'all delivered by {date}',
  'order_split.pieces_from': '{place} ({pieces})',
  'order_split.automatic': 'Chosen automatically: {places}',
  'order_split.anywhere': 'Wherever it is in stock',
  'order_split.all_from': 'All from the {place} warehouse',
  'order_split.all_from_ready': 'All from the {place} warehouse · {ready}',
  'order_split.waits_there': 'What is not in stock ships from this warehouse, even if another one gets it sooner.',
  'order_split.hint':
    'Each warehouse sends an order of its own, with its own invoice, shipping and VAT; a coupon and the handling fee count once.',
  'order_split.title': 'Order {at} of {count} · from the {place} warehouse',
  'order_split.from': 'Order from the {place} warehouse',
  'order_split.sum': '{count, plural, =2 {Both orders} other {All # orders}}',
  'order_split.place': 'Place {count} orders · {price}',
  'order_split.confirm': 'Accept and place {count} orders · {price}',
  'order_split.placed': 'Your orders {numbers} are placed.',
  'order_split.placed_title': 'Thank you for your orders',
  'order_split.placed_with': 'Placed together with',
}
