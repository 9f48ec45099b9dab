import type { instead as en } from '../en/instead.ts'

export const instead: Record<keyof typeof en, string> = {
  'instead.title': '{count, plural, one {# prodotto non è più in vendita} other {# prodotti non sono più in vendita}}',
  'instead.hint':
    '{count, plural, one {Sostituirlo o ometterlo} other {Sostituirli o ometterli}}; poi l’ordine può essere inviato. Quantità e codice proprio restano.',
  'instead.choice': 'Al posto di {number}',
  'instead.offer': '{number} · {price} · {pieces, plural, =0 {non disponibile} other {# disponibili}}',
  'instead.none': 'Nessun sostituto. L’account manager è a disposizione.',
  'instead.replace': 'Sostituisci',
  'instead.leave_out': 'Ometti',
  'instead.replace_all': 'Sostituisci tutti',
  'instead.leave_out_go_on': 'Ometti e prosegui',
  'instead.leave_out_all': 'Ometti tutti',
  'instead.replaced': '{number} viene ordinato al posto di {gone}',
  'instead.left_out': '{gone} viene omesso',
  'instead.in_basket': '{count, plural, one {# prodotto sostituito} other {# prodotti sostituiti}} nel carrello',
  'instead.nothing_left': 'Non resta nulla da ordinare.',
}
