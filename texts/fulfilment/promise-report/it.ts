import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'promise_report.title': 'Promesse mantenute',
  'promise_report.parts': 'Sezioni degli ordini',
  'promise_report.intro':
    'Se gli ordini sono stati consegnati nel giorno promesso al momento dell’ordine, per magazzino e corriere.',
  'promise_report.period': 'Promessi dal {from} al {until}',
  'promise_report.place': 'Magazzino e corriere',
  'promise_report.all': 'Tutti',
  'promise_report.promised': 'Promessi',
  'promise_report.onTime': 'Puntuali',
  'promise_report.lateOneDay': '1 giorno di ritardo',
  'promise_report.lateFewDays': '2–3 giorni di ritardo',
  'promise_report.lateManyDays': 'Ritardo maggiore',
  'promise_report.overdue': 'In ritardo ora',
  'promise_report.notDue': 'Non ancora scaduti',
  'promise_report.dayUnknown': 'Giorno sconosciuto',
  'promise_report.unpromised': 'Senza promessa',
  'promise_report.kept': 'Mantenute',
  'promise_report.share': '{share}%',
  'promise_report.colours': 'Colori delle barre',
  'promise_report.none': 'Ancora nessun ordine questo mese',
  'promise_report.none_hint':
    'Gli ordini compaiono qui nel mese per cui sono promessi. Scelga altri giorni per vedere quelli precedenti.',
  'promise_report.none_match': 'Nessun ordine in questo periodo',
  'promise_report.none_match_hint':
    'Scelga altri giorni, un altro sito, un altro magazzino o un altro corriere, oppure veda tutto il mese in corso.',
}
