import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_update.title': 'E-mail sui Suoi ordini',
  'order_update.hint':
    'I messaggi nel negozio contengono sempre tutte le novità. Conferme d’ordine e fatture arrivano sempre per e-mail.',
  'order_update.kind_released': 'In preparazione',
  'order_update.kind_shipped': 'Spedito, con tracciamento',
  'order_update.kind_delivered': 'Consegnato',
  'order_update.kind_delayed': 'Nuove date, consegna modificata, sospensioni',
  'order_update.kind_arrived': 'Arretrati arrivati',
  'order_update.kind_cancelled': 'Annullato da noi',
  'order_update.kind_returned': 'Resi',
  'order_update.kind_paid': 'Pagamenti ricevuti',
  'order_update.atOnce': 'Subito',
  'order_update.daily': 'Una volta al giorno, alle 17:00',
  'order_update.never': 'Mai',
  'order_update.saved': 'Salvato. Le scriveremo così',
}
