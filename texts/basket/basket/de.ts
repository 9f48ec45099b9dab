import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'basket.title': 'Warenkorb',
  'basket.add_number': 'Hinzufügen: {number} in den Warenkorb',
  'basket.add_short': 'Hinzufügen',
  'basket.added': '{pieces, number} Stück von {number} im Warenkorb',
  'basket.added_back_ordered':
    '{pieces, number} Stück von {number} im Warenkorb, davon {later, number} als Nachlieferung',
  'basket.continue': 'Weiter einkaufen',
  'basket.many_added': '{count, plural, one {# Artikel} other {# Artikel}} in den Warenkorb gelegt',
  'basket.many_refused':
    '{count, plural, one {# Artikel konnte} other {# Artikel konnten}} nicht hinzugefügt werden: {numbers}',
  'basket.products_disabled': 'Nicht mehr lieferbar: {numbers}. Bitte wählen Sie ein anderes Produkt.',
}
