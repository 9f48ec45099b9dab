export const console = {
  'console.title': 'Konsola',
  'console.menu': 'Menu konsoli',
  'console.menu_customers': 'Klienci',
  'console.menu_outbox': 'Poczta wychodząca',
  'console.menu_audit': 'Dziennik zdarzeń',
  'console.to_shop': 'Do sklepu',
  'console.signed_in': 'Zalogowano: {name}',
  'console.clear': 'Wyczyść filtry',
}
