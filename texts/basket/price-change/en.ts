/** Words of the prices that changed since something was put into the basket. */
export const texts = {
  'price_change.title': 'Price changes',
  'price_change.hint':
    'These prices have changed since you added the products to your basket. Accept the new price, or remove the product.',
  'price_change.none': 'No price changes to check',
  'price_change.none_hint': 'You have seen or accepted every price in your basket.',
  'price_change.product': 'Product',
  'price_change.quantity': 'Quantity',
  'price_change.before': 'Previous price',
  'price_change.now': 'New price',
  'price_change.difference': 'Difference',
  'price_change.line_difference': 'Line difference',
  'price_change.all': 'Total: {difference}',
  'price_change.accept': 'Accept',
  'price_change.accept_number': 'Accept the new price of {number}',
  'price_change.accept_all': 'Accept {count, plural, one {# price} other {all # prices}}',
  'price_change.accepted': '{count, plural, one {# price} other {# prices}} accepted',
  'price_change.again':
    '{count, plural, one {# price has} other {# prices have}} changed again. Please check once more.',
  'price_change.remove': 'Remove',
  'price_change.removed': 'Removed from your basket',
  'price_change.notice':
    '{count, plural, one {# price has changed since you added the product.} other {# prices have changed since you added the products.}}',
  'price_change.show': 'See price changes',
  'price_change.to_basket': 'Back to basket',
}
