import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'promise_report.title': 'Gehaltene Zusagen',
  'promise_report.parts': 'Bereiche der Bestellungen',
  'promise_report.intro':
    'Ob Bestellungen an dem Tag geliefert wurden, der bei der Bestellung zugesagt war, nach Lager und Versanddienst.',
  'promise_report.period': 'Zugesagt für {from} bis {until}',
  'promise_report.place': 'Lager und Versanddienst',
  'promise_report.all': 'Alle',
  'promise_report.promised': 'Zugesagt',
  'promise_report.onTime': 'Pünktlich',
  'promise_report.lateOneDay': '1 Tag zu spät',
  'promise_report.lateFewDays': '2–3 Tage zu spät',
  'promise_report.lateManyDays': 'Mehr Tage zu spät',
  'promise_report.overdue': 'Jetzt überfällig',
  'promise_report.notDue': 'Noch nicht fällig',
  'promise_report.dayUnknown': 'Tag unbekannt',
  'promise_report.unpromised': 'Ohne Zusage',
  'promise_report.kept': 'Gehalten',
  'promise_report.share': '{share}\u00a0%',
  'promise_report.colours': 'Farben der Balken',
  'promise_report.none': 'Noch keine Bestellungen in diesem Monat',
  'promise_report.none_hint':
    'Bestellungen erscheinen hier in dem Monat, für den sie zugesagt sind. Frühere sehen Sie, wenn Sie andere Tage wählen.',
  'promise_report.none_match': 'Keine Bestellungen in diesem Zeitraum',
  'promise_report.none_match_hint':
    'Wählen Sie andere Tage, einen anderen Shop, ein anderes Lager oder einen anderen Versanddienst, oder sehen Sie den ganzen bisherigen Monat an.',
}
