import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_paper.label': 'Etichetta di reso {number}',
  'return_paper.slip': 'Modulo di reso {number}',
  'return_paper.sender': 'Mittente',
  'return_paper.recipient': 'Destinatario',
  'return_paper.department': 'Ufficio resi',
  'return_paper.number': 'Numero RMA',
  'return_paper.barcode': 'Codice a barre del reso {number}',
  'return_paper.pieces': 'Pezzi',
  'return_paper.pieces_sum': 'Pezzi in totale',
  'return_paper.stick': 'Incolli questa etichetta all’esterno del pacco, sopra eventuali etichette precedenti.',
  'return_paper.approved_on': 'Approvato il',
  'return_paper.send_by': 'Da spedire entro il',
  'return_paper.batch': 'Lotto',
  'return_paper.reason': 'Motivo',
  'return_paper.came_instead': 'Arrivato al suo posto: {number}',
  'return_paper.next': 'I prossimi passi',
  'return_paper.step_pack':
    'Imballi la merce in modo che nulla perda o si rompa durante il viaggio, metta questo modulo nel pacco e vi incolli sopra l’etichetta di reso.',
  'return_paper.step_collected':
    'Il pacco sarà ritirato da un nostro corriere. Lo tenga pronto all’indirizzo indicato sopra.',
  'return_paper.step_send':
    'Spedisca il pacco all’indirizzo indicato sopra e inserisca il numero di spedizione nel negozio.',
  'return_paper.step_term':
    'Il reso è approvato fino al {day}. Per ciò che non viene spedito entro tale data serve una nuova richiesta.',
  'return_paper.step_check':
    'Appena il pacco arriva, controlliamo la merce e Le scriviamo: riceverà quindi una nota di credito o una sostituzione.',
}
