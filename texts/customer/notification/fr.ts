/** Words of the messages of a site. */
export const texts = {
  'notification.title': 'Messages',
  'notification.open':
    '{count, plural, =0 {Ouvrir les messages} one {Ouvrir les messages, # non lu} other {Ouvrir les messages, # non lus}}',
  'notification.empty': 'Aucun message',
  'notification.empty_hint': 'Les actualités de votre site apparaissent ici.',
  'notification.new': 'Nouveau',
  'notification.to_order': 'Voir la commande {orderno}',
}
