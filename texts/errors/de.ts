import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'request.invalid': 'Bitte prüfen Sie die markierten Felder',
  'request.not_found': 'Diese Seite oder dieser Inhalt existiert nicht',
  'request.conflict':
    'Das wurde bereits mit anderem Inhalt gesendet. Bitte prüfen Sie es und senden Sie es noch einmal',
  'request.too_large': 'Zu groß: höchstens 1 MB auf einmal. Bitte teilen Sie es auf',
  'request.media_type': 'Diese Art von Inhalt wird nicht unterstützt',
  'request.too_many': 'Zu viele Anfragen. Bitte warten Sie einen Augenblick und versuchen Sie es erneut',
  'server.failed': 'Unbekannter Systemfehler. Bitte wenden Sie sich an uns',
  'server.unavailable': 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal',
  'session.expired': 'Ihre Anmeldung ist abgelaufen. Sie können auf dieser Seite bleiben oder sich neu anmelden',
  'session.unknown': 'Anmeldung fehlgeschlagen, kein Zugriff möglich',
  'session.wrong_credentials': 'Benutzername oder Passwort ist falsch',
  'session.too_many_tries': 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es erneut',
  'session.captcha_needed': 'Bitte geben Sie auch die angezeigten Ziffern ein',
  'profile.old_password_wrong': 'Das bisherige Passwort ist falsch',
  'email.occupied': 'Diese E-Mail-Adresse ist schon vergeben',
  'session.not_allowed': 'Anmeldung fehlgeschlagen. Bitte wenden Sie sich an Ihren Kundenbetreuer',
  'access.denied': 'Keine Berechtigung für diesen Vorgang',
  'basket.product_disabled': 'Dieses Produkt ist nicht mehr lieferbar. Bitte wählen Sie ein anderes.',
  'basket.product_unknown': 'Diese Artikelnummer kennen wir nicht',
  'basket.quantity_out_of_range': 'Sie können 1 bis 9.999 Stück eines Produkts bestellen',
  'gone.basket_line':
    'Ihr Warenkorb wurde in einem anderen Fenster geändert. So ist er jetzt; bitte versuchen Sie es noch einmal.',
  'contact.too_many':
    'Sie haben innerhalb einer Stunde mehrere Nachrichten gesendet. Bitte rufen Sie uns an oder versuchen Sie es in einer Stunde wieder. Ihr Text bleibt erhalten',
  'coupon.not_found': 'Einen Gutschein mit diesem Code gibt es nicht',
  'coupon.code_missing': 'Bitte geben Sie einen Gutscheincode ein',
  'coupon.used_up': 'Alle Gutscheine dieser Art sind eingelöst',
  'coupon.not_valid': 'Die Aktion hat noch nicht begonnen oder der Gutschein ist ungültig',
  'coupon.over': 'Sie haben diesen Gutschein bereits eingelöst oder er ist abgelaufen',
  'coupon.discounted_items': 'Rabattgutscheine gelten nicht zusammen mit reduzierten Artikeln',
  'coupon.other_products': 'Dieser Gutschein gilt nicht für die Produkte Ihrer Bestellung',
  'coupon.condition': 'Unter dieser Bedingung gilt der Gutschein nicht',
  'order.changed': 'Die Bestellung hat sich geändert, bitte bestätigen Sie sie noch einmal.',
  'order.no_price': 'Für dieses Produkt haben Sie noch keinen Preis. Bitte wenden Sie sich an Ihren Kundenbetreuer',
  'order.no_address': 'Bitte wählen Sie eine Lieferadresse',
  'order.no_billing': 'Diese Rechnungsadresse steht nicht mehr in Ihrem Adressbuch. Bitte wählen Sie eine andere',
  'shipment.not_now': 'Das geht beim jetzigen Stand der Sendung nicht. Laden Sie sie neu, um den Stand zu sehen',
  'shipment.nothing_to_ship': 'Von dieser Bestellung kann gerade nichts versendet werden',
  'shipment.too_many_pieces': 'So viele Stück dieser Position können nicht versendet werden',
  'shipment.leaves_whole': 'Diese Bestellung geht in einer Lieferung ab. Kommissionieren Sie sie vollständig',
  'shipment.line_changed':
    'Diese Position wurde inzwischen geändert. Sehen Sie nach, was davon noch offen ist, und geben Sie es erneut ein',
  'shipment.tracking_taken': 'Diese Sendungsnummer gehört zu einer anderen Sendung. Prüfen Sie sie',
  'tracking_sheet.unreadable': 'Die Datei lässt sich nicht als CSV oder Excel (XLSX) lesen',
  'tracking_sheet.columns': 'Es fehlen Spalten. Die Vorlage enthält alle in der ersten Zeile',
  'tracking_sheet.empty': 'Unter den Spaltennamen stehen keine Zeilen',
  'tracking_sheet.too_many_rows': 'Höchstens 500 Zeilen auf einmal. Bitte teilen Sie die Datei auf',
  'stock.received_before': 'Ware zu diesem Lieferschein ist bereits eingegangen',
  'stock.picked': 'In Sendungen, die gerade kommissioniert werden, sind mehr. Stornieren Sie diese zuerst',
  'stock.too_few': 'So viele Stück liegen nicht im Regal',
  'stock.arrival_changed':
    'Diese Lieferung wurde geändert, oder es ist Ware davon eingetroffen. Schließen Sie das Fenster und sehen Sie noch einmal in die Liste',
  'stock.arrival_past': 'Dieser Tag ist vorbei. Geben Sie heute oder einen späteren Tag an',
  'stock.surplus': 'Von einem Artikel kam mehr, als erwartet wird. Zählen Sie nach, oder buchen Sie alles, was kam',
  'stock.several_products': 'Mehrere Produkte haben diese Nummer. Nehmen Sie unsere Artikelnummer',
  'invoice.no_issuer':
    'Für dieses Lager ist keine Gesellschaft hinterlegt, die Rechnungen stellt. Bitte hinterlegen Sie zuerst die Gesellschaft einer Website',
  'invoice.no_vat_number':
    'Die Gesellschaft, die aus diesem Lager liefert, hat im Land des Lagers keine USt-IdNr. Bitte hinterlegen Sie sie zuerst unter Websites',
  'invoice.no_payment_notes':
    'Dem Unternehmen in Frankreich fehlt, was das Gesetz auf Rechnungen über verspätete und frühe Zahlung verlangt. Bitte ergänzen Sie es zuerst auf der Seite seines Standorts',
  'invoice.no_rate':
    'Für die MwSt. dieser Sendung fehlt ein aktueller Wechselkurs. Bitte importieren Sie zuerst die Kurse der Europäischen Zentralbank (npm run import)',
  'credit.nothing': 'Bitte wählen Sie aus, was korrigiert wird',
  'credit.too_much':
    'Das ist mehr, als von dieser Rechnung noch übrig ist. Bitte prüfen Sie ihre früheren Rechnungskorrekturen',
  'e_invoice.other_state': 'Über diese E-Rechnung wurde inzwischen entschieden',
  'finance.ageing_not_a_number': 'Die Fälligkeit muss eine Zahl sein!',
  'finance.export_too_long': 'Das ist zu viel für eine Datei. Bitte wählen Sie weniger Tage',
  'finance.period_reversed': 'Der erste Tag liegt nach dem letzten',
  'finance.period_future': 'Ein Kontoauszug reicht höchstens bis heute',
  'finance.sales_period': 'Wählen Sie höchstens zwölf Monate, den ersten nicht nach dem letzten',
  'finance.sales_incomplete': 'Einige Belege werden noch gezählt. Exportieren Sie in einigen Minuten noch einmal',
  'finance.datev_unset': 'Für DATEV fehlen Angaben. Tragen Sie sie bei der Datei für die Buchhaltung ein',
  'finance.datev_two_years': 'Eine DATEV-Datei umfasst ein Wirtschaftsjahr. Wählen Sie Tage aus nur einem',
  'finance.datev_document': 'Ein Beleg dieser Tage lässt sich nicht für DATEV buchen',
  'finance.datev_debtor':
    'Das Konto eines Kunden läge im Bereich der Lieferanten. Wählen Sie ein niedrigeres erstes Konto oder längere Konten',
  'finance.documents_too_long':
    'Das würde für eine einzige PDF-Datei zu lang. Bitte wählen Sie weniger Belege oder laden Sie sie als ZIP herunter',
  'finance.documents_unknown':
    'Eines dieser Dokumente gibt es bei Ihnen nicht. Es wurde nichts gesendet, bitte wählen Sie noch einmal',
  'return.order_not_delivered':
    'Eine Rücksendung ist möglich, sobald die Bestellung vollständig geliefert wurde; die Frist beginnt erst dann',
  'return.too_many_pieces': 'So viel kann nicht mehr zurückgesendet werden',
  'return.quantity_invalid': 'Geben Sie eine ganze Stückzahl ein',
  'return.number_required': 'Wählen Sie einen Artikel aus einer gelieferten Bestellung',
  'return.product_required': 'Wählen Sie mindestens einen Artikel',
  'return.line_twice': 'Dieser Artikel ist mit derselben Charge und demselben Grund schon in der Rücksendung',
  'return.batch_required': 'Geben Sie die Chargennummer ein, sie steht auf der Kartusche oder der Verpackung',
  'return.reason_required': 'Wählen Sie einen Grund',
  'return.other_reason_required': 'Nennen Sie uns den Grund',
  'return.address_required': 'Wählen Sie eine Adresse',
  'return.forwarder_required': 'Geben Sie den Namen des Paketdienstes ein',
  'return.note_required': 'Beschreiben Sie kurz, was passiert ist',
  'return.file_required': 'Wählen Sie eine Datei',
  'return.late': 'Die Frist für die Rücksendung ist abgelaufen. Bitte wenden Sie sich an Ihren Kundenbetreuer',
  'return.not_now': 'Das geht nicht mehr, die Rücksendung ist schon weiter',
  'return.changed': 'Die Rücksendung wurde inzwischen geändert. Wir haben sie neu geladen',
  'return.too_many_drafts':
    'Sie haben schon 50 gespeicherte Rücksendungen. Reichen Sie zuerst eine ein oder löschen Sie eine',
  'return.nothing_received': 'Davon ist noch nichts angekommen',
  'return.pieces_differ': 'Die Stückzahlen ergeben nicht, was angekommen ist',
  'return.not_invoiced': 'Es gibt keine Rechnung mehr, auf die gutgeschrieben werden kann',
  'return.too_many_rows': 'Höchstens 200 Zeilen auf einmal. Bitte teilen Sie die Datei auf',
  'return.not_sold':
    'Ein Produkt wird nicht mehr verkauft, und der Rest reicht nicht aus. Schreiben Sie es stattdessen gut',
  'batch_note.changed':
    'Jemand hat diesen Hinweis inzwischen geändert. Bitte sehen Sie ihn noch einmal an, bevor Ihrer ihn ersetzt',
  'batch_note.exists':
    'Zu dieser Charge gibt es schon einen Hinweis mit diesem Grund. Bitte sehen Sie ihn an, bevor Ihrer ihn ersetzt',
  'return_file.too_large': 'Die Datei ist größer als 10 MB',
  'return_file.other_type': 'Wählen Sie eine JPEG-, PNG-, WebP- oder PDF-Datei',
  'return_file.broken': 'Die Datei ist beschädigt. Bitte wählen Sie eine andere',
  'return_file.too_many': 'Sie haben schon 10 Dateien hinzugefügt',
  'return_file.gone': 'Eine Datei ist nicht mehr da. Bitte fügen Sie sie noch einmal hinzu',
  'finance.too_many_copies':
    'Sie haben innerhalb einer Stunde viele Kopien gesendet. Bitte versuchen Sie es in einer Stunde noch einmal',
  'note.not_author': 'Nur wer eine Notiz geschrieben hat, kann sie ändern oder löschen',
  'note.changed':
    'Diese Notiz wurde inzwischen geändert. Bitte vergleichen Sie beide Fassungen, bevor Sie es noch einmal versuchen',
  'desk.too_many_views': 'Sie haben schon 20 Ansichten gespeichert. Entfernen Sie zuerst eine',
  'scan.check_digit': 'Die letzte Ziffer dieses Barcodes passt nicht. Bitte noch einmal scannen',
  'scan.variable_measure': 'Dieser Barcode steht für Ware nach Gewicht oder Länge. Scannen Sie den auf dem Stück',
  'scan.no_product': 'Dieses Etikett nennt kein Produkt. Scannen Sie das auf dem Stück oder seinem Karton',
  'stock.unknown_number': 'Diese Nummer kennen wir nicht. Prüfen Sie sie oder suchen Sie das Produkt im Shop',
  'order.no_carrier': 'Bitte wählen Sie einen Versanddienst',
  'order.not_delivered':
    'Von diesem Lager liefern wir nicht an diese Adresse. Wählen Sie ein anderes Lager oder eine andere Adresse',
  'order_sheet.unreadable': 'Die Datei lässt sich nicht als CSV oder Excel (XLSX) lesen',
  'order_sheet.columns': 'Es fehlen Spalten. Die Vorlage enthält alle in der ersten Zeile',
  'order_sheet.empty': 'Unter den Spaltennamen stehen keine Zeilen',
  'order_sheet.too_many_rows': 'Höchstens 2.000 Zeilen auf einmal. Bitte teilen Sie die Datei auf',
  'order_sheet.too_many_orders': 'Höchstens 100 Bestellungen auf einmal. Bitte teilen Sie die Datei auf',
  'favourites.full':
    'Sie können bis zu 1.000 Favoriten speichern. Entfernen Sie zuerst einige oder nutzen Sie eine Bestellliste.',
  'favourites.product_unknown': 'Es gibt keinen Artikel mit dieser Nummer.',
  'gone.favourite': 'Dieses Produkt ist nicht mehr unter Ihren Favoriten. Es wurde in einem anderen Fenster gelöscht.',
  'verification.wait': 'Ein Code wurde soeben gesendet. Bitte warten Sie eine Minute, bevor Sie einen neuen anfordern',
  'verification.code_wrong': 'Das ist nicht der Code, den wir an diese Adresse gesendet haben',
  'verification.code_over':
    'Dieser Code ist nicht mehr gültig oder wurde in einem anderen Browser angefordert. Bitte fordern Sie hier einen neuen an',
  'verification.captcha_wrong': 'Die Ziffern stimmen nicht. Bitte versuchen Sie es mit dem neuen Bild',
  'verification.captcha_needed':
    'An diese Adresse gingen schon viele Codes. Bitte geben Sie unten die angezeigten Ziffern ein und senden Sie den Code dann noch einmal',
  'password.too_short': 'Mindestens 8 Zeichen',
  'password.too_long': 'Höchstens 200 Zeichen',
  'password.no_letter': 'Verwenden Sie Buchstaben und Ziffern: Ein Buchstabe fehlt',
  'password.no_digit': 'Verwenden Sie Buchstaben und Ziffern: Eine Ziffer fehlt',
  'password.common':
    'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein längeres, ohne Namen, Unternehmen oder Jahreszahl',
  'user_name.too_short': 'Mindestens 3 Zeichen',
  'user_name.too_long': 'Höchstens 60 Zeichen',
  'user_name.other_letters': 'Nur die Buchstaben a bis z, Ziffern und . _ - @, ohne Leerzeichen und Umlaute',
  'user_name.taken': 'Dieser Benutzername ist vergeben. Bitte wählen Sie einen anderen',
  'forwarder.missing': 'Bitte wählen Sie den Spediteur, der die Ware abholt.',
  'forwarder.name_missing': 'Bitte geben Sie den Namen Ihres Spediteurs ein.',
  'order.site_closed':
    'Dieser Shop nimmt zurzeit keine Bestellungen an. Ihr Warenkorb bleibt erhalten; in dringenden Fällen rufen Sie uns an oder schreiben Sie uns.',
  'order.cust_numbers_too_long':
    'Ihre Artikelnummern für ein Produkt sind zusammen länger als 60 Zeichen. Bitte kürzen Sie sie oder geben Sie zwei Bestellungen auf',
  'order.too_many_lines':
    'Eine Bestellung kann höchstens 500 Positionen enthalten. Bitte bestellen Sie zweimal: Wählen Sie im Warenkorb Positionen aus und gehen Sie zuerst mit diesen zur Kasse.',
  'order.not_in_basket': 'Diese Produkte sind nicht mehr in Ihrem Warenkorb. Vielleicht wurden sie schon bestellt.',
  'order.nothing_in_stock':
    'Nichts aus dieser Bestellung ist auf Lager. Lassen Sie es nachliefern oder wählen Sie andere Produkte.',
  'order_file.empty': 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
  'order_file.too_large': 'Diese Datei ist größer als 2 MB. Bitte wählen Sie eine kleinere.',
  'order_file.other_type': 'Bitte wählen Sie PDF, PNG, JPEG oder WebP. Es zählt der Inhalt, nicht der Dateiname.',
  'order_file.broken':
    'Diese Datei ist beschädigt und nicht lesbar. Bitte speichern Sie sie neu und wählen Sie sie noch einmal.',
  'order_file.one_at_a_time': 'Bitte immer nur eine Datei auf einmal.',
  'order_file.too_many':
    'Zu viele Ihrer Dateien warten auf eine Bestellung. Entfernen Sie einige oder geben Sie die Bestellungen auf.',
  'order_file.missing': 'Bitte fügen Sie Ihren Lieferschein hinzu: Er wird mit der Ware versandt.',
  'order_file.gone':
    'Diese Datei ist nicht mehr da oder gehört zu einer anderen Bestellung. Bitte wählen Sie sie noch einmal.',
  'order_file.not_taken':
    'Zu dieser Bestellart gehören keine eigenen Dateien. Entfernen Sie sie oder wählen Sie eine andere Art.',
  'file.empty': 'Diese Datei ist leer',
  'file.too_large': 'Höchstens 500 kB. Ein kleineres oder graues Foto genügt',
  'file.not_picture': 'Nur Bilder: JPG, PNG oder WebP. Es zählt der Inhalt, nicht der Dateiname',
  'file.heic':
    'Das ist ein HEIC-Foto, das hier nicht gelesen werden kann. Wählen Sie auf dem iPhone Einstellungen > Kamera > Formate > „Maximale Kompatibilität“, oder senden Sie das Foto als JPG',
  'file.too_many_pixels': 'Dieses Bild hat zu viele Bildpunkte: höchstens 50 Millionen',
  'file.side_too_long': 'Dieses Bild ist zu lang oder zu breit: höchstens 20.000 Bildpunkte je Seite',
  'file.too_laborious':
    'Dieses Bild braucht zum Öffnen zu viel Speicher. Bitte speichern Sie es als gewöhnliches JPG und wählen Sie es erneut',
  'file.broken': 'Dieses Bild ist beschädigt und nicht lesbar',
  'file.too_many': 'Höchstens 10 Dateien',
  'registration.draft_over':
    'Ihre Registrierung wurde nicht innerhalb von 7 Tagen abgeschlossen oder ist bereits fertig. Bitte beginnen Sie neu',
  'address.name_missing': 'Vorname, Nachname oder Firmenname fehlt',
  'address.last_billing': 'Das ist Ihre einzige Rechnungsadresse. Legen Sie zuerst eine andere an',
  'address.full': 'Ihr Adressbuch ist voll (1.000 Adressen). Löschen Sie zuerst einige',
  'address.known': 'Diese Adresse steht bereits in Ihrem Adressbuch',
  'password.no_match': 'Die Passwörter stimmen nicht überein',
  'registration.no_document': 'Bitte fügen Sie mindestens ein Dokument Ihres Unternehmens hinzu',
  'registration.vat_refused':
    'Das Finanzamt kennt diese USt-IdNr. nicht. Bitte prüfen Sie sie oder lassen Sie sich von Ihrem Kundenbetreuer registrieren',
  'account.last_main': 'Das ist Ihr einziges aktives Hauptkonto. Machen Sie zuerst ein anderes Konto zum Hauptkonto',
  'account.self': 'Sie können sich nicht selbst sperren',
  'account.full': 'Ihr Unternehmen hat die Höchstzahl von 500 Konten erreicht',
  'account.suspended': 'Dieses Konto ist gesperrt. Aktivieren Sie es zuerst',
  'account.link_over': 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an',
  'quick_order.other_state': 'Jemand hat diese Liste inzwischen geändert. Bitte sehen Sie sie noch einmal an',
  'quick_order.changed': 'Die Produkte dieser Liste haben sich inzwischen geändert. Bitte öffnen Sie sie noch einmal',
  'quick_order.saved_elsewhere':
    'Diese Liste wurde inzwischen in einem anderen Fenster gespeichert. Ihre Fassung ist noch nicht gespeichert',
  'quick_order.full': 'Sie haben 200 Listen, die noch nicht bestellt sind. Löschen Sie zuerst einige',
  'quick_order.too_many_lines': 'Höchstens 2.000 Zeilen auf einmal. Bitte teilen Sie die Liste auf',
  'quick_order.too_many_products':
    'Eine Liste kann höchstens 500 Produkte enthalten. Entfernen Sie einige oder nutzen Sie zwei Listen.',
  'quick_order.text_too_long': 'Höchstens 400.000 Zeichen auf einmal. Bitte teilen Sie die Liste auf',
  'table.letters':
    'Die Datei lässt sich auf zwei Arten lesen. Bitte speichern Sie sie als XLSX oder als „CSV UTF-8“ und senden Sie sie noch einmal',
  'table.web_page':
    'Das ist eine Webseite oder XML mit dem Namen einer Tabelle. Bitte öffnen Sie die Datei in Ihrer Tabellenkalkulation und speichern Sie sie als XLSX',
  'table.password':
    'Die Arbeitsmappe ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort und senden Sie sie noch einmal',
  'table.encoding':
    'Die Datei ist nicht in dieser Kodierung geschrieben. Bitte lassen Sie die Kodierung weg oder nennen Sie eine andere',
  'table.sheet': 'Die Datei hat kein Blatt mit diesem Namen',
  'table.sheets':
    'Mehrere Blätter der Datei haben diese Spalten. Bitte wählen Sie, welches gemeint ist. Es wurde nichts importiert',
  'quick_order.unreadable': 'Die Datei lässt sich nicht als Liste (CSV) oder Excel-Datei (XLSX) lesen',
  'quick_order.no_lines':
    'Diese Liste enthält keine Produkte. Schreiben Sie je Zeile eines mit seiner Menge, etwa „3x TN2420“',
  'order.report_period': 'Wählen Sie höchstens 366 Tage, und der erste Tag darf nicht nach dem letzten liegen',
  'order.export_too_long': 'Mehr als 20.000 Zeilen. Wählen Sie einen kürzeren Zeitraum und exportieren Sie erneut',
  'outbox.already_sent': 'Diese E-Mail wurde bereits gesendet',
  'customer.decided': 'Über diese Registrierung wurde bereits entschieden',
  'customer.other_state': 'Jemand hat den Status dieses Kunden inzwischen geändert. Bitte sehen Sie ihn noch einmal an',
  'customer.has_password': 'Diese Person hat bereits ein Passwort gewählt',
  'impersonation.not_allowed': 'Das kann nur der Kunde selbst',
  'impersonation.suspended': 'Diese Person hat zurzeit keinen Zugang zum Shop',
  'customer.changed': 'Jemand hat diesen Kunden inzwischen geändert. Bitte sehen Sie ihn noch einmal an',
  'customer.other_currency':
    'Dieser Shop verkauft in einer anderen Währung. Legen Sie das Unternehmen dort als neuen Kunden an',
  'toolbar.bad_origin':
    'Geben Sie eine Adresse wie https://intranet.example ein: mit https, ohne Pfad und ohne Platzhalter.',
  'toolbar.key_renewed': 'Der Schlüssel wurde inzwischen bereits erneuert. Sie sehen jetzt den neuen.',
  'account_price.full': 'Für weitere Preise oder Aufschläge ist kein Platz. Löschen Sie zuerst einige',
  'watch.no_price': 'Für dieses Produkt haben Sie keinen Preis, der beobachtet werden könnte.',
  'carrier.code_taken': 'Ein anderer Versanddienst hat dieses Kürzel bereits',
  'bank_account.other_company': 'Dieses Konto gehört einem anderen Unternehmen',
  'bank_account.known': 'Dieses Konto ist in dieser Währung schon angelegt',
  'bank_account.in_use':
    'Auf dieses Konto beziehen sich Belege, offene Bestellungen oder Bankbuchungen, daher bleibt es. Heben Sie das Zahlungskonto auf: Neue Belege nennen dann ein anderes, und seine Auszüge werden weiter eingelesen',
  'account.has_admin': 'Der Shop hat bereits einen Administrator',
  'colleague.last_admin': 'Mindestens ein aktiver Administrator muss bleiben',
  'authenticator.code_needed': 'Geben Sie den Code aus Ihrer Authenticator-App ein',
  'authenticator.code_wrong': 'Dieser Code ist falsch oder schon benutzt. Warten Sie auf den nächsten.',
  'authenticator.too_many_codes': 'Zu viele falsche Codes. Versuchen Sie es in 15 Minuten wieder.',
  'authenticator.known': 'Sie haben bereits eine Authenticator-App. Entfernen Sie sie zuerst.',
  'authenticator.not_started': 'Es gibt noch keine Authenticator-App. Richten Sie zuerst eine ein.',
  'authenticator.missing': 'Richten Sie zuerst die Anmeldung in zwei Schritten ein',
  'colleague.self': 'Das muss ein anderer Administrator für Sie tun',
  'colleague.suspended': 'Dieses Konto ist gesperrt. Entsperren Sie es zuerst',
  'bank_file.too_large': 'Diese Datei ist größer als 10 MB. Lassen Sie sich von der Bank einen kürzeren Zeitraum geben',
  'bank_file.not_xml':
    'Das ist keine Bankdatei. Wählen Sie den Kontoauszug, den die Bank als CAMT (XML), MT940, CSV oder XLSX anbietet',
  'bank_file.doctype': 'Diese Datei enthält eigene Definitionen, die keine Bank sendet. Sie wurde nicht gelesen',
  'bank_file.not_camt': 'Diese XML-Datei ist kein Kontoauszug im Format CAMT',
  'bank_file.shape':
    'In dieser Bankdatei fehlt etwas, deshalb wurde nichts übernommen. Laden Sie sie bei der Bank noch einmal herunter',
  'bank_file.amount': 'Ein Betrag in dieser Bankdatei ist nicht lesbar, deshalb wurde nichts übernommen',
  'bank_table.unknown': 'Diese Tabelle hat noch niemand beschrieben. Sagen Sie, wofür die Spalten sind',
  'bank_table.which_account': 'Diese Tabelle sagt nicht, von welchem Ihrer Konten sie ist. Bitte wählen Sie es',
  'bank_table.unclear': 'Diese Tabelle lässt sich auf mehrere Arten lesen. Sagen Sie, was noch fehlt',
  'bank_table.line': 'Eine Zeile dieser Tabelle ist nicht lesbar, deshalb wurde nichts gelesen',
  'bank_table.too_many_rows':
    'Diese Tabelle hat mehr als 20.000 Zeilen oder 4 MB. Laden Sie einen kürzeren Zeitraum herunter',
  'money.entry_changed': 'Über diese Zahlung hat inzwischen jemand entschieden. Bitte sehen Sie sie noch einmal an',
  'money.not_incoming':
    'Das ist kein Zahlungseingang und bezahlt deshalb nichts. Legen Sie ihn mit einem Grund beiseite',
  'money.item_changed': 'Was offen ist, hat sich inzwischen geändert. Bitte prüfen Sie die Beträge noch einmal',
  'money.too_little':
    'Die Zahlung reicht nicht für das Gewählte. Verringern Sie einen Betrag oder lassen Sie etwas weg',
  'money.order_part':
    'Eine Bestellung gegen Vorkasse wird ganz bezahlt. Lassen Sie die Zahlung als Guthaben stehen, bis der Rest da ist',
  'money.credit_left':
    'Das Guthaben ist höher als die gewählten Rechnungen. Verringern Sie das Guthaben oder fügen Sie eine Rechnung hinzu',
  'money.other_currency': 'Die Zahlung hat eine andere Währung als das, wofür sie ist',
  'money.foreign_account': 'Diese Datei betrifft ein Konto, das keine Ihrer Sites hat. Es wurde nichts übernommen',
  'money.order_handled': 'Wegen dieser Zahlung wird eine Bestellung bearbeitet. Stornieren Sie zuerst die Bestellung',
  'reminder.changed': 'Was überfällig ist, hat sich inzwischen geändert. Sehen Sie es noch einmal an',
  'reminder.not_disputable': 'Strittig wird nur eine offene Rechnung, die es noch nicht ist',
  'reminder.no_seller': 'Es ist kein Unternehmen hinterlegt, das diesen Brief schreiben könnte',
  'money.payment_undone': 'Diese Zahlung wurde schon zurückgenommen',
  'money.refund_undone':
    'Diese Rückzahlung lässt sich nicht zurücknehmen: Sie wurde es schon, oder sie gehört zu einer zurückgenommenen Zahlung',
  'money.used_since':
    'Was von dieser Zahlung übrig war, wurde seither verwendet oder ausgezahlt. Sie lässt sich nicht zurücknehmen',
  'money.reserved': 'Dieses Guthaben bezahlt eine Bestellung, die noch in Arbeit ist',
}
