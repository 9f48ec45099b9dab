import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'price_change.title': 'Preisänderungen',
  'price_change.hint':
    'Diese Preise haben sich geändert, seit Sie die Artikel in den Warenkorb gelegt haben. Nehmen Sie den neuen Preis an oder entfernen Sie den Artikel.',
  'price_change.none': 'Keine Preisänderungen zu prüfen',
  'price_change.none_hint': 'Sie haben jeden Preis in Ihrem Warenkorb gesehen oder angenommen.',
  'price_change.product': 'Artikel',
  'price_change.quantity': 'Menge',
  'price_change.before': 'Bisheriger Preis',
  'price_change.now': 'Neuer Preis',
  'price_change.difference': 'Differenz',
  'price_change.line_difference': 'Differenz der Position',
  'price_change.all': 'Insgesamt: {difference}',
  'price_change.accept': 'Annehmen',
  'price_change.accept_number': 'Neuen Preis von {number} annehmen',
  'price_change.accept_all': '{count, plural, one {# Preis} other {Alle # Preise}} annehmen',
  'price_change.accepted': '{count, plural, one {# Preis} other {# Preise}} angenommen',
  'price_change.again':
    '{count, plural, one {# Preis hat} other {# Preise haben}} sich erneut geändert. Bitte prüfen Sie noch einmal.',
  'price_change.remove': 'Entfernen',
  'price_change.removed': 'Aus dem Warenkorb entfernt',
  'price_change.notice':
    '{count, plural, one {# Preis hat} other {# Preise haben}} sich geändert, seit der Artikel im Warenkorb liegt.',
  'price_change.show': 'Preisänderungen ansehen',
  'price_change.to_basket': 'Zurück zum Warenkorb',
}
