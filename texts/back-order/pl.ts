import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'back_order.term': 'Brak na stanie',
  'back_order.title': 'Produkty chwilowo niedostępne',
  'back_order.notice':
    '{pieces, plural, one {# sztuki nie ma} few {# sztuk nie ma} many {# sztuk nie ma} other {# sztuki nie ma}} teraz na stanie. Co zrobić?',
  'back_order.ready': '{ready, number} z {pieces, number} szt. od razu',
  'back_order.other_warehouse': 'Zamiast tego z magazynu {place}: {ready}',
  'back_order.split': 'Teraz i później',
  'back_order.split_hint': 'To, co jest, wysyłamy teraz, resztę zaraz po dostawie.',
  'back_order.together': 'Wszystko razem',
  'back_order.together_hint':
    'Nic nie wyjeżdża, dopóki nie ma wszystkiego. To, co jest na stanie, pozostaje zarezerwowane dla Państwa.',
  'back_order.reduce': 'Tylko to, co jest',
  'back_order.reduce_hint': 'Ilości spadają do tego, co jest na stanie. Reszta nie jest zamawiana.',
  'back_order.less': '{number}: {quantity, number} zamiast {asked, number}',
  'back_order.unknown': 'Nie wiemy jeszcze, kiedy będzie wszystko dla {numbers}, więc nie możemy obiecać dnia.',
  'back_order.reserved': 'Zarezerwowane',
}
