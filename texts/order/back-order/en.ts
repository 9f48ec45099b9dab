/** Words of what is not in stock and what becomes of it. */
export const texts = {
  'back_order.term': 'Not in stock',
  'back_order.title': 'Out of stock',
  'back_order.notice': '{pieces, plural, one {# piece is} other {# pieces are}} out of stock. How should we ship?',
  'back_order.ready': '{ready, number} of {pieces, plural, one {# piece} other {# pieces}} now',
  'back_order.other_warehouse': 'Ship from the {place} warehouse instead: {ready}',
  'back_order.split': 'Split delivery',
  'back_order.split_hint': 'In-stock items ship first, the rest as soon as it arrives.',
  'back_order.together': 'Ship complete',
  'back_order.together_hint': 'Everything ships together once it is all here. In-stock items stay reserved for you.',
  'back_order.reduce': 'In-stock items only',
  'back_order.reduce_hint': 'We reduce the quantities to what is in stock. The rest is not ordered.',
  'back_order.less': '{number}: {quantity, number} instead of {asked, number}',
  'back_order.unknown': 'We do not know yet when {numbers} will all be here, so we cannot promise a day.',
  'back_order.reserved': 'Reserved',
  'back_order.first_by': 'first delivery by {date}',
  'back_order.shipping': 'shipping {price}',
}
