import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'basket.title': 'Carrello',
  'basket.add_number': 'Aggiungi {number} al carrello',
  'basket.add_short': 'Aggiungi',
  'basket.added': '{pieces, plural, one {# pezzo} other {# pezzi}} di {number} nel carrello',
  'basket.added_back_ordered':
    '{pieces, plural, one {# pezzo} other {# pezzi}} di {number} nel carrello, di cui {later, number} in arretrato',
  'basket.continue': 'Continua gli acquisti',
  'basket.many_added': '{count, plural, one {# prodotto aggiunto} other {# prodotti aggiunti}} al carrello',
  'basket.many_refused': '{count, plural, one {# prodotto non aggiunto} other {# prodotti non aggiunti}}: {numbers}',
  'basket.products_disabled': 'Non più disponibile: {numbers}. Scelga un altro prodotto.',
}
