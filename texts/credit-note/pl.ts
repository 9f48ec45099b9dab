import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'credit_note.date': 'Data',
  'credit_note.open': 'Do zapłaty',
  'credit_note.create': 'Faktura korygująca',
  'credit_note.create_for': 'Faktura korygująca do {number}',
  'credit_note.words':
    'Prosimy podać liczbę sztuk albo kwotę bez VAT. Korekta rozlicza to, co na fakturze jest jeszcze do zapłaty.',
  'credit_note.all': 'Skoryguj wszystko, co zostało',
  'credit_note.earlier': 'Dotychczasowe faktury korygujące',
  'credit_note.line':
    '{pieces, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}} po {price}, razem {net}',
  'credit_note.credited': 'skorygowano już {net}',
  'credit_note.pieces': 'Sztuki',
  'credit_note.pieces_left': 'najwyżej {most, number}',
  'credit_note.or_amount': 'albo kwota',
  'credit_note.amount': 'Kwota',
  'credit_note.amount_left': 'najwyżej {most}',
  'credit_note.amount_wrong': 'Prosimy podać najwyżej {most}',
  'credit_note.pieces_wrong':
    '{most, plural, =0 {Nic już nie zostało} one {Została tylko # sztuka} few {Zostały tylko # sztuki} many {Zostało tylko # sztuk} other {Zostało tylko # sztuki}}',
  'credit_note.check': 'To więcej, niż zostało. Prosimy sprawdzić zaznaczone pozycje.',
  'credit_note.reason_hint': 'Klient przeczyta go na fakturze korygującej. Trafia do dziennika zdarzeń.',
  'credit_note.sum': 'Kwota korekty',
  'credit_note.net': 'Netto',
  'credit_note.total': 'Razem',
  'credit_note.keeps': 'Na fakturze jest do zapłaty {open}. Klientowi pozostaje nadpłata {rest}.',
  'credit_note.keeps_all': 'Faktura jest rozliczona. Klientowi pozostaje nadpłata {rest}.',
  'credit_note.submit': 'Wystaw fakturę korygującą',
  'credit_note.done': 'Wystawiono fakturę korygującą {number}: {amount}',
  'credit_note.nothing_left': 'Ta faktura została skorygowana w całości',
  'credit_note.in_full': 'Skorygowana w całości: {list}',
}
