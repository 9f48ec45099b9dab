export const console = {
  'console.title': 'Verwaltung',
  'console.menu': 'Menü der Verwaltung',
  'console.menu_customers': 'Kunden',
  'console.menu_outbox': 'Postausgang',
  'console.menu_audit': 'Protokoll',
  'console.to_shop': 'Zum Shop',
  'console.signed_in': 'Angemeldet: {name}',
  'console.clear': 'Filter löschen',
}
