import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'standing.order':
    '{state, select, awaitingPayment {Diese Bestellung wartet auf Zahlung} onHold {Diese Bestellung ist in Prüfung} submitted {Diese Bestellung ist eingegangen und noch nicht freigegeben} released {Diese Bestellung ist freigegeben} partlyShipped {Ein Teil dieser Bestellung ist versandt} shipped {Diese Bestellung ist versandt} allDelivered {Diese Bestellung ist vollständig geliefert} other {Diese Bestellung ist storniert}}. {can, select, nothing {Daran lässt sich nichts mehr ändern} other {Jetzt möglich: {actions}}}',
  'standing.order_pay': 'die Zahlung vermerken',
  'standing.order_hold': 'in Prüfung geben',
  'standing.order_unhold': 'weiterlaufen lassen',
  'standing.order_release': 'freigeben',
  'standing.order_ship': 'versenden',
  'standing.order_deliver': 'die Ankunft vermerken',
  'standing.order_fail': 'eine Fehlzustellung vermerken',
  'standing.order_cancel': 'stornieren',
  'standing.order_cancelRest': 'den Rest stornieren',
  'standing.order_cancelWaiting': 'stornieren, was auf Ware wartet',
  'standing.order_changeDelivery': 'die Lieferung ändern',
  'standing.shipment':
    '{state, select, picking {Diese Sendung wird kommissioniert} packed {Diese Sendung ist gepackt und noch nicht übergeben} left {Diese Sendung ist übergeben} delivered {Diese Sendung ist zugestellt} failed {Diese Sendung wurde nicht zugestellt} other {Diese Sendung ist storniert}}. {can, select, nothing {Daran lässt sich nichts mehr ändern} other {Jetzt möglich: {actions}}}',
  'standing.shipment_pack': 'packen',
  'standing.shipment_dispatch': 'übergeben',
  'standing.shipment_deliver': 'die Ankunft vermerken',
  'standing.shipment_fail': 'eine Fehlzustellung vermerken',
  'standing.shipment_cancel': 'stornieren',
  'standing.unknown_fields': 'Dieser Aufruf kennt {fields} nicht',
}
