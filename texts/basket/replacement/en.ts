/** Words of products that are no longer sold, and of what is ordered instead. */
export const texts = {
  'replacement.title': '{count, plural, one {# product is no longer sold} other {# products are no longer sold}}',
  'replacement.hint':
    'Replace {count, plural, one {it} other {them}} or leave {count, plural, one {it} other {them}} out; then the order can be placed. Quantity and your article number stay.',
  'replacement.choice': 'Instead of {number}',
  'replacement.offer': '{number} · {price} · {pieces, plural, =0 {not in stock} other {# in stock}}',
  'replacement.none': 'No replacement. Your account manager can help.',
  'replacement.replace': 'Replace',
  'replacement.leave_out': 'Leave out',
  'replacement.replace_all': 'Replace all',
  'replacement.leave_out_go_on': 'Leave out and continue',
  'replacement.leave_out_all': 'Leave out all',
  'replacement.replaced': '{number} is ordered instead of {gone}',
  'replacement.left_out': '{gone} is left out',
  'replacement.in_basket': '{count, plural, one {# product} other {# products}} replaced in your basket',
  'replacement.nothing_left': 'Nothing is left to order.',
}
