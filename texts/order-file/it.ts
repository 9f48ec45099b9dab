import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_file.for_REG': 'A Lei o a un Suo indirizzo, con la nostra packing list.',
  'order_file.for_DROP': 'Direttamente al Suo cliente. Nulla nel pacco fa il nostro nome.',
  'order_file.for_CPDROP': 'Direttamente al Suo cliente, con la Sua packing list.',
  'order_file.fee': 'Gestione {fee}.',
  'order_file.packingList': 'Packing list',
  'order_file.carrierLabel': 'Etichetta del corriere',
  'order_file.hint': 'PDF, PNG o JPEG, al massimo 2 MB',
  'order_file.choose': 'Scegli file',
  'order_file.choose_for': 'Scegli file: {name}',
  'order_file.drop': 'o trascinarlo qui',
  'order_file.replace': 'Sostituisci',
  'order_file.replace_for': 'Sostituisci {name}',
  'order_file.remove': 'Rimuovi {name}',
  'order_file.sending': 'Invio di {name}: {percent}%',
  'order_file.here': '{name} è arrivato',
  'order_file.size': '{kb} kB',
  'order_file.title': 'I Suoi documenti',
  'order_file.download': 'Scarica {name}',
  'order_file.failed': 'Caricamento del file non riuscito.',
}
