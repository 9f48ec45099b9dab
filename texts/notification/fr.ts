/** Words of the messages of a site. */
export const texts = {
  'notification.title': 'Messages',
  'notification.open': 'Ouvrir les messages',
  'notification.empty': 'Aucun message',
  'notification.empty_hint': 'Les actualités de votre site apparaissent ici.',
}
