import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_split.choice': 'Disponibile in più magazzini',
  'order_split.fewestParcels': 'Il minor numero di colli possibile',
  'order_split.earliest': 'Il prima possibile',
  'order_split.plan': '{parcels, plural, one {1 collo} other {# colli}}: {places} · {date} · spedizione {price}',
  'order_split.all_there': 'tutto consegnato entro il {date}',
  'order_split.pieces_from': '{place} ({pieces})',
  'order_split.automatic': 'Scelta automatica del magazzino: {places}',
  'order_split.anywhere': 'Scelta automatica del magazzino',
  'order_split.all_from': 'Tutto da un solo magazzino: {place}',
  'order_split.all_from_ready': 'Tutto da un solo magazzino: {place} · {ready}',
  'order_split.waits_there': 'Ciò che manca partirà da questo magazzino, anche se un altro lo riceve prima.',
  'order_split.hint':
    'Ogni magazzino invia un ordine a sé, con fattura, spese di spedizione e IVA proprie; un buono e le spese di gestione contano una volta sola.',
  'order_split.title': 'Ordine {at} di {count} · magazzino: {place}',
  'order_split.from': 'Ordine (magazzino: {place})',
  'order_split.sum': '{count, plural, =2 {I due ordini} other {I # ordini}}',
  'order_split.place': 'Invia {count} ordini · {price}',
  'order_split.confirm': 'Accetta e invia {count} ordini · {price}',
  'order_split.placed': 'Gli ordini {numbers} sono stati inviati.',
  'order_split.placed_title': 'Grazie per gli ordini',
  'order_split.placed_with': 'Inviato insieme a',
}
