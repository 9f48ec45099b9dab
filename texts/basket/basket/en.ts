/** Words of the basket. */
export const texts = {
  'basket.title': 'Basket',
  'basket.add_number': 'Add {number} to basket',
  'basket.add_short': 'Add',
  'basket.added': '{pieces, plural, one {# piece} other {# pieces}} of {number} in your basket',
  'basket.added_back_ordered':
    '{pieces, plural, one {# piece} other {# pieces}} of {number} in your basket, {later, number} on back order',
  'basket.continue': 'Continue shopping',
  'basket.many_added': '{count, plural, one {# product} other {# products}} added to your basket',
  'basket.many_refused': '{count, plural, one {# product} other {# products}} could not be added: {numbers}',
  'basket.products_disabled': 'Product(s) {numbers} has been disabled. You can choose other product.',
}
