import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_update.title': 'E-maile o zamówieniach',
  'order_update.hint':
    'W wiadomościach w sklepie są zawsze wszystkie nowości. Potwierdzenia zamówień i faktury zawsze przychodzą e-mailem.',
  'order_update.kind_released': 'W przygotowaniu',
  'order_update.kind_shipped': 'Wysłane, ze śledzeniem',
  'order_update.kind_delivered': 'Dostarczone',
  'order_update.kind_delayed': 'Nowe terminy, zmiana dostawy, wstrzymania',
  'order_update.kind_arrived': 'Oczekiwany towar dotarł',
  'order_update.kind_cancelled': 'Anulowane przez nas',
  'order_update.kind_returned': 'Zwroty',
  'order_update.kind_paid': 'Otrzymane płatności',
  'order_update.atOnce': 'Od razu',
  'order_update.daily': 'Raz dziennie, o 17:00',
  'order_update.never': 'Nigdy',
  'order_update.saved': 'Zapisano. Tak będziemy do Państwa pisać',
}
