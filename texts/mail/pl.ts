import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'mail.row': '{term}: {value}',
  'mail.order_subject': 'Państwa zamówienie {orderno}',
  'mail.order_intro': 'Dziękujemy. Otrzymaliśmy zamówienie {orderno} od {company}:',
  'mail.order_later':
    '{pieces, plural, one {# sztukę z tego doślemy, gdy tylko nadejdzie} few {# sztuki z tego doślemy, gdy tylko nadejdą} many {# sztuk z tego doślemy, gdy tylko nadejdą} other {# sztuki z tego doślemy, gdy tylko nadejdą}}',
  'mail.order_promise': 'Dostawa najpóźniej {date}, {carrier}, pod adres:',
  'mail.order_ready': 'Gotowe dla: {forwarder}, najpóźniej {date}. Towar jedzie na ten adres:',
  'mail.order_promise_part':
    'Towar z magazynu dotrze najpóźniej {date} ({carrier}); resztę doślemy, gdy tylko do nas dotrze. Adres dostawy:',
  'mail.order_promise_expected':
    'Towar nie dotarł jeszcze do naszego magazynu. Przewidywana dostawa: {date} ({carrier}), pod adres:',
  'mail.order_ready_part':
    'Towar z magazynu będzie gotowy najpóźniej {date} ({forwarder}); reszta, gdy tylko do nas dotrze. Adres dostawy:',
  'mail.order_ready_expected':
    'Towar nie dotarł jeszcze do naszego magazynu. Przewidywana gotowość do odbioru: {date} ({forwarder}). Adres dostawy:',
  'mail.order_after_payment': 'Po otrzymaniu płatności wyślemy towar ({carrier}) na ten adres:',
  'mail.order_after_release': 'Po zwolnieniu zamówienia wyślemy towar ({carrier}) na ten adres:',
  'mail.order_each': '{price} za sztukę',
  'mail.order_unknown': 'Napiszemy, gdy tylko poznamy dzień. Towar jedzie przez {carrier} na ten adres:',
  'mail.order_payment': 'Towar wyślemy po otrzymaniu płatności. W tytule przelewu prosimy podać {orderno}.',
  'mail.order_see': 'Zobacz zamówienie',
  'mail.code_subject': 'Państwa kod',
  'mail.code_intro': 'Proszę wpisać ten kod na stronie, na której został zamówiony:',
  'mail.code_valid':
    '{minutes, plural, one {Kod jest ważny przez # minutę} few {Kod jest ważny przez # minuty} many {Kod jest ważny przez # minut} other {Kod jest ważny przez # minuty}} i tylko raz.',
  'mail.code_not_you':
    'Kod nie był zamawiany? W takim razie ktoś pomyłkowo wpisał Państwa adres i nie trzeba nic robić. Kodu nie należy nikomu podawać.',
  'mail.registered_subject': 'Dziękujemy za rejestrację',
  'mail.registered_intro': 'Otrzymaliśmy rejestrację firmy {company}.',
  'mail.registered_number': 'Numer klienta',
  'mail.registered_user_name': 'Nazwa użytkownika',
  'mail.registered_next':
    'Nasi opiekunowie sprawdzą dane i dokumenty, zwykle w ciągu jednego dnia roboczego, i odpowiedzą e-mailem. Do tego czasu można się logować i przeglądać ofertę; ceny pojawią się po zatwierdzeniu.',
  'mail.registered_sign_in': 'Zaloguj się',
  'mail.registered_vat_number': 'Numer VAT',
  'mail.registered_tax_code': 'Kod podatkowy',
  'mail.registered_sdi_code': 'Kod odbiorcy (SDI)',
  'mail.applied_subject': 'Nowa rejestracja: {company}',
  'mail.applied_intro':
    '{documents, plural, one {Zarejestrowała się firma, z # dokumentem. Czeka na zatwierdzenie:} few {Zarejestrowała się firma, z # dokumentami. Czeka na zatwierdzenie:} many {Zarejestrowała się firma, z # dokumentami. Czeka na zatwierdzenie:} other {Zarejestrowała się firma, z # dokumentu. Czeka na zatwierdzenie:}}',
  'mail.user_name': 'Nazwa użytkownika',
  'mail.choose_password': 'Ustaw hasło',
  'mail.invite_subject': 'Konto w sklepie Aster',
  'mail.invite_intro':
    'Dzień dobry, {name}! {company} utworzyła dla Państwa konto. Po ustawieniu hasła można się zalogować.',
  'mail.invite_valid':
    '{days, plural, one {Link jest ważny # dzień} few {Link jest ważny # dni} many {Link jest ważny # dni} other {Link jest ważny # dnia}} i działa jeden raz.',
  'mail.reset_subject': 'Ustawienie nowego hasła',
  'mail.reset_intro':
    'Dzień dobry, {name}! Tutaj można ustawić nowe hasło. Potem nastąpi wylogowanie ze wszystkich innych miejsc.',
  'mail.reset_valid':
    '{minutes, plural, one {Link jest ważny # minutę} few {Link jest ważny # minuty} many {Link jest ważny # minut} other {Link jest ważny # minuty}} i działa jeden raz.',
  'mail.reset_not_you': 'Jeśli to nieoczekiwana wiadomość, nic nie trzeba robić: hasło pozostaje bez zmian.',
  'mail.approved_subject': 'Konto zostało aktywowane',
  'mail.approved_intro':
    '{company} jest teraz naszym klientem. Od tej chwili widoczne są ceny i można składać zamówienia.',
  'mail.approved_terms': 'Płatność',
  'mail.approved_days': '{days, plural, =0 {przedpłata} one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  'mail.approved_coupon': 'Na powitanie czeka na Państwa kupon {code}.',
  'mail.approved_manager': 'Państwa opiekun',
  'mail.rejected_subject': 'W sprawie rejestracji',
  'mail.rejected_intro': 'Obecnie nie możemy otworzyć konta dla {company} z następującego powodu:',
  'mail.rejected_next': 'Chcą Państwo coś dodać? Prosimy odpowiedzieć na tę wiadomość lub zadzwonić.',
  'mail.list_rejected_subject': 'Lista {number} została odrzucona',
  'mail.list_rejected_intro':
    'Dzień dobry {name}, przesłana lista {number} nie została zamówiona z następującego powodu:',
  'mail.list_rejected_next': 'Listę można zmienić i przesłać ponownie.',
  'mail.list_ordered_subject': 'Lista {number} została zamówiona',
  'mail.list_ordered_intro':
    'Dzień dobry, {name}! Lista {number} została zamówiona ({buyer}). Numer zamówienia: {orderno}. Zamówiono:',
  'mail.list_submitted_subject': 'Lista {number} ({maker}) czeka na decyzję',
  'mail.list_submitted_intro': 'Dzień dobry, {name}! {maker} – lista {number} została przesłana i czeka na zamówienie.',
  'mail.list_submitted_next': 'Można zmienić w niej ilości, zamówić ją albo odrzucić, podając powód.',
  'mail.list_see': 'Zobacz listę',
  'mail.watch_subject':
    'Nowości o {count, plural, one {obserwowanym produkcie} few {# obserwowanych produktach} many {# obserwowanych produktach} other {# obserwowanych produktach}}',
  'mail.watch_intro': 'Dzień dobry, {name}! Oto nowości o ulubionych:',
  'mail.watch_back': 'znów dostępny, sztuk: {pieces}',
  'mail.watch_drop': 'cena poprzednio {before}, teraz {now}',
  'mail.watch_see': 'Zobacz ulubione',
  'mail.watch_end': 'Ta wiadomość przyszła na życzenie przy tych ulubionych. Można ją tam wyłączyć.',
  'mail.desk_subject': 'Nowe zamówienie {orderno} od {company}',
  'mail.desk_intro': '{company} ({custnum}) składa zamówienie {orderno}.',
  'mail.desk_see': 'Zobacz zamówienie w konsoli',
  'mail.desk_status': 'Status',
  'mail.desk_placed_by': 'Złożone przez',
}
