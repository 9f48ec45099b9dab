/** Words of the lines of a basket, for its page and its drawer. */
export const basketLine = {
  'basket_line.empty': 'Your basket is empty',
  'basket_line.empty_hint': 'Find a product by number or printer and put it in.',
  'basket_line.summary':
    '{lines, plural, one {# item} other {# items}}, {pieces, plural, one {# piece} other {# pieces}}',
  'basket_line.total_excl': 'Total excl. VAT',
  'basket_line.line_price': 'Amount',
  'basket_line.unit_price': 'Unit price',
  'basket_line.quantity': 'Quantity',
  'basket_line.cust_number': 'Your article number',
  'basket_line.select_all': 'Select all',
  'basket_line.select': 'Select {number}',
  'basket_line.remove': 'Remove {number} from basket',
  'basket_line.remove_selected': 'Delete selected',
  'basket_line.remove_sure': 'Delete {count, plural, one {this item} other {these # items}} from your basket?',
  'basket_line.removed': 'Deleted!',
  'basket_line.back_order':
    '{later} of {quantity} are back-ordered: the rest ships now, the back order as soon as it is available. Or reduce the quantity.',
  'basket_line.back_order_all': 'All {quantity} are back-ordered and ship as soon as they are available.',
  'basket_line.price_changed': 'The price was {before} when you added it',
  'basket_line.view': 'View basket',
  'basket_line.check_out': 'Check out',
  'basket_line.check_out_price': 'Check out · {price}',
  'basket_line.taken_back': 'Not changed: {reason}',
}
