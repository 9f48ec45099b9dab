/** Words of the messages of a site. */
export const texts = {
  'notification.title': 'Wiadomości',
  'notification.open': 'Otwórz wiadomości',
  'notification.empty': 'Brak wiadomości',
  'notification.empty_hint': 'Tutaj pojawiają się nowości z Państwa sklepu.',
}
