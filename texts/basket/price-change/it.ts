import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'price_change.title': 'Variazioni di prezzo',
  'price_change.hint':
    'Questi prezzi sono cambiati da quando i prodotti sono nel carrello. Accetti il nuovo prezzo o rimuova il prodotto.',
  'price_change.none': 'Nessuna variazione di prezzo da verificare',
  'price_change.none_hint': 'Ha già visto o accettato ogni prezzo nel carrello.',
  'price_change.product': 'Prodotto',
  'price_change.quantity': 'Quantità',
  'price_change.before': 'Prezzo precedente',
  'price_change.now': 'Prezzo attuale',
  'price_change.difference': 'Differenza',
  'price_change.line_difference': 'Differenza della riga',
  'price_change.all': 'In totale: {difference}',
  'price_change.accept': 'Accetta',
  'price_change.accept_number': 'Accetta il nuovo prezzo di {number}',
  'price_change.accept_all': 'Accetta {count, plural, one {# prezzo} other {tutti i # prezzi}}',
  'price_change.accepted': '{count, plural, one {# prezzo accettato} other {# prezzi accettati}}',
  'price_change.again':
    '{count, plural, one {# prezzo è cambiato} other {# prezzi sono cambiati}} di nuovo. Verifichi ancora una volta.',
  'price_change.remove': 'Rimuovi',
  'price_change.removed': 'Rimosso dal carrello',
  'price_change.notice':
    '{count, plural, one {# prezzo è cambiato} other {# prezzi sono cambiati}} dall’inserimento nel carrello.',
  'price_change.show': 'Vedi variazioni di prezzo',
  'price_change.to_basket': 'Torna al carrello',
}
