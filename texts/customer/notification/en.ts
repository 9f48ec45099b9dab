/** Words of the messages of a site. */
export const texts = {
  'notification.title': 'Messages',
  'notification.open': '{count, plural, =0 {Open messages} other {Open messages, # unread}}',
  'notification.empty': 'No messages',
  'notification.empty_hint': 'News from your site appears here.',
  'notification.new': 'New',
  'notification.to_order': 'See order {orderno}',
}
