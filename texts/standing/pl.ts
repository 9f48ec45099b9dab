import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'standing.order':
    '{state, select, awaitingPayment {To zamówienie czeka na płatność} onHold {To zamówienie jest wstrzymane} submitted {To zamówienie zostało złożone i nie jest jeszcze w realizacji} released {To zamówienie jest w realizacji} partlyShipped {Część tego zamówienia została wysłana} shipped {To zamówienie zostało wysłane} allDelivered {To zamówienie dostarczono w całości} other {To zamówienie jest anulowane}}. {can, select, nothing {Nic już nie można w nim zmienić} other {Można teraz {actions}}}',
  'standing.order_pay': 'odnotować płatność',
  'standing.order_hold': 'je wstrzymać',
  'standing.order_unhold': 'je wznowić',
  'standing.order_release': 'przekazać je do realizacji',
  'standing.order_ship': 'je wysłać',
  'standing.order_deliver': 'odnotować dostarczenie',
  'standing.order_fail': 'odnotować niedostarczenie',
  'standing.order_cancel': 'je anulować',
  'standing.order_cancelRest': 'anulować resztę',
  'standing.order_cancelWaiting': 'anulować to, co czeka na towar',
  'standing.order_changeDelivery': 'zmienić dostawę',
  'standing.shipment':
    '{state, select, picking {Ta przesyłka jest kompletowana} packed {Ta przesyłka jest spakowana i jeszcze nie wyszła} left {Tę przesyłkę przekazano przewoźnikowi} delivered {Tę przesyłkę dostarczono} failed {Tej przesyłki nie dostarczono} other {Ta przesyłka jest anulowana}}. {can, select, nothing {Nic już nie można w niej zmienić} other {Można teraz {actions}}}',
  'standing.shipment_pack': 'ją spakować',
  'standing.shipment_dispatch': 'przekazać ją przewoźnikowi',
  'standing.shipment_deliver': 'odnotować dostarczenie',
  'standing.shipment_fail': 'odnotować niedostarczenie',
  'standing.shipment_cancel': 'ją anulować',
  'standing.unknown_fields': 'To wywołanie nie zna: {fields}',
}
