import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'bookkeeping.title': 'File per la contabilità',
  'bookkeeping.words':
    'Tutte le fatture e le note di credito che una delle nostre società ha emesso in un periodo, con l’IVA.',
  'bookkeeping.issuer': 'Emesse da',
  'bookkeeping.day_missing': 'Indichi un giorno',
  'bookkeeping.day_before': 'L’ultimo giorno precede il primo',
  'bookkeeping.download': 'Scaricare il CSV',
  'bookkeeping.none': 'Ancora nessuna fattura da registrare',
  'bookkeeping.none_hint': 'Nessuna delle società dei Suoi siti ha ancora emesso una fattura.',
}
