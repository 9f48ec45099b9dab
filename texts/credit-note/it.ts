import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'credit_note.date': 'Data',
  'credit_note.open': 'Da saldare',
  'credit_note.create': 'Nota di credito',
  'credit_note.create_for': 'Nota di credito per {number}',
  'credit_note.words':
    'Indichi i pezzi oppure un importo senza IVA. La nota di credito salda quanto della fattura è ancora aperto.',
  'credit_note.all': 'Accreditare tutto il resto',
  'credit_note.earlier': 'Note di credito precedenti',
  'credit_note.line': '{pieces, plural, one {# pezzo} other {# pezzi}} a {price}, in tutto {net}',
  'credit_note.credited': '{net} già accreditati',
  'credit_note.pieces': 'Pezzi',
  'credit_note.pieces_left': 'al massimo {most, number}',
  'credit_note.or_amount': 'o importo',
  'credit_note.amount': 'Importo',
  'credit_note.amount_left': 'al massimo {most}',
  'credit_note.amount_wrong': 'Indichi al massimo {most}',
  'credit_note.pieces_wrong':
    '{most, plural, =0 {Non ne resta nessuno} one {Ne resta solo #} other {Ne restano solo #}}',
  'credit_note.check': 'È più di quanto resta. Controlli le righe indicate.',
  'credit_note.reason_hint': 'Il cliente lo legge sulla nota di credito. Resta nel registro delle attività.',
  'credit_note.sum': 'Importo accreditato',
  'credit_note.net': 'Netto',
  'credit_note.total': 'Totale',
  'credit_note.keeps': 'Della fattura sono ancora da saldare {open}. Al cliente restano {rest} a credito.',
  'credit_note.keeps_all': 'La fattura è saldata. Al cliente restano {rest} a credito.',
  'credit_note.submit': 'Emettere la nota di credito',
  'credit_note.done': 'Nota di credito {number} emessa: {amount}',
  'credit_note.nothing_left': 'Questa fattura è stata accreditata per intero',
  'credit_note.in_full': 'Accreditata per intero con {list}',
}
