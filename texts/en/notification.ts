/** Words of the messages of a site. */
export const notification = {
  'notification.title': 'Messages',
  'notification.open': 'Open messages',
  'notification.new': '{count, plural, one {# new message} other {# new messages}}',
  'notification.empty': 'No messages',
  'notification.empty_hint': 'News of your site appear here.',
}
