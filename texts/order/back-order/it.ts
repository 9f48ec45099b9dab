import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'back_order.term': 'Non disponibile',
  'back_order.title': 'Articoli non disponibili',
  'back_order.notice':
    '{pieces, plural, one {# pezzo non è disponibile} other {# pezzi non sono disponibili}}. Come dobbiamo spedire?',
  'back_order.ready': '{ready, number} di {pieces, plural, one {# pezzo} other {# pezzi}} subito',
  'back_order.other_warehouse': 'Spedizione da un altro magazzino ({place}): {ready}',
  'back_order.split': 'Consegna parziale',
  'back_order.split_hint': 'Prima partono gli articoli disponibili, il resto appena arriva.',
  'back_order.together': 'Consegna unica',
  'back_order.together_hint':
    'Tutto parte insieme appena l’ordine è completo. Gli articoli disponibili restano riservati per Lei.',
  'back_order.reduce': 'Solo articoli disponibili',
  'back_order.reduce_hint': 'Riduciamo le quantità a quelle disponibili; il resto non viene ordinato.',
  'back_order.less': '{number}: {quantity, number} invece di {asked, number}',
  'back_order.unknown': 'Non conosciamo ancora la data per {numbers}, quindi non possiamo promettere un giorno.',
  'back_order.reserved': 'Riservati',
  'back_order.first_by': 'prima consegna entro il {date}',
  'back_order.shipping': 'spedizione {price}',
}
