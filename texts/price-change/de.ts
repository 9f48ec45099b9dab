import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'price_change.title': 'Preisänderungen',
  'price_change.hint':
    'Diese Preise haben sich geändert, seit die Artikel in Ihrem Warenkorb liegen. Nehmen Sie den neuen Preis an oder den Artikel heraus.',
  'price_change.none': 'Keine Preisänderung offen',
  'price_change.none_hint': 'Jeden Preis in Ihrem Warenkorb haben Sie gesehen oder angenommen.',
  'price_change.product': 'Artikel',
  'price_change.quantity': 'Menge',
  'price_change.before': 'Preis bisher',
  'price_change.now': 'Preis jetzt',
  'price_change.difference': 'Unterschied',
  'price_change.line_difference': 'Unterschied der Position',
  'price_change.all': 'Insgesamt: {difference}',
  'price_change.accept': 'Annehmen',
  'price_change.accept_number': 'Neuen Preis von {number} annehmen',
  'price_change.accept_all': '{count, plural, one {# Preis} other {Alle # Preise}} annehmen',
  'price_change.accepted': '{count, plural, one {# Preis} other {# Preise}} angenommen',
  'price_change.again':
    '{count, plural, one {# Preis hat} other {# Preise haben}} sich erneut geändert. Bitte prüfen Sie noch einmal.',
  'price_change.remove': 'Entfernen',
  'price_change.removed': 'Aus dem Warenkorb genommen',
  'price_change.notice':
    '{count, plural, one {# Preis hat} other {# Preise haben}} sich geändert, seit die Ware im Warenkorb liegt.',
  'price_change.show': 'Preisänderungen ansehen',
  'price_change.to_basket': 'Zurück zum Warenkorb',
}
