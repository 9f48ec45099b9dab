/** Words of the messages of a site. */
export const texts = {
  'notification.title': 'Mitteilungen',
  'notification.open': 'Mitteilungen öffnen',
  'notification.empty': 'Keine Mitteilungen',
  'notification.empty_hint': 'Hier erscheinen die Neuigkeiten Ihres Shops.',
}
