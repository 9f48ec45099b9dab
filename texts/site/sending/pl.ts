import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'site_sending.waiting': 'Zamówienia, które tylko czekają na towar',
  'site_sending.waiting_stay': 'Pozostają w swoim magazynie',
  'site_sending.waiting_stay_hint': 'Zostaną stamtąd wysłane, gdy tylko dotrze tam towar.',
  'site_sending.waiting_move': 'Przechodzą tam, gdzie towar będzie wcześniej',
  'site_sending.waiting_move_hint':
    'Zostaną wysłane z innego magazynu, jeśli towar będzie tam wcześniej, a VAT się nie zmieni. Klienci otrzymają nowy termin; fakturę wystawi spółka tego magazynu.',
  'site_sending.excluded_areas': 'Nie wysyła do',
  'site_sending.excluded_areas_hint':
    'Według kraju i początku kodu pocztowego, np. ES 35, ES 38 dla Wysp Kanaryjskich lub GB BT dla Irlandii Północnej. Dotyczy nowych zamówień; złożone są realizowane dalej.',
  'site_sending.invalid_excluded_areas':
    'Dla każdego obszaru prosimy podać kraj i początek kodu pocztowego, np. ES 35, GB BT',
}
