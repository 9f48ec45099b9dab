/** Words of the messages of a site. */
export const texts = {
  'notification.title': 'Wiadomości',
  'notification.open':
    '{count, plural, =0 {Otwórz wiadomości} one {Otwórz wiadomości, # nieprzeczytana} few {Otwórz wiadomości, # nieprzeczytane} many {Otwórz wiadomości, # nieprzeczytanych} other {Otwórz wiadomości, # nieprzeczytanych}}',
  'notification.empty': 'Brak wiadomości',
  'notification.empty_hint': 'Tutaj pojawiają się nowości z Państwa sklepu.',
  'notification.new': 'Nowe',
  'notification.to_order': 'Zobacz zamówienie {orderno}',
}
