import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'replacement.title':
    '{count, plural, one {# prodotto non è più in vendita} other {# prodotti non sono più in vendita}}',
  'replacement.hint':
    '{count, plural, one {Lo sostituisca o lo ometta} other {Li sostituisca o li ometta}}; poi l’ordine può essere inviato. Quantità e Suo codice articolo restano.',
  'replacement.choice': 'Al posto di {number}',
  'replacement.offer': '{number} · {price} · {pieces, plural, =0 {esaurito} one {# pz.} other {# pz.}}',
  'replacement.none': 'Nessun sostituto. Si rivolga al Suo referente commerciale.',
  'replacement.replace': 'Sostituisci',
  'replacement.leave_out': 'Ometti',
  'replacement.replace_all': 'Sostituisci tutti',
  'replacement.leave_out_go_on': 'Ometti e prosegui',
  'replacement.leave_out_all': 'Ometti tutti',
  'replacement.replaced': '{number} viene ordinato al posto di {gone}',
  'replacement.left_out': '{gone} viene omesso',
  'replacement.in_basket': '{count, plural, one {# prodotto sostituito} other {# prodotti sostituiti}} nel carrello',
  'replacement.nothing_left': 'Non resta nulla da ordinare.',
}
