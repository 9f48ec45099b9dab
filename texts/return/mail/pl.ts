import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_mail.submit_subject': 'Otrzymaliśmy Państwa zwrot {number}',
  'return_mail.submit': 'Dziękujemy. Otrzymaliśmy Państwa zgłoszenie zwrotu {number} i rozpatrujemy je:',
  'return_mail.submit_until': 'Odpowiemy najpóźniej do dnia {day}.',
  'return_mail.ask_subject': 'Pytanie dotyczące zwrotu {number}',
  'return_mail.ask': 'Zanim podejmiemy decyzję o zwrocie {number}, mamy pytanie:',
  'return_mail.ask_answer': 'Prosimy odpowiedzieć, zmieniając zwrot w sklepie.',
  'return_mail.approve_subject': 'Zwrot {number} został zaakceptowany',
  'return_mail.approve': 'Zaakceptowaliśmy Państwa zwrot {number}:',
  'return_mail.approve_send':
    'Prosimy zapakować towar, włożyć do środka dokument zwrotu i nakleić na paczkę etykietę. Oba dokumenty są w załączniku oraz przy zwrocie w sklepie. Gdy paczka będzie w drodze, prosimy wpisać tam numer przesyłki.',
  'return_mail.approve_collect':
    'Prosimy zapakować towar, włożyć do środka dokument zwrotu i nakleić na paczkę etykietę. Oba dokumenty są w załączniku oraz przy zwrocie w sklepie. Zlecimy odbiór paczki od Państwa i napiszemy, gdy zostanie zamówiony.',
  'return_mail.approve_until': 'Prosimy o wysyłkę do dnia {day}; potem akceptacja wygasa.',
  'return_mail.approve_keep':
    'Niczego nie trzeba odsyłać. Napiszemy, gdy tylko rozliczymy kwotę lub wyślemy towar zastępczy.',
  'return_mail.refuse_subject': 'Zwrot {number} nie został przyjęty',
  'return_mail.refuse': 'Przykro nam: nie możemy przyjąć tych artykułów ze zwrotu {number}:',
  'return_mail.refuse_ask': 'Jeśli mają Państwo inne zdanie, wystarczy odpowiedzieć na tę wiadomość.',
  'return_mail.decide_subject': 'Zwrot {number} został zaakceptowany częściowo',
  'return_mail.decide': 'Podjęliśmy decyzję w sprawie zwrotu {number}:',
  'return_mail.decide_approved': 'zaakceptowano',
  'return_mail.decide_refused': 'nie przyjęto: {reason}',
  'return_mail.expire_subject': 'Zwrot {number} wygasł',
  'return_mail.expire':
    'Zwrot {number} był zaakceptowany, ale towar nie został wysłany na czas. Jeśli nadal chcą go Państwo zwrócić, prosimy o nowe zgłoszenie.',
  'return_mail.cancel_subject': 'Zwrot {number} został anulowany',
  'return_mail.cancel': 'Anulowali Państwo zwrot {number}. Do końca terminów te artykuły można zgłosić ponownie.',
  'return_mail.send_subject': 'Odbiór zwrotu {number} jest zamówiony',
  'return_mail.send': 'Zamówiliśmy odbiór tych artykułów ze zwrotu {number}. Prosimy przygotować paczkę:',
  'return_mail.send_tracking': 'Numer przesyłki: {number}',
  'return_mail.receive_subject': 'Zwrot {number} dotarł do nas',
  'return_mail.receive': 'Te artykuły ze zwrotu {number} dotarły do nas. Sprawdzimy je i napiszemy do Państwa.',
  'return_mail.receive_none_subject': 'Zwrot {number} do nas nie dotarł',
  'return_mail.receive_none':
    'Tych artykułów ze zwrotu {number} nie było w tym, co dotarło. Sprawdzimy to i napiszemy do Państwa:',
  'return_mail.receive_missing_subject': 'Brakuje artykułów ze zwrotu {number}',
  'return_mail.close_subject': 'Zwrot {number}: zakończono obsługę części artykułów',
  'return_mail.close':
    'Te artykuły ze zwrotu {number} do nas nie dotarły, więc nie zostaną rozliczone. Jeśli nadal je Państwo mają, prosimy zgłosić je ponownie:',
  'return_mail.credit_done_subject': 'Zwrot {number} został rozliczony',
  'return_mail.credit_done':
    'Te artykuły ze zwrotu {number} zostały już wcześniej rozliczone, więc nie ma nowej faktury korygującej. Sprawa jest zamknięta.',
  'return_mail.credit_free_subject': 'Zwrot {number} został rozliczony',
  'return_mail.credit_free':
    'Te artykuły ze zwrotu {number} były bezpłatne, więc nie ma czego korygować. Zostały już rozliczone.',
  'return_mail.credit_subject': 'Zwrot {number} został rozliczony',
  'return_mail.credit': 'Rozliczyliśmy te artykuły ze zwrotu {number}. Fakturę korygującą znajdą Państwo w sklepie.',
  'return_mail.replace_subject': 'Towar zastępczy za zwrot {number}',
  'return_mail.replace': 'Wysyłamy Państwu towar zastępczy za te artykuły ze zwrotu {number}:',
  'return_mail.goes_back':
    '{pieces, plural, one {# sztuka wraca do Państwa} few {# sztuki wracają do Państwa} many {# sztuk wraca do Państwa} other {# sztuki wraca do Państwa}}',
  'return_mail.sendBack_subject': 'Artykuły ze zwrotu {number} wracają do Państwa',
  'return_mail.sendBack': 'Odsyłamy Państwu te artykuły ze zwrotu {number}:',
  'return_mail.see': 'Zobacz zwrot',
  'return_mail.end':
    'Otrzymują Państwo tę wiadomość, ponieważ zgłosili Państwo ten zwrot. Mogą Państwo wybrać, jakie powiadomienia przychodzą i kiedy.',
  'return_mail.desk_submit_subject': 'Zwrot {number} od {company}',
  'return_mail.desk_submit': '{company} ({custnum}) zgłasza zwrot {number}:',
  'return_mail.desk_answer_subject': 'Odpowiedź w sprawie zwrotu {number} od {company}',
  'return_mail.desk_answer': '{company} ({custnum}) odpowiada na pytanie o zwrot {number}:',
  'return_mail.desk_cancel_subject': 'Zwrot {number} od {company} anulowany',
  'return_mail.desk_cancel': '{company} ({custnum}) anuluje zwrot {number}. Nic więcej nie trzeba robić.',
  'return_mail.desk_remind_subject': 'Zwrot {number} od {company} wciąż czeka',
  'return_mail.desk_remind': 'Zwrot {number} od {company} ({custnum}) czeka na decyzję:',
  'return_mail.desk_until': 'Do rozpatrzenia do dnia {day}.',
  'return_mail.desk_see': 'Otwórz zwrot',
}
