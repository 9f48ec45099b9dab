import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'ship_to.other': 'Altro indirizzo, solo per questo ordine …',
  'ship_to.other_title': 'Indirizzo di consegna di questo ordine',
  'ship_to.keep': 'Salva anche nella rubrica',
  'ship_to.kept_too': 'Con l’ordine entra nella rubrica',
  'ship_to.use': 'Consegna a questo indirizzo',
  'ship_to.change': 'Modifica indirizzo',
  'ship_to.gone': 'L’indirizzo scelto non è più nella rubrica. Scelga dove va questo ordine.',
  'ship_to.choose': 'Scelga …',
  'ship_to.unfinished': 'Confermi prima il nuovo indirizzo di consegna o ne scelga uno della rubrica.',
}
