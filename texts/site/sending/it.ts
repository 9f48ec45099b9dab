import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'site_sending.waiting': 'Ordini in attesa di merce',
  'site_sending.waiting_stay': 'Restano nel loro magazzino',
  'site_sending.waiting_stay_hint': 'Partono da lì non appena vi arriva la merce.',
  'site_sending.waiting_move': 'Passano dove la merce arriva prima',
  'site_sending.waiting_move_hint':
    'Partono da un altro magazzino se la merce vi arriva prima e l’IVA resta la stessa. I clienti ricevono la nuova data; la fattura è emessa dalla società di quel magazzino.',
  'site_sending.excluded_areas': 'Non spedisce a',
  'site_sending.excluded_areas_hint':
    'Per Paese e inizio del codice postale, ad esempio ES 35, ES 38 per le Canarie o GB BT per l’Irlanda del Nord. Riguarda i nuovi ordini; quelli già inviati proseguono.',
  'site_sending.invalid_excluded_areas':
    'Indichi per ogni zona un Paese e l’inizio di un codice postale, ad esempio ES 35, GB BT',
}
