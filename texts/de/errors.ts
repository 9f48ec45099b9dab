import type { errors as en } from '../en/errors.ts'

export const errors: Record<keyof typeof en, string> = {
  'request.invalid': 'Bitte prüfen Sie die markierten Felder',
  'request.not_found': 'Das Gesuchte gibt es nicht',
  'request.conflict': 'Das wurde schon mit anderem Inhalt gesendet. Bitte prüfen und noch einmal senden',
  'request.too_large': 'Das ist zu groß zum Senden',
  'request.media_type': 'Diese Art von Inhalt wird nicht angenommen',
  'request.too_many': 'Zu viele Anfragen. Bitte warten Sie einen Augenblick',
  'server.failed': 'Unbekannter Systemfehler, bitte wenden Sie sich an uns',
  'server.unavailable': 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal',
  'session.expired': 'Ihre Anmeldung ist abgelaufen. Sie können auf dieser Seite bleiben oder sich neu anmelden',
  'session.unknown': 'Anmeldung fehlgeschlagen, kein Zugriff möglich',
  'session.wrong_credentials': 'Benutzername oder Passwort ist falsch',
  'session.too_many_tries': 'Zu viele Versuche. Bitte warten Sie einige Minuten',
  'session.not_allowed': 'Anmeldung fehlgeschlagen. Bitte wenden Sie sich an Ihren Kundenbetreuer',
  'access.denied': 'Keine Berechtigung für diesen Vorgang',
  'basket.product_disabled': 'Dieses Produkt ist nicht mehr lieferbar. Bitte wählen Sie ein anderes.',
  'basket.product_unknown': 'Diese Artikelnummer kennen wir nicht',
  'basket.quantity_out_of_range': 'Sie können 1 bis 9999 Stück eines Produkts bestellen',
  'contact.too_many':
    'Sie haben innerhalb einer Stunde mehrere Nachrichten gesendet. Bitte rufen Sie uns an oder versuchen Sie es in einer Stunde wieder. Ihr Text bleibt erhalten',
  'order.changed': 'Die Bestellung hat sich geändert, bitte bestätigen Sie sie noch einmal.',
  'order.no_price': 'Für dieses Produkt haben Sie noch keinen Preis. Bitte wenden Sie sich an Ihren Kundenbetreuer',
  'order.no_address': 'Bitte wählen Sie eine Lieferadresse',
  'order.no_carrier': 'Bitte wählen Sie einen Versanddienst',
  'favourites.full':
    'Ihre Favoriten fassen 1.000 Artikel. Entfernen Sie zuerst einige, oder führen Sie eine Schnellbestell-Liste.',
  'favourites.product_unknown': 'Es gibt keinen Artikel mit dieser Nummer.',
}
