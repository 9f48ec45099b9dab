/** Words of the messages of a site. */
export const texts = {
  'notification.title': 'Messages',
  'notification.open': 'Open messages',
  'notification.empty': 'No messages',
  'notification.empty_hint': 'News from your site appears here.',
}
