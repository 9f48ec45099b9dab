/**
 * Comments of migrations that a later migration has made untrue, as they are right now. A migration is never changed, and `db/schema.sql` shows its
 * comments: what is no longer true is corrected here.
 */
export const correctedComments: Readonly<Record<string, string>> = {
  'table customer_prices': 'A price agreed with one customer; it wins over the price list.',
  'table facets':
    'A facet is what SKUs of one class, brand, series, colour and yield band have in common. A list is made of facets, so that totals and counts never look at the SKUs themselves.',
  'table known_places':
    'Where an account has signed in before: a browser that keeps a cookie, or a network. Failures elsewhere do not count there. Of a browser only the hash of its cookie is stored.',
  'table mails': 'The outbox: written in the transaction of what causes the mail, sent within a second.',
  'table messages':
    'What one account is told, beside the notices of its site; both are shown as notifications, so their ids are of one sequence.',
  'table shipping_rates':
    'What sending an order costs; one row for each carrier, warehouse, destination country and currency.',
  'column accounts.preferences': 'What a user sets in the panel; it follows the account from browser to browser.',
  'column basket_lines.note': 'What a buyer notes on a line of the basket; it goes with the line into the order.',
  'column customer_prices.unit_price': "cents, in the currency of the customer's price list",
  'column customers.currency': 'A customer pays in the currency of their price list, which is that of their site.',
  'column customers.registered_at': 'null: added by staff',
  'column models.normalised': 'letters and digits only, upper case; see rules/catalogue/product/part-number.ts',
  'column orders.forwarder_id':
    "An order that a forwarder fetches keeps the forwarder's name as it was; no other order has one.",
  'column orders.paid_at': 'When an order on account was paid; null while it is not.',
  'column orgs.opens':
    'opens, closes, languages, myqo, register_org_id: Working hours as times and not as words, so that they are shown in every language; Monday to Friday.',
  'column orgs.register_org_id': 'The site with whose company the customers of this site are registered.',
  'column quick_order_lines.note':
    'What a buyer noted in the basket goes with its line into the list that waits, and from there into the order.',
  'column shipping_rates.currency': 'A carrier has a price in each currency that is sold in; none is converted.',
  'column shipping_rates.price': 'cents in the currency of the row',
  'function words_of':
    'The words of a name as rules/catalogue/product/part-number.ts normalises what is typed: without accents.',
  'function yield_band_of': 'The bands of yield: 0 where no yield is known, 1 up to 1,000 pages … 6 above 20,000.',
}
