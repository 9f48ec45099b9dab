import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'credit_note.date': 'Date',
  'credit_note.open': 'À régler',
  'credit_note.create': 'Avoir',
  'credit_note.create_for': 'Avoir sur la facture {number}',
  'credit_note.words':
    'Indiquez des pièces, ou un montant hors TVA. L’avoir solde ce qui reste à régler de la facture.',
  'credit_note.all': 'Créditer tout ce qui reste',
  'credit_note.earlier': 'Avoirs précédents',
  'credit_note.line': '{pieces, plural, one {# pièce} other {# pièces}} à {price}, soit {net}',
  'credit_note.credited': '{net} déjà crédités',
  'credit_note.pieces': 'Pièces',
  'credit_note.pieces_left': '{most, number} au plus',
  'credit_note.or_amount': 'ou montant',
  'credit_note.amount': 'Montant',
  'credit_note.amount_left': '{most} au plus',
  'credit_note.amount_wrong': 'Indiquez {most} au plus',
  'credit_note.pieces_wrong':
    '{most, plural, =0 {Il n’en reste aucune} one {Il n’en reste que #} other {Il n’en reste que #}}',
  'credit_note.check': 'C’est plus que ce qui reste. Vérifiez les lignes signalées.',
  'credit_note.reason_hint': 'Le client le lit sur l’avoir. Il est conservé au journal.',
  'credit_note.sum': 'Montant de l’avoir',
  'credit_note.net': 'Net',
  'credit_note.total': 'Total',
  'credit_note.keeps': 'Il reste {open} à régler sur la facture. Le client garde un crédit de {rest}.',
  'credit_note.keeps_all': 'La facture est réglée. Le client garde un crédit de {rest}.',
  'credit_note.submit': 'Établir l’avoir',
  'credit_note.done': 'Avoir {number} établi : {amount}',
  'credit_note.nothing_left': 'Cette facture est entièrement créditée',
  'credit_note.in_full': 'Entièrement créditée par {list}',
}
