/** What search engines show of a page. */
export const texts = {
  'page.home_title': 'Toner, ink and drums for resellers',
  'page.list_description':
    '{title}: originals and compatibles with stock and arrival dates, from warehouses in five countries. Your prices after sign-in.',
  'page.product_description':
    '{number}, {name}. {printers, select, none {} other {Fits {printers}. }}Stock, arrival dates and delivery for resellers.',
  'page.printer_description':
    '{count, plural, =0 {Cartridges} one {# product} other {# products}} for the {name}: toner or ink by colour and yield, drums and kits, with stock and delivery for resellers.',
}
