import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'back_order.term': 'Nicht am Lager',
  'back_order.title': 'Was nicht am Lager ist',
  'back_order.notice':
    '{pieces, plural, one {# Stück ist} other {# Stück sind}} zurzeit nicht am Lager. Was sollen wir tun?',
  'back_order.ready': '{ready, number} von {pieces, number} Stück sofort',
  'back_order.other_warehouse': 'Stattdessen ab Lager {place}: {ready}',
  'back_order.split': 'Jetzt und später',
  'back_order.split_hint': 'Was da ist, geht jetzt ab, der Rest, sobald er eingetroffen ist.',
  'back_order.together': 'Alles zusammen',
  'back_order.together_hint': 'Nichts geht ab, bevor alles da ist. Was am Lager ist, bleibt für Sie reserviert.',
  'back_order.reduce': 'Nur was da ist',
  'back_order.reduce_hint': 'Die Mengen sinken auf das, was am Lager ist. Der Rest wird nicht bestellt.',
  'back_order.less': '{number}: {quantity} statt {asked}',
  'back_order.unknown': 'Wann alles von {numbers} da ist, wissen wir noch nicht. Daher können wir keinen Tag zusagen.',
  'back_order.reserved': 'Reserviert',
}
