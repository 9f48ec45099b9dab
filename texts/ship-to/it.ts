import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'ship_to.other': 'Altro indirizzo, solo per questo ordine …',
  'ship_to.other_title': 'Indirizzo di consegna di questo ordine',
  'ship_to.keep': 'Conserva anche nella rubrica',
  'ship_to.kept_too': 'Con l’ordine entra nella rubrica',
  'ship_to.use': 'Consegna a questo indirizzo',
  'ship_to.change': 'Modifica indirizzo',
  'ship_to.gone': 'L’indirizzo scelto non è più nella rubrica. Scegliere dove va questo ordine.',
  'ship_to.choose': 'Scegliere …',
  'ship_to.unfinished': 'Confermare prima il nuovo indirizzo di consegna o sceglierne uno della rubrica.',
}
