/** Words of the frame around the staff's pages. */
export const texts = {
  'console.title': 'Console',
  'console.menu': 'Menu of the console',
  'console.menu_customers': 'Customers',
  'console.menu_outbox': 'Outbox',
  'console.menu_audit': 'Audit trail',
  'console.to_shop': 'To the shop',
  'console.signed_in': 'Signed in: {name}',
  'console.clear': 'Clear filters',
  'console.menu_today': 'Today',
  'console.menu_orders': 'Orders',
  'console.menu_sites': 'Sites',
  'console.menu_carriers': 'Carriers',
  'console.area_work': 'Daily work',
  'console.area_offer': 'Offer',
  'console.area_machines': 'System',
  'console.menu_colleagues': 'Colleagues',
}
