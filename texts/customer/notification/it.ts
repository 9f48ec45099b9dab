/** Words of the messages of a site. */
export const texts = {
  'notification.title': 'Messaggi',
  'notification.open':
    '{count, plural, =0 {Apri i messaggi} one {Apri i messaggi, # non letto} other {Apri i messaggi, # non letti}}',
  'notification.empty': 'Nessun messaggio',
  'notification.empty_hint': 'Qui compaiono le novità del Suo sito.',
  'notification.new': 'Nuovo',
  'notification.to_order': 'Vedi l’ordine {orderno}',
}
