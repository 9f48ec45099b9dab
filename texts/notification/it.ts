/** Words of the messages of a site. */
export const texts = {
  'notification.title': 'Messaggi',
  'notification.open': 'Apri i messaggi',
  'notification.empty': 'Nessun messaggio',
  'notification.empty_hint': 'Qui compaiono le novità del Suo sito.',
}
