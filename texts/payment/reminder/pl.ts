import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'reminder.title_1': 'Przypomnienie o płatności',
  'reminder.title_2': 'Drugie wezwanie do zapłaty',
  'reminder.title_3': 'Ostateczne wezwanie do zapłaty',
  'reminder.words_1':
    'Być może umknęło to Państwa uwadze: termin zapłaty kwoty {amount} już minął. Prosimy o przelew w najbliższych dniach. Jeśli coś na fakturze się nie zgadza, prosimy o wiadomość.',
  'reminder.words_2':
    'Mimo naszego przypomnienia kwota {amount} pozostaje niezapłacona. Prosimy o zapłatę w ciągu siedmiu dni. Do tego czasu wstrzymujemy nowe zamówienia.',
  'reminder.words_3':
    'To nasze ostatnie wezwanie: termin zapłaty kwoty {amount} minął dawno temu. Prosimy o zapłatę w ciągu siedmiu dni albo o telefon jeszcze dziś, abyśmy razem znaleźli rozwiązanie. Nowe zamówienia pozostają wstrzymane.',
  'reminder.subject': '{title}: {amount}',
  'reminder.attached': 'Zestawienie załączamy w pliku PDF.',
  'reminder.crossed':
    'Jeśli w międzyczasie zapłacili Państwo należność, dziękujemy: prosimy nie brać tego pisma pod uwagę.',
  'reminder.date': 'Data',
  'reminder.days': 'Dni po terminie',
  'reminder.open': 'Do zapłaty',
  'reminder.sum': 'Razem po terminie: {amount}',
  'reminder.on_behalf':
    'Piszemy w imieniu spółek, które wystawiły te faktury. Prosimy o wpłatę dla każdej z nich na jej własny rachunek.',
  'reminder.pay_to': 'Płatność dla {seller}',
  'reminder.see': 'Zobacz nierozliczone faktury',
}
