/** Words of products that are not sold any more, and of what is ordered instead. */
export const instead = {
  'instead.title': '{count, plural, one {# product is no longer sold} other {# products are no longer sold}}',
  'instead.hint':
    'Replace {count, plural, one {it} other {them}} or leave {count, plural, one {it} other {them}} out; then the order can be placed. Quantity and your own number stay.',
  'instead.choice': 'Instead of {number}',
  'instead.offer': '{number} · {price} · {pieces, plural, =0 {not in stock} other {# in stock}}',
  'instead.none': 'No replacement. Your account manager helps.',
  'instead.replace': 'Replace',
  'instead.leave_out': 'Leave out',
  'instead.replace_all': 'Replace all',
  'instead.leave_out_go_on': 'Leave out and continue',
  'instead.leave_out_all': 'Leave out all',
  'instead.replaced': '{number} is ordered instead of {gone}',
  'instead.left_out': '{gone} is left out',
  'instead.in_basket': '{count, plural, one {# product} other {# products}} replaced in your basket',
  'instead.nothing_left': 'Nothing is left to order.',
}
