import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_file.for_REG': 'A Lei o a un Suo indirizzo, con il nostro documento di trasporto (DDT).',
  'order_file.for_DROP': 'Direttamente al Suo cliente. Nel pacco nulla riporta il nostro nome.',
  'order_file.for_CPDROP': 'Direttamente al Suo cliente, con il Suo documento di trasporto (DDT).',
  'order_file.fee': 'Spese di gestione {fee}.',
  'order_file.packingList': 'Documento di trasporto (DDT)',
  'order_file.carrierLabel': 'Etichetta del corriere',
  'order_file.hint': 'PDF, PNG, JPEG o WebP, al massimo 2 MB',
  'order_file.choose': 'Scegli file',
  'order_file.choose_for': 'Scegli file: {name}',
  'order_file.drop': 'oppure lo trascini qui',
  'order_file.replace': 'Sostituisci',
  'order_file.replace_for': 'Sostituisci {name}',
  'order_file.remove': 'Rimuovi {name}',
  'order_file.sending': 'Invio di {name}: {percent}%',
  'order_file.here': '{name} caricato',
  'order_file.size': '{kb} kB',
  'order_file.title': 'I Suoi documenti',
  'order_file.download': 'Scarica {name}',
  'order_file.failed': 'Caricamento del file non riuscito.',
}
