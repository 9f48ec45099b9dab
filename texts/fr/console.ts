export const console = {
  'console.title': 'Console',
  'console.menu': 'Menu de la console',
  'console.menu_customers': 'Clients',
  'console.menu_outbox': 'Boîte d’envoi',
  'console.menu_audit': 'Journal d’audit',
  'console.to_shop': 'Vers la boutique',
  'console.signed_in': 'Connecté : {name}',
  'console.clear': 'Effacer les filtres',
}
