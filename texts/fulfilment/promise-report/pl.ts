import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'promise_report.title': 'Dotrzymane terminy',
  'promise_report.parts': 'Działy zamówień',
  'promise_report.intro':
    'Czy zamówienia dostarczono w dniu obiecanym przy ich składaniu, według magazynu i przewoźnika.',
  'promise_report.period': 'Termin od {from} do {until}',
  'promise_report.place': 'Magazyn i przewoźnik',
  'promise_report.all': 'Wszystkie',
  'promise_report.promised': 'Z terminem',
  'promise_report.onTime': 'Na czas',
  'promise_report.lateOneDay': '1 dzień opóźnienia',
  'promise_report.lateFewDays': '2–3 dni opóźnienia',
  'promise_report.lateManyDays': 'Większe opóźnienie',
  'promise_report.overdue': 'Teraz po terminie',
  'promise_report.notDue': 'Przed terminem',
  'promise_report.dayUnknown': 'Dzień nieznany',
  'promise_report.unpromised': 'Bez terminu',
  'promise_report.kept': 'Dotrzymane',
  'promise_report.share': '{share}%',
  'promise_report.colours': 'Kolory słupków',
  'promise_report.none': 'W tym miesiącu nie ma jeszcze zamówień',
  'promise_report.none_hint':
    'Zamówienia pojawiają się tu w miesiącu, na który przypada ich termin. Aby zobaczyć wcześniejsze, prosimy wybrać inne dni.',
  'promise_report.none_match': 'Brak zamówień w tym okresie',
  'promise_report.none_match_hint':
    'Prosimy wybrać inne dni, inny sklep, inny magazyn lub innego przewoźnika albo obejrzeć cały bieżący miesiąc.',
}
