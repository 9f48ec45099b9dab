/** Words of the frame around the staff's pages. */
export const console = {
  'console.title': 'Console',
  'console.menu': 'Menu of the console',
  'console.menu_customers': 'Customers',
  'console.menu_outbox': 'Outbox',
  'console.menu_audit': 'Audit trail',
  'console.to_shop': 'To the shop',
  'console.signed_in': 'Signed in: {name}',
  'console.clear': 'Clear filters',
}
