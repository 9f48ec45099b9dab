import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_split.offer':
    'Ordina ora {pieces, plural, one {il pezzo mancante} other {gli altri # pezzi}} dal magazzino {places}, con {count, plural, one {un secondo ordine} other {altri # ordini}}',
  'order_split.hint':
    'Ogni ordine ha le proprie spese di spedizione e la propria IVA. Vede quanto costa prima di ordinare; un buono e le spese di gestione contano una volta sola.',
  'order_split.title': 'Ordine {at} di {count} · dal magazzino {place}',
  'order_split.from': 'Ordine dal magazzino {place}',
  'order_split.sum': '{count, plural, =2 {I due ordini} other {I # ordini}}',
  'order_split.place': 'Invia {count} ordini · {price}',
  'order_split.confirm': 'Accetta e invia {count} ordini · {price}',
  'order_split.placed': 'Gli ordini {numbers} sono stati inviati.',
  'order_split.placed_title': 'Grazie per gli ordini',
  'order_split.placed_with': 'Inviato insieme a',
  'order_split.one_label':
    'Un’etichetta del corriere vale per un solo pacco. Con essa tutto resta un solo ordine da un solo magazzino.',
}
