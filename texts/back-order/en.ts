/** Words of what is not in stock and what becomes of it. */
export const texts = {
  'back_order.term': 'Not in stock',
  'back_order.title': 'What is not in stock',
  'back_order.notice': '{pieces, plural, one {# piece is} other {# pieces are}} not in stock now. What shall we do?',
  'back_order.ready': '{ready, number} of {pieces, plural, one {# piece} other {# pieces}} now',
  'back_order.other_warehouse': 'Ship from {place} instead: {ready}',
  'back_order.split': 'Now and later',
  'back_order.split_hint': 'What is there ships now, the rest as soon as it has arrived.',
  'back_order.together': 'All together',
  'back_order.together_hint': 'Nothing ships before everything is there. What is in stock stays reserved for you.',
  'back_order.reduce': 'Only what is there',
  'back_order.reduce_hint': 'Quantities go down to what is in stock. The rest is not ordered.',
  'back_order.less': '{number}: {quantity} instead of {asked}',
  'back_order.unknown': 'We do not know yet when all of {numbers} will be there, so we cannot promise a day.',
  'back_order.reserved': 'Reserved',
}
