/** Words of the messages of a site. */
export const texts = {
  'notification.title': 'Mitteilungen',
  'notification.open': '{count, plural, =0 {Mitteilungen öffnen} other {Mitteilungen öffnen, # ungelesen}}',
  'notification.empty': 'Keine Mitteilungen',
  'notification.empty_hint': 'Hier erscheinen die Neuigkeiten Ihres Shops.',
  'notification.new': 'Neu',
  'notification.to_order': 'Bestellung {orderno} ansehen',
}
