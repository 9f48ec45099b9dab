export const console = {
  'console.title': 'Console',
  'console.menu': 'Menu della console',
  'console.menu_customers': 'Clienti',
  'console.menu_outbox': 'Posta in uscita',
  'console.menu_audit': 'Registro delle attività',
  'console.to_shop': 'Al negozio',
  'console.signed_in': 'Accesso effettuato: {name}',
  'console.clear': 'Azzera i filtri',
}
