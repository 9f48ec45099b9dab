import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'reminder.title_1': 'Promemoria di pagamento',
  'reminder.title_2': 'Secondo sollecito',
  'reminder.title_3': 'Ultimo sollecito',
  'reminder.words_1':
    'Forse Le è sfuggito: {amount} risultano scaduti. La preghiamo di versarli nei prossimi giorni. Se in una fattura qualcosa non va, ce lo faccia sapere.',
  'reminder.words_2':
    'Nonostante il nostro promemoria restano aperti {amount}. La preghiamo di pagare entro sette giorni. Fino ad allora i nuovi ordini restano in sospeso.',
  'reminder.words_3':
    'Questo è il nostro ultimo sollecito: {amount} sono scaduti da tempo. La preghiamo di pagare entro sette giorni, o di chiamarci oggi per trovare insieme una soluzione. I nuovi ordini restano in sospeso.',
  'reminder.subject': '{title}: {amount}',
  'reminder.attached': 'Il riepilogo è allegato in PDF.',
  'reminder.crossed': 'Se nel frattempo ha pagato, La ringraziamo: non tenga conto di questa lettera.',
  'reminder.date': 'Data',
  'reminder.days': 'Giorni di ritardo',
  'reminder.open': 'Da pagare',
  'reminder.sum': 'Totale scaduto: {amount}',
  'reminder.on_behalf':
    'Le scriviamo per conto delle società che hanno emesso queste fatture. La preghiamo di pagare ciascuna sul proprio conto.',
  'reminder.pay_to': 'Pagamento a {seller}',
  'reminder.see': 'Vedi le fatture aperte',
}
