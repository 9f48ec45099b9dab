import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'mail.late': 'Ta wiadomość jest z {at}. Mogliśmy ją wysłać dopiero teraz i coś mogło się od tego czasu zmienić.',
  'mail.row': '{term}: {value}',
  'mail.order_subject': 'Państwa zamówienie {orderno}',
  'mail.order_intro': 'Dziękujemy. Otrzymaliśmy zamówienie {orderno} od firmy {company}:',
  'mail.order_later':
    '{pieces, plural, one {# sztukę wyślemy później, gdy tylko będzie dostępna} few {# sztuki wyślemy później, gdy tylko będą dostępne} many {# sztuk wyślemy później, gdy tylko będą dostępne} other {# sztuki wyślemy później, gdy tylko będą dostępne}}',
  'mail.order_promise': 'Dostawa najpóźniej {date} ({carrier}), pod adres:',
  'mail.order_ready': 'Gotowe do odbioru ({forwarder}) najpóźniej {date}. Adres dostawy:',
  'mail.order_promise_part':
    'Towar ze stanu dotrze najpóźniej {date} ({carrier}); resztę wyślemy później, gdy tylko będzie dostępna. Adres dostawy:',
  'mail.order_promise_expected':
    'Towar nie dotarł jeszcze do naszego magazynu. Przewidywana dostawa: {date} ({carrier}), pod adres:',
  'mail.order_ready_part':
    'Towar ze stanu będzie gotowy najpóźniej {date} ({forwarder}); reszta, gdy tylko będzie dostępna. Adres dostawy:',
  'mail.order_ready_expected':
    'Towar nie dotarł jeszcze do naszego magazynu. Przewidywana gotowość do odbioru: {date} ({forwarder}). Adres dostawy:',
  'mail.order_after_payment': 'Po otrzymaniu płatności wyślemy towar ({carrier}) na ten adres:',
  'mail.order_after_release': 'Po zwolnieniu zamówienia do realizacji wyślemy towar ({carrier}) na ten adres:',
  'mail.order_after_payment_arrival':
    'Po otrzymaniu płatności i dostawie towaru do magazynu wyślemy go ({carrier}) na ten adres:',
  'mail.order_after_release_arrival':
    'Po zwolnieniu zamówienia do realizacji i dostawie towaru do magazynu wyślemy go ({carrier}) na ten adres:',
  'mail.order_each': '{price} za sztukę',
  'mail.order_unknown': 'Napiszemy, gdy tylko poznamy termin. Wyślemy towar ({carrier}) na ten adres:',
  'mail.order_payment': 'Towar wyślemy dopiero po otrzymaniu płatności. W tytule przelewu prosimy podać {orderno}.',
  'mail.order_see': 'Zobacz zamówienie',
  'mail.cancelled_subject': 'Zamówienie {orderno} zostało anulowane',
  'mail.cancelled_part_subject': 'Część zamówienia {orderno} została anulowana',
  'mail.cancelled_intro': 'Zamówienie {orderno} firmy {company} zostało anulowane. Nie dostarczymy:',
  'mail.cancelled_part_intro': 'Część zamówienia {orderno} firmy {company} została anulowana. Nie dostarczymy:',
  'mail.cancelled_reason': 'Powód',
  'mail.cancelled_remains': 'Z zamówienia pozostaje:',
  'mail.cancelled_pay':
    'Towar wyślemy po otrzymaniu płatności. Prosimy zapłacić tylko pozostałą kwotę, a w tytule przelewu podać {orderno}.',
  'mail.cancelled_refund': 'To zamówienie zostało opłacone z góry: zwrócimy kwotę za anulowane produkty.',
  'mail.changed_subject': 'Zamówienie {orderno} zostało zmienione',
  'mail.changed_intro':
    'Zmieniliśmy zamówienie {orderno}, które złożyła firma {company}: prosimy je sprawdzić i napisać do nas, jeśli coś nie zgadza się z ustaleniami.',
  'mail.changed_before': 'Przed zmianą',
  'mail.changed_after': 'Po zmianie',
  'mail.changed_coupon': 'Kupon {code} nie pasuje już do tego zamówienia. Można go użyć ponownie.',
  'mail.changed_held': 'Zamówienie jest wstrzymane ze względu na stan konta. Sprawdzimy je i zwolnimy.',
  'mail.desk_cancelled_subject': 'Anulowano: zamówienie {orderno}, {company}',
  'mail.desk_cancelled_intro': 'Firma {company} ({custnum}) anulowała zamówienie {orderno}:',
  'mail.desk_cancelled_part_intro': 'Firma {company} ({custnum}) anulowała część zamówienia {orderno}:',
  'mail.desk_cancelled_refund': 'Zamówienie opłacono z góry. Do zwrotu: {amount}.',
  'mail.code_subject': 'Państwa kod',
  'mail.code_intro': 'Prosimy wpisać ten kod na stronie, na której został zamówiony:',
  'mail.code_valid':
    '{minutes, plural, one {Kod jest ważny przez # minutę} few {Kod jest ważny przez # minuty} many {Kod jest ważny przez # minut} other {Kod jest ważny przez # minuty}} i działa tylko raz.',
  'mail.code_not_you':
    'Nie prosili Państwo o kod? W takim razie ktoś pomyłkowo wpisał Państwa adres i nie trzeba nic robić. Kodu nie należy nikomu podawać.',
  'mail.registered_subject': 'Dziękujemy za rejestrację',
  'mail.registered_intro': 'Rejestracja firmy {company} do nas dotarła.',
  'mail.registered_number': 'Numer klienta',
  'mail.registered_user_name': 'Nazwa użytkownika',
  'mail.registered_next':
    'Nasi opiekunowie klienta sprawdzą dane i dokumenty, zwykle w ciągu jednego dnia roboczego, i odpowiedzą e-mailem. Do tego czasu można się zalogować i przeglądać ofertę; ceny pojawią się po zatwierdzeniu.',
  'mail.registered_sign_in': 'Zaloguj się',
  'mail.registered_vat_number': 'NIP / VAT UE',
  'mail.registered_tax_code': 'Kod podatkowy',
  'mail.registered_sdi_code': 'Kod odbiorcy (SDI)',
  'mail.applied_subject': 'Nowa rejestracja: {company}',
  'mail.applied_intro':
    '{documents, plural, one {Nowa rejestracja firmy z # dokumentem czeka na zatwierdzenie:} few {Nowa rejestracja firmy z # dokumentami czeka na zatwierdzenie:} many {Nowa rejestracja firmy z # dokumentami czeka na zatwierdzenie:} other {Nowa rejestracja firmy z # dokumentu czeka na zatwierdzenie:}}',
  'mail.user_name': 'Nazwa użytkownika',
  'mail.choose_password': 'Ustaw hasło',
  'mail.invite_subject': 'Konto w sklepie Aster',
  'mail.invite_intro':
    'Dzień dobry, {name}! Firma {company} utworzyła dla Państwa konto. Po ustawieniu hasła można się zalogować.',
  'mail.invite_valid':
    '{days, plural, one {Link jest ważny # dzień} few {Link jest ważny # dni} many {Link jest ważny # dni} other {Link jest ważny # dnia}} i działa jeden raz.',
  'mail.reset_subject': 'Ustawienie nowego hasła',
  'mail.reset_intro':
    'Dzień dobry, {name}! Tutaj można ustawić nowe hasło. Potem nastąpi wylogowanie ze wszystkich innych urządzeń.',
  'mail.reset_valid':
    '{minutes, plural, one {Link jest ważny # minutę} few {Link jest ważny # minuty} many {Link jest ważny # minut} other {Link jest ważny # minuty}} i działa jeden raz.',
  'mail.reset_not_you':
    'Jeśli nie spodziewali się Państwo tej wiadomości, nie trzeba nic robić: hasło pozostaje bez zmian.',
  'mail.approved_subject': 'Konto zostało aktywowane',
  'mail.approved_intro':
    'Firma {company} jest teraz naszym klientem. Od tej chwili widoczne są Państwa ceny i można składać zamówienia.',
  'mail.approved_terms': 'Płatność',
  'mail.approved_days':
    '{days, plural, =0 {przedpłata} one {przelew, # dzień} few {przelew, # dni} many {przelew, # dni} other {przelew, # dnia}}',
  'mail.approved_coupon': 'Na powitanie w portfelu czeka na Państwa kupon {code}.',
  'mail.approved_manager': 'Państwa opiekun klienta',
  'mail.rejected_subject': 'W sprawie rejestracji',
  'mail.rejected_intro': 'Obecnie nie możemy otworzyć konta dla firmy {company} z następującego powodu:',
  'mail.rejected_next': 'Chcą Państwo coś dodać? Prosimy odpowiedzieć na tę wiadomość lub zadzwonić.',
  'mail.list_rejected_subject': 'Lista {number} została odrzucona',
  'mail.list_rejected_intro':
    'Dzień dobry, {name}! Przesłana lista {number} nie została zamówiona z następującego powodu:',
  'mail.list_rejected_next': 'Listę można zmienić i przesłać ponownie.',
  'mail.list_ordered_subject': 'Lista {number} została zamówiona',
  'mail.list_ordered_intro':
    'Dzień dobry, {name}! Państwa lista {number} została zamówiona ({buyer}). Numer zamówienia: {orderno}. Zamówiono:',
  'mail.list_submitted_subject': 'Lista {number} ({maker}) czeka na decyzję',
  'mail.list_submitted_intro':
    'Dzień dobry, {name}! Lista {number} ({maker}) została przesłana i czeka na zamówienie przez Państwa.',
  'mail.list_submitted_next': 'Można zmienić ilości, zamówić ją albo odrzucić, podając powód.',
  'mail.list_see': 'Zobacz listę',
  'mail.watch_subject':
    'Nowości o {count, plural, one {obserwowanym produkcie} few {# obserwowanych produktach} many {# obserwowanych produktach} other {# obserwowanych produktach}}',
  'mail.watch_intro': 'Dzień dobry, {name}! Oto nowości w ulubionych:',
  'mail.watch_back': 'znów na stanie: {pieces} szt.',
  'mail.watch_drop': 'cena wcześniej {before}, teraz {now}',
  'mail.watch_see': 'Zobacz ulubione',
  'mail.watch_end': 'Tę wiadomość wysyłamy na Państwa życzenie, ustawione przy tych ulubionych. Tam można ją wyłączyć.',
  'mail.desk_subject': 'Nowe zamówienie {orderno}: {company}',
  'mail.desk_intro': 'Firma {company} ({custnum}) złożyła zamówienie {orderno}.',
  'mail.desk_see': 'Zobacz zamówienie w konsoli',
  'mail.desk_status': 'Status',
  'mail.desk_placed_by': 'Złożone przez',
  'mail.reminder_subject': 'Zamówienie {orderno} czeka na płatność',
  'mail.reminder_intro': 'Dzień dobry, {name}! Zamówienie {orderno} z {date} wciąż czeka na płatność.',
  'mail.reminder_until':
    'Towar jest zarezerwowany do {date}. Jeśli do tego dnia nie otrzymamy płatności, anulujemy zamówienie bez żadnych kosztów.',
  'mail.reminder_paid':
    'Płatność już wysłana? Wtedy nic więcej nie trzeba robić: zamówienie wyruszy, gdy tylko dotrze do nas płatność.',
  'mail.update_released_subject': 'Przygotowujemy zamówienie {orderno}',
  'mail.update_released':
    'Państwa zamówienie {orderno} zostało przekazane do realizacji, a nasz magazyn już je przygotowuje.',
  'mail.update_shipped_subject': 'Zamówienie {orderno} zostało wysłane',
  'mail.update_part_shipped_subject': 'Część zamówienia {orderno} została wysłana',
  'mail.update_shipped': 'Te produkty z Państwa zamówienia {orderno} są w drodze, przewoźnik: {carrier}:',
  'mail.update_rest': 'Resztę wyślemy, gdy tylko będzie gotowa. Damy znać.',
  'mail.update_track': 'Śledź paczkę {number}',
  'mail.update_parcel': 'Numer paczki: {number}',
  'mail.update_delivered_subject': 'Zamówienie {orderno} zostało dostarczone',
  'mail.update_part_delivered_subject': 'Przesyłka z zamówienia {orderno} została dostarczona',
  'mail.update_delivered': 'Te produkty z Państwa zamówienia {orderno} zostały dostarczone:',
  'mail.update_delayed_subject': 'Nowy termin dla produktów z zamówienia {orderno}',
  'mail.update_delayed':
    'Przepraszamy: te produkty z Państwa zamówienia {orderno} dotrą do naszego magazynu w innym dniu, niż Państwu podaliśmy:',
  'mail.update_cannot_wait':
    'Nie mogą Państwo tyle czekać? Na stronie zamówienia można anulować to, co jeszcze nie dotarło.',
  'mail.update_sooner_subject': 'Dobra wiadomość: produkty z zamówienia {orderno} dotrą wcześniej',
  'mail.update_sooner': 'Dobra wiadomość o tych produktach z Państwa zamówienia {orderno}:',
  'mail.update_known_subject': 'Znamy termin dla produktów z zamówienia {orderno}',
  'mail.update_known': 'Wiemy już, kiedy te produkty z Państwa zamówienia {orderno} dotrą do naszego magazynu:',
  'mail.update_unknown_subject': 'Na razie brak terminu dla produktów z zamówienia {orderno}',
  'mail.update_unknown':
    'Przepraszamy: w tej chwili nie wiemy, kiedy te produkty z Państwa zamówienia {orderno} dotrą do naszego magazynu:',
  'mail.update_day_moved': 'dostępne od {now} zamiast od {before}',
  'mail.update_day_sooner': 'dostępne już od {now} zamiast od {before}',
  'mail.update_day_known': 'dostępne od {now}',
  'mail.update_day_gone': 'termin dostępności {before} jest już nieaktualny; nowy podamy, gdy tylko go poznamy',
  'mail.update_arrived_subject': 'Produkty z zamówienia {orderno} dotarły do magazynu',
  'mail.update_arrived':
    'Te produkty z Państwa zamówienia {orderno} dotarły do naszego magazynu i są dla Państwa zarezerwowane:',
  'mail.update_cancelled_subject': 'Zamówienie {orderno} zostało anulowane',
  'mail.update_part_cancelled_subject': 'Produkty z zamówienia {orderno} zostały anulowane',
  'mail.update_cancelled': 'Przykro nam, musieliśmy anulować te produkty z Państwa zamówienia {orderno}:',
  'mail.update_reason': 'Powód: {reason}',
  'mail.update_more':
    '{count, plural, one {i jeszcze # produkt} few {i jeszcze # produkty} many {i jeszcze # produktów} other {i jeszcze # produktu}}',
  'mail.update_end':
    'Wysyłamy tę wiadomość, ponieważ złożyli Państwo to zamówienie. Na swoim koncie można wybrać, o czym i kiedy piszemy.',
  'mail.update_choose': 'Wybierz wiadomości',
  'mail.daily_subject':
    'Dziś w Aster: {count, plural, one {# nowość} few {# nowości} many {# nowości} other {# nowości}}',
  'mail.daily_intro': 'Oto co nowego:',
  'mail.daily_see': 'Zobacz wszystkie zamówienia',
  'mail.daily_end':
    'Ta wiadomość przychodzi raz dziennie i tylko wtedy, gdy jest coś nowego. Na swoim koncie można wybrać, o czym i kiedy piszemy.',
  'payment_mail.subject': 'Otrzymaliśmy Państwa płatność: {amount}',
  'payment_mail.intro': 'Płatność w kwocie {amount} wpłynęła i została zaksięgowana z datą {date}.',
  'payment_mail.settles': 'Rozlicza: {numbers}',
  'payment_mail.part_of': 'Rozlicza częściowo: {numbers}',
  'payment_mail.credit': 'Z tej kwoty {amount} pozostaje Państwa nadpłatą.',
  'payment_mail.undone_subject': 'Korekta: płatność {amount} została cofnięta',
  'payment_mail.undone':
    'Cofnęliśmy płatność w kwocie {amount} zaksięgowaną z datą {date}. Rozliczone nią pozycje są znów otwarte.',
  'payment_mail.see': 'Zobacz swoje konto',
  'payment_mail.end':
    'Ta wiadomość przychodzi, ponieważ mają Państwo dostęp do faktur firmy. Na swoim koncie można wybrać, o czym i kiedy piszemy.',
  'invoice_mail.invoice_subject': 'Faktura {number} do zamówienia {orderno}',
  'invoice_mail.credit_subject': 'Faktura korygująca {number} do zamówienia {orderno}',
  'invoice_mail.invoice_intro':
    'W załączniku przesyłamy fakturę {number} do zamówienia {orderno} na kwotę {amount} z VAT.',
  'invoice_mail.credit_intro':
    'W załączniku przesyłamy fakturę korygującą {number} do zamówienia {orderno} na kwotę {amount} z VAT.',
  'invoice_mail.reason': 'Powód: {reason}',
  'invoice_mail.paid': 'Faktura jest już opłacona. Dziękujemy.',
  'invoice_mail.free': 'Nie trzeba za nią nic płacić.',
  'invoice_mail.due': 'Prosimy o zapłatę {amount} do {date}.',
  'invoice_mail.pay': 'Prosimy o zapłatę {amount} do {date} z podaniem {reference}.',
  'invoice_mail.copy_invoice_subject': 'Faktura {number}: kopia',
  'invoice_mail.copy_credit_subject': 'Faktura korygująca {number}: kopia',
  'invoice_mail.copy_invoice': '{company} przesyła Państwu kopię faktury {number}. Znajdą ją Państwo w załączniku.',
  'invoice_mail.copy_credit':
    '{company} przesyła Państwu kopię faktury korygującej {number}. Znajdą ją Państwo w załączniku.',
  'invoice_mail.copy_reply':
    'W razie pytań prosimy po prostu odpowiedzieć na tę wiadomość: odpowiedź trafi do {company}.',
  'mail.e_invoices_due_subject':
    '{count, plural, one {# e-fakturę trzeba wysłać do jutra} few {# e-faktury trzeba wysłać do jutra} many {# e-faktur trzeba wysłać do jutra} other {# e-faktury trzeba wysłać do jutra}}',
  'mail.e_invoices_due_intro':
    'Zgodnie z prawem muszą trafić do systemu wymiany najpóźniej w dniu podanym przy każdej z nich.',
  'mail.e_invoices_due_more':
    '{count, plural, one {i jeszcze #} few {i jeszcze #} many {i jeszcze #} other {i jeszcze #}}',
  'mail.e_invoices_due_see': 'Otwórz e-faktury',
  'mail.update_held_subject': 'Zamówienie {orderno} jest wstrzymane',
  'mail.update_held':
    'Zamówienie {orderno} jest wstrzymane: na razie nic z niego nie wysyłamy. Damy znać, gdy tylko ruszy dalej.',
  'mail.update_resumed_subject': 'Realizujemy zamówienie {orderno}',
  'mail.update_resumed': 'Zamówienie {orderno} nie jest już wstrzymane i trafia do realizacji.',
  'mail.update_paid': 'Otrzymaliśmy płatność. Zamówienie {orderno} trafia do realizacji.',
  'mail.update_no_day': 'Napiszemy, gdy tylko poznamy termin.',
  'mail.update_redirected_subject': 'Zmieniliśmy dostawę zamówienia {orderno}',
  'mail.update_redirected':
    'Zmieniliśmy sposób dostawy zamówienia {orderno}. Jeśli to nie Państwa prośba, prosimy o pilny kontakt.',
}
