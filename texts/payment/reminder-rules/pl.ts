import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'money_reminder.title': 'Wezwania do zapłaty',
  'money_reminder.intro': 'Wezwania, na które przyszedł czas. Nic nie zostanie wysłane bez potwierdzenia.',
  'money_reminder.none': 'Brak wezwań do wysłania',
  'money_reminder.none_hint': 'Pojawią się tu, gdy faktura będzie wystarczająco długo po terminie.',
  'money_reminder.choose': 'Wybierz',
  'money_reminder.choose_all':
    '{count, plural, one {Wybierz jedyne na tej stronie} few {Wybierz wszystkie # na tej stronie} many {Wybierz wszystkie # na tej stronie} other {Wybierz wszystkie # na tej stronie}}',
  'money_reminder.send':
    '{count, plural, =0 {Wyślij} one {Wyślij # wezwanie} few {Wyślij # wezwania} many {Wyślij # wezwań} other {Wyślij # wezwania}}',
  'money_reminder.sent':
    '{count, plural, one {Wysłano # wezwanie} few {Wysłano # wezwania} many {Wysłano # wezwań} other {Wysłano # wezwania}}',
  'money_reminder.level': 'Poziom',
  'money_reminder.level_number': 'Poziom {level}',
  'money_reminder.days': 'Dni po terminie',
  'money_reminder.last': 'Ostatnie wezwanie',
  'money_reminder.never': 'Jeszcze nie było',
  'money_reminder.credit': '{amount} nadpłaty',
  'money_reminder.preview': 'Podgląd',
  'money_reminder.preview_of': 'Podgląd dla {company}',
  'money_reminder.stop': 'Wstrzymaj wezwania',
  'money_reminder.resume': 'Wznów wezwania',
  'money_reminder.stopped': 'Wezwania wstrzymane',
  'money_reminder.stopped_until': 'Wezwania wstrzymane do {date}',
  'money_reminder.until': 'Do dnia',
  'money_reminder.until_hint': 'Zostaw puste, aby wstrzymać do odwołania.',
  'money_reminder.until_wrong': 'Podaj dzień nie wcześniejszy niż dziś',
  'money_reminder.no_letters': 'Nie wysłano jeszcze żadnego wezwania.',
  'money_reminder.dispute': 'Oznacz jako sporną',
  'money_reminder.dispute_words': 'Pozostaje otwarta, ale nie wysyłamy wezwań i nie liczy się jako przeterminowana.',
  'money_reminder.disputed': 'Sporna: {reason}',
  'money_reminder.agree': 'Zakończ spór',
  'money_reminder.agree_words': 'Znów wysyłamy wezwania, a po terminie liczy się jako przeterminowana.',
  'money_reminder.rules': 'Kiedy wysyłać wezwania',
  'money_reminder.rules_hint':
    'O każdej fakturze po terminie przypominamy raz na każdym poziomie, a żadne pismo nie wychodzi bez potwierdzenia. Niezależnie od poziomu nowe zamówienia klienta z zaległością są wstrzymane od pierwszego dnia.',
  'money_reminder.level_after': 'Poziom {level}: dni po terminie',
  'money_reminder.level_does_1': 'Uprzejme przypomnienie.',
  'money_reminder.level_does_2':
    'Drugie wezwanie prosi o zapłatę w ciągu siedmiu dni i informuje, że do tego czasu nowe zamówienia są wstrzymane.',
  'money_reminder.level_does_3':
    'Ostateczne wezwanie prosi o zapłatę w ciągu siedmiu dni lub o telefon. Nowe zamówienia pozostają wstrzymane.',
  'money_reminder.level_add': 'Dodaj poziom',
  'money_reminder.level_remove': 'Usuń poziom {level}',
  'money_reminder.level_bounds': 'Prosimy podać liczbę całkowitą od {least, number} do {most, number}',
  'money_reminder.level_order': 'Prosimy podać więcej niż {days, number}: każdy poziom następuje po poprzednim',
  'money_reminder.pause': 'Dni między dwoma pismami',
  'money_reminder.pause_hint':
    'Przez tyle dni po piśmie klient nie dostaje następnego, nawet jeśli upłynie kolejny termin.',
  'money_reminder.unsaved': 'Są zmiany, które nie zostały jeszcze zapisane.',
}
