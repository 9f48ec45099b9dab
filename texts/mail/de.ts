import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'mail.late':
    'Diese E-Mail ist vom {at}. Wir konnten sie erst jetzt senden, einiges darin kann sich inzwischen geändert haben.',
  'mail.row': '{term}: {value}',
  'mail.order_subject': 'Ihre Bestellung {orderno}',
  'mail.order_intro': 'Vielen Dank. Wir haben die Bestellung {orderno} von {company} erhalten:',
  'mail.order_later':
    '{pieces, plural, one {# Stück davon liefern wir nach, sobald es eintrifft} other {# Stück davon liefern wir nach, sobald sie eintreffen}}',
  'mail.order_promise': 'Lieferung spätestens am {date}, per {carrier}, an diese Adresse:',
  'mail.order_ready': 'Spätestens am {date} für {forwarder} bereit. Lieferadresse:',
  'mail.order_promise_part':
    'Was auf Lager ist, liefern wir spätestens am {date}, per {carrier}; der Rest folgt, sobald er bei uns eintrifft. Lieferadresse:',
  'mail.order_promise_expected':
    'Die Ware muss erst bei uns eintreffen. Voraussichtliche Lieferung am {date}, per {carrier}, an diese Adresse:',
  'mail.order_ready_part':
    'Was auf Lager ist, steht spätestens am {date} für {forwarder} bereit; der Rest folgt, sobald er bei uns eintrifft. Lieferadresse:',
  'mail.order_ready_expected':
    'Die Ware muss erst bei uns eintreffen. Voraussichtlich steht sie am {date} für {forwarder} bereit. Lieferadresse:',
  'mail.order_after_payment':
    'Sobald Ihre Zahlung eingegangen ist, versenden wir die Ware per {carrier} an diese Adresse:',
  'mail.order_after_release':
    'Sobald wir die Bestellung freigeben, versenden wir die Ware per {carrier} an diese Adresse:',
  'mail.order_after_payment_arrival':
    'Sobald Ihre Zahlung eingegangen und die Ware auf Lager ist, versenden wir sie per {carrier} an diese Adresse:',
  'mail.order_after_release_arrival':
    'Sobald die Bestellung freigegeben und die Ware auf Lager ist, versenden wir sie per {carrier} an diese Adresse:',
  'mail.order_each': 'je {price}',
  'mail.order_unknown': 'Wir schreiben Ihnen, sobald wir den Tag kennen. Lieferung per {carrier} an diese Adresse:',
  'mail.order_payment':
    'Wir versenden die Ware erst, wenn Ihre Zahlung eingegangen ist. Bitte geben Sie als Verwendungszweck {orderno} an.',
  'mail.order_see': 'Bestellung ansehen',
  'mail.cancelled_subject': 'Bestellung {orderno} ist storniert',
  'mail.cancelled_part_subject': 'Ein Teil der Bestellung {orderno} ist storniert',
  'mail.cancelled_intro': 'Die Bestellung {orderno} von {company} ist storniert. Nicht geliefert wird:',
  'mail.cancelled_part_intro': 'Ein Teil der Bestellung {orderno} von {company} ist storniert. Nicht geliefert wird:',
  'mail.cancelled_reason': 'Grund',
  'mail.cancelled_remains': 'Das bleibt von der Bestellung:',
  'mail.cancelled_pay':
    'Wir versenden, sobald Ihre Zahlung eingegangen ist. Bitte zahlen Sie nur den verbleibenden Betrag und geben Sie {orderno} an.',
  'mail.cancelled_refund':
    'Sie haben diese Bestellung im Voraus bezahlt: Was auf die stornierten Artikel entfällt, erstatten wir Ihnen.',
  'mail.changed_subject': 'Ihre Bestellung {orderno} wurde geändert',
  'mail.changed_intro':
    'Wir haben die Bestellung {orderno} von {company} geändert. Bitte prüfen Sie sie, und schreiben Sie uns, wenn etwas nicht wie vereinbart ist.',
  'mail.changed_before': 'Bisher',
  'mail.changed_after': 'Jetzt',
  'mail.changed_coupon': 'Der Gutschein {code} passt nicht mehr zu dieser Bestellung. Sie können ihn wieder verwenden.',
  'mail.changed_held':
    'Die Bestellung ist wegen Ihres Kontos in Prüfung. Wir geben sie frei, sobald wir sie geprüft haben.',
  'mail.desk_cancelled_subject': 'Storniert: Bestellung {orderno} von {company}',
  'mail.desk_cancelled_intro': '{company} ({custnum}) hat die Bestellung {orderno} storniert:',
  'mail.desk_cancelled_part_intro': '{company} ({custnum}) hat einen Teil der Bestellung {orderno} storniert:',
  'mail.desk_cancelled_refund': 'Die Bestellung wurde im Voraus bezahlt. Zu erstatten: {amount}.',
  'mail.code_subject': 'Ihr Code',
  'mail.code_intro': 'Bitte geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben:',
  'mail.code_valid':
    '{minutes, plural, one {Er gilt # Minute} other {Er gilt # Minuten}} und kann einmal verwendet werden.',
  'mail.code_not_you':
    'Sie haben ihn nicht angefordert? Dann hat jemand versehentlich Ihre Adresse eingegeben, und Sie können diese E-Mail ignorieren. Geben Sie den Code an niemanden weiter.',
  'mail.registered_subject': 'Vielen Dank für Ihre Registrierung',
  'mail.registered_intro': 'Wir haben die Registrierung von {company} erhalten.',
  'mail.registered_number': 'Kundennummer',
  'mail.registered_user_name': 'Benutzername',
  'mail.registered_next':
    'Unsere Kundenbetreuer prüfen Ihre Angaben und Dokumente, in der Regel innerhalb eines Arbeitstages, und melden sich bei Ihnen. Bis dahin können Sie sich anmelden und umsehen; Preise sehen Sie nach der Freigabe.',
  'mail.registered_sign_in': 'Anmelden',
  'mail.registered_vat_number': 'USt-IdNr.',
  'mail.registered_tax_code': 'Steuernummer',
  'mail.registered_sdi_code': 'Empfängercode (SDI)',
  'mail.applied_subject': 'Neue Registrierung: {company}',
  'mail.applied_intro':
    '{documents, plural, one {Ein Unternehmen hat sich mit # Dokument registriert und wartet auf Freigabe:} other {Ein Unternehmen hat sich mit # Dokumenten registriert und wartet auf Freigabe:}}',
  'mail.user_name': 'Benutzername',
  'mail.choose_password': 'Passwort wählen',
  'mail.invite_subject': 'Ihr Konto im Aster-Shop',
  'mail.invite_intro':
    'Guten Tag {name}, {company} hat ein Konto für Sie angelegt. Bitte wählen Sie Ihr Passwort, dann können Sie sich anmelden.',
  'mail.invite_valid':
    '{days, plural, one {Der Link gilt # Tag} other {Der Link gilt # Tage}} und kann einmal verwendet werden.',
  'mail.reset_subject': 'Neues Passwort wählen',
  'mail.reset_intro':
    'Guten Tag {name}, bitte wählen Sie ein neues Passwort. Danach sind Sie überall sonst abgemeldet.',
  'mail.reset_valid':
    '{minutes, plural, one {Der Link gilt # Minute} other {Der Link gilt # Minuten}} und kann einmal verwendet werden.',
  'mail.reset_not_you':
    'Sie haben das nicht erwartet? Dann können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  'mail.approved_subject': 'Ihr Konto ist freigegeben',
  'mail.approved_intro': '{company} ist jetzt unser Kunde. Ab sofort sehen Sie Ihre Preise und können bestellen.',
  'mail.approved_terms': 'Zahlung',
  'mail.approved_days': '{days, plural, =0 {Vorkasse} one {# Tag netto} other {# Tage netto}}',
  'mail.approved_coupon': 'Ihr Willkommensgutschein {code} liegt in Ihrem Konto bereit.',
  'mail.approved_manager': 'Ihr Kundenbetreuer',
  'mail.rejected_subject': 'Zu Ihrer Registrierung',
  'mail.rejected_intro': 'Wir können für {company} zurzeit kein Konto eröffnen, und zwar aus diesem Grund:',
  'mail.rejected_next': 'Möchten Sie etwas ergänzen? Antworten Sie auf diese E-Mail oder rufen Sie uns an.',
  'mail.list_rejected_subject': 'Ihre Liste {number} wurde abgelehnt',
  'mail.list_rejected_intro':
    'Guten Tag {name}, die von Ihnen eingereichte Liste {number} wurde aus diesem Grund nicht bestellt:',
  'mail.list_rejected_next': 'Sie können die Liste ändern und noch einmal einreichen.',
  'mail.list_ordered_subject': 'Ihre Liste {number} wurde bestellt',
  'mail.list_ordered_intro':
    'Guten Tag {name}, {buyer} hat Ihre Liste {number} bestellt. Die Bestellnummer ist {orderno}, bestellt wurde:',
  'mail.list_submitted_subject': 'Die Liste {number} von {maker} wartet auf Sie',
  'mail.list_submitted_intro':
    'Guten Tag {name}, {maker} hat die Liste {number} eingereicht. Bitte prüfen und bestellen Sie sie.',
  'mail.list_submitted_next':
    'Sie können die Mengen ändern, die Liste bestellen oder sie mit einer Begründung ablehnen.',
  'mail.list_see': 'Liste ansehen',
  'mail.watch_subject': 'Neues zu {count, plural, one {einem Produkt, das} other {# Produkten, die}} Sie beobachten',
  'mail.watch_intro': 'Guten Tag {name}, das ist neu bei Ihren Favoriten:',
  'mail.watch_back': 'wieder auf Lager, {pieces} verfügbar',
  'mail.watch_drop': 'Preis bisher {before}, jetzt {now}',
  'mail.watch_see': 'Favoriten ansehen',
  'mail.watch_end': 'Sie erhalten diese E-Mail, weil Sie diese Favoriten beobachten. Dort können Sie das beenden.',
  'mail.desk_subject': 'Neue Bestellung {orderno} von {company}',
  'mail.desk_intro': '{company} ({custnum}) hat die Bestellung {orderno} aufgegeben.',
  'mail.desk_see': 'Bestellung in der Verwaltung ansehen',
  'mail.desk_status': 'Status',
  'mail.desk_placed_by': 'Bestellt von',
  'mail.reminder_subject': 'Zahlung für Bestellung {orderno} steht noch aus',
  'mail.reminder_intro': 'Guten Tag {name}, Ihre Bestellung {orderno} vom {date} wartet noch auf Ihre Zahlung.',
  'mail.reminder_until':
    'Wir halten die Ware bis {date} für Sie bereit. Ist die Zahlung bis dahin nicht eingegangen, stornieren wir die Bestellung; Kosten entstehen Ihnen nicht.',
  'mail.reminder_paid':
    'Haben Sie schon bezahlt? Dann ist nichts weiter zu tun: Die Bestellung geht raus, sobald die Zahlung eingeht.',
  'mail.update_released_subject': 'Wir stellen die Bestellung {orderno} zusammen',
  'mail.update_released': 'Wir haben Ihre Bestellung {orderno} freigegeben; unser Lager stellt sie jetzt zusammen.',
  'mail.update_shipped_subject': 'Die Bestellung {orderno} ist unterwegs',
  'mail.update_part_shipped_subject': 'Ein Teil der Bestellung {orderno} ist unterwegs',
  'mail.update_shipped': 'Diese Artikel Ihrer Bestellung {orderno} sind unterwegs, per {carrier}:',
  'mail.update_rest': 'Der Rest folgt, sobald er bereit ist. Wir geben Ihnen Bescheid.',
  'mail.update_track': 'Paket {number} verfolgen',
  'mail.update_parcel': 'Paketnummer: {number}',
  'mail.update_delivered_subject': 'Die Bestellung {orderno} wurde zugestellt',
  'mail.update_part_delivered_subject': 'Eine Lieferung der Bestellung {orderno} wurde zugestellt',
  'mail.update_delivered': 'Diese Artikel Ihrer Bestellung {orderno} wurden zugestellt:',
  'mail.update_delayed_subject': 'Neuer Termin für Artikel der Bestellung {orderno}',
  'mail.update_delayed':
    'Es tut uns leid: Diese Artikel Ihrer Bestellung {orderno} treffen an einem anderen Tag bei uns ein, als wir Ihnen gesagt haben:',
  'mail.update_cannot_wait':
    'So lange können Sie nicht warten? Auf der Seite Ihrer Bestellung stornieren Sie, was noch nicht eingetroffen ist.',
  'mail.update_sooner_subject': 'Gute Nachricht: Artikel der Bestellung {orderno} kommen früher',
  'mail.update_sooner': 'Gute Nachricht zu diesen Artikeln Ihrer Bestellung {orderno}:',
  'mail.update_known_subject': 'Termin für Artikel der Bestellung {orderno}',
  'mail.update_known': 'Wir wissen jetzt, wann diese Artikel Ihrer Bestellung {orderno} bei uns eintreffen:',
  'mail.update_unknown_subject': 'Zurzeit kein Termin für Artikel der Bestellung {orderno}',
  'mail.update_unknown':
    'Es tut uns leid: Zurzeit wissen wir nicht, wann diese Artikel Ihrer Bestellung {orderno} bei uns eintreffen:',
  'mail.update_day_moved': 'Wareneingang am {now} statt am {before} erwartet',
  'mail.update_day_sooner': 'Wareneingang schon am {now} statt am {before} erwartet',
  'mail.update_day_known': 'Wareneingang am {now} erwartet',
  'mail.update_day_gone':
    'Wareneingang nicht mehr am {before} erwartet; den neuen Termin nennen wir Ihnen, sobald wir ihn kennen',
  'mail.update_arrived_subject': 'Artikel der Bestellung {orderno} sind eingetroffen',
  'mail.update_arrived': 'Diese Artikel Ihrer Bestellung {orderno} sind bei uns eingetroffen und für Sie reserviert:',
  'mail.update_cancelled_subject': 'Die Bestellung {orderno} wurde storniert',
  'mail.update_part_cancelled_subject': 'Artikel der Bestellung {orderno} wurden storniert',
  'mail.update_cancelled': 'Es tut uns leid: Wir mussten diese Artikel Ihrer Bestellung {orderno} stornieren:',
  'mail.update_reason': 'Grund: {reason}',
  'mail.update_more': '{count, plural, one {und # weiterer Artikel} other {und # weitere Artikel}}',
  'mail.update_end':
    'Sie erhalten diese E-Mail, weil Sie die Bestellung aufgegeben haben. Sie bestimmen, worüber wir Ihnen schreiben und wann.',
  'mail.update_choose': 'E-Mails auswählen',
  'mail.daily_subject': 'Heute bei Aster: {count, plural, one {# Neuigkeit} other {# Neuigkeiten}}',
  'mail.daily_intro': 'Das ist neu:',
  'mail.daily_see': 'Alle Bestellungen ansehen',
  'mail.daily_end':
    'Diese E-Mail erhalten Sie einmal am Tag, und nur wenn es Neues gibt. Sie bestimmen, worüber wir Ihnen schreiben und wann.',
  'payment_mail.subject': 'Ihre Zahlung über {amount} ist eingegangen',
  'payment_mail.intro': 'Ihre Zahlung über {amount} ist eingegangen und zum {date} gebucht.',
  'payment_mail.settles': 'Sie begleicht: {numbers}',
  'payment_mail.part_of': 'Sie begleicht teilweise: {numbers}',
  'payment_mail.credit': 'Davon bleiben {amount} als Guthaben auf Ihrem Konto.',
  'payment_mail.undone_subject': 'Korrektur: Zahlung über {amount} zurückgenommen',
  'payment_mail.undone':
    'Wir haben die zum {date} gebuchte Zahlung über {amount} zurückgenommen. Was sie beglichen hatte, ist wieder offen.',
  'payment_mail.see': 'Konto ansehen',
  'payment_mail.end':
    'Diese E-Mail erhalten Sie, weil Sie die Rechnungen Ihres Unternehmens einsehen können. Sie bestimmen, worüber wir Ihnen schreiben und wann.',
  'invoice_mail.invoice_subject': 'Rechnung {number} zu Bestellung {orderno}',
  'invoice_mail.credit_subject': 'Rechnungskorrektur {number} zu Bestellung {orderno}',
  'invoice_mail.invoice_intro':
    'Im Anhang finden Sie Ihre Rechnung {number} zu Bestellung {orderno} über {amount} inkl. MwSt.',
  'invoice_mail.credit_intro':
    'Im Anhang finden Sie Ihre Rechnungskorrektur {number} zu Bestellung {orderno} über {amount} inkl. MwSt.',
  'invoice_mail.reason': 'Grund: {reason}',
  'invoice_mail.paid': 'Sie ist bereits bezahlt. Vielen Dank.',
  'invoice_mail.free': 'Dafür ist nichts zu bezahlen.',
  'invoice_mail.due': 'Bitte zahlen Sie {amount} bis zum {date}.',
  'invoice_mail.pay': 'Bitte zahlen Sie {amount} bis zum {date} und geben Sie {reference} an.',
  'invoice_mail.copy_invoice_subject': 'Rechnung {number}: Kopie',
  'invoice_mail.copy_credit_subject': 'Rechnungskorrektur {number}: Kopie',
  'invoice_mail.copy_invoice': '{company} sendet Ihnen eine Kopie der Rechnung {number}, Sie finden sie im Anhang.',
  'invoice_mail.copy_credit':
    '{company} sendet Ihnen eine Kopie der Rechnungskorrektur {number}, Sie finden sie im Anhang.',
  'invoice_mail.copy_reply': 'Bei Fragen antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an {company}.',
  'mail.e_invoices_due_subject':
    '{count, plural, one {# E-Rechnung muss bis morgen gesendet werden} other {# E-Rechnungen müssen bis morgen gesendet werden}}',
  'mail.e_invoices_due_intro':
    'Nach dem Gesetz müssen sie bis zu dem Tag, der jeweils dabeisteht, beim Austauschsystem sein.',
  'mail.e_invoices_due_more': '{count, plural, one {und # weitere} other {und # weitere}}',
  'mail.e_invoices_due_see': 'E-Rechnungen öffnen',
  'mail.update_held_subject': 'Bestellung {orderno} ist in Prüfung',
  'mail.update_held':
    'Ihre Bestellung {orderno} ist in Prüfung: Vorerst wird nichts davon verschickt. Wir melden uns, sobald sie weitergeht.',
  'mail.update_resumed_subject': 'Bestellung {orderno} geht weiter',
  'mail.update_resumed': 'Ihre Bestellung {orderno} ist nicht mehr in Prüfung und wird jetzt bearbeitet.',
  'mail.update_paid': 'Ihre Zahlung ist eingegangen. Wir bearbeiten Ihre Bestellung {orderno} jetzt.',
  'mail.update_no_day': 'Wir schreiben Ihnen, sobald wir den Tag kennen.',
  'mail.update_redirected_subject': 'Lieferung der Bestellung {orderno} geändert',
  'mail.update_redirected':
    'Wir haben die Lieferung Ihrer Bestellung {orderno} geändert. Wenn Sie das nicht veranlasst haben, sagen Sie uns gleich Bescheid.',
}
