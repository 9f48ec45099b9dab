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
  'standing.shipment_shortPick': 'melden, was fehlt',
  'standing.shipment_pack': 'packen',
  'standing.shipment_dispatch': 'übergeben',
  'standing.shipment_deliver': 'die Ankunft vermerken',
  'standing.shipment_fail': 'eine Fehlzustellung vermerken',
  'standing.shipment_cancel': 'stornieren',
  'standing.return':
    '{state, select, saved {Diese Rücksendung ist ein Entwurf} submitted {Diese Rücksendung ist eingereicht und noch nicht entschieden} approved {Diese Rücksendung ist freigegeben} sent {Diese Rücksendung ist zu uns unterwegs} received {Diese Rücksendung ist eingetroffen und noch nicht geprüft} inspected {Diese Rücksendung ist geprüft} completed {Diese Rücksendung ist abgeschlossen} refused {Diese Rücksendung wurde abgelehnt} expired {Diese Rücksendung ist abgelaufen} other {Diese Rücksendung ist storniert}}. {can, select, nothing {Daran lässt sich jetzt nichts ändern} other {Jetzt möglich: {actions}}}',
  'standing.return_line':
    '{state, select, saved {Diese Position ist ein Entwurf} submitted {Diese Position ist eingereicht und noch nicht entschieden} approved {Diese Position ist freigegeben} sent {Diese Position ist zu uns unterwegs} received {Diese Position ist eingetroffen und noch nicht geprüft} inspected {Diese Position ist geprüft} credited {Diese Position ist gutgeschrieben} replaced {Diese Position ist ersetzt} sentBack {Diese Position ist abgeschlossen: Die Ware ging zurück} refused {Diese Position wurde abgelehnt} expired {Diese Position ist abgelaufen} other {Diese Position ist storniert}}. {can, select, nothing {Daran lässt sich jetzt nichts ändern} other {Jetzt möglich: {actions}}}',
  'standing.return_edit': 'bearbeiten',
  'standing.return_submit': 'einreichen',
  'standing.return_delete': 'löschen',
  'standing.return_send': 'den Versand angeben',
  'standing.return_cancel': 'stornieren',
  'standing.return_ask': 'den Kunden fragen',
  'standing.return_approve': 'freigeben',
  'standing.return_refuse': 'ablehnen',
  'standing.return_collect': 'die Abholung buchen',
  'standing.return_receive': 'den Eingang vermerken',
  'standing.return_inspect': 'prüfen',
  'standing.return_credit': 'gutschreiben',
  'standing.return_replace': 'Ersatz senden',
  'standing.return_sendBack': 'zurücksenden',
  'standing.unknown_fields': 'Dieser Aufruf kennt {fields} nicht',
}
