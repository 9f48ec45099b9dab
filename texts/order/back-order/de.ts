import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'back_order.term': 'Nicht auf Lager',
  'back_order.title': 'Nicht sofort lieferbar',
  'back_order.notice':
    '{pieces, plural, one {# Stück ist} other {# Stück sind}} zurzeit nicht auf Lager. Wie sollen wir liefern?',
  'back_order.ready': '{ready, number} von {pieces, number} Stück sofort',
  'back_order.other_warehouse': 'Stattdessen ab Lager {place}: {ready}',
  'back_order.split': 'In Teillieferungen',
  'back_order.split_hint': 'Zuerst versenden wir, was auf Lager ist, den Rest, sobald er eintrifft.',
  'back_order.together': 'Komplett liefern',
  'back_order.together_hint': 'Wir versenden, sobald alles da ist. Was auf Lager ist, bleibt für Sie reserviert.',
  'back_order.reduce': 'Nur sofort Lieferbares',
  'back_order.reduce_hint': 'Wir senken die Mengen auf den Lagerbestand. Der Rest wird nicht bestellt.',
  'back_order.less': '{number}: {quantity, number} statt {asked, number}',
  'back_order.unknown': 'Wir wissen noch nicht, wann alles von {numbers} da ist, und können daher keinen Tag zusagen.',
  'back_order.reserved': 'Reserviert',
  'back_order.first_by': 'erste Lieferung bis {date}',
  'back_order.shipping': 'Versand {price}',
}
