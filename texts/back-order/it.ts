import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'back_order.term': 'Non disponibile',
  'back_order.title': 'Quello che non è disponibile',
  'back_order.notice':
    '{pieces, plural, one {# pezzo non è disponibile} other {# pezzi non sono disponibili}} ora. Che cosa facciamo?',
  'back_order.ready': '{ready, number} di {pieces, plural, one {# pezzo} other {# pezzi}} subito',
  'back_order.other_warehouse': 'Invece dal magazzino {place}: {ready}',
  'back_order.split': 'Ora e in seguito',
  'back_order.split_hint': 'Quello che c’è parte ora, il resto appena arriva.',
  'back_order.together': 'Tutto insieme',
  'back_order.together_hint': 'Non parte nulla finché non c’è tutto. Quello che è disponibile resta riservato per Lei.',
  'back_order.reduce': 'Solo quello che c’è',
  'back_order.reduce_hint': 'Le quantità scendono a quello che è disponibile. Il resto non viene ordinato.',
  'back_order.less': '{number}: {quantity, number} invece di {asked, number}',
  'back_order.unknown':
    'Non sappiamo ancora quando ci sarà tutto di {numbers}, quindi non possiamo promettere un giorno.',
  'back_order.reserved': 'Riservati',
}
