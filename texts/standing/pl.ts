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
  'standing.shipment_shortPick': 'zgłosić, czego brakuje',
  'standing.shipment_pack': 'ją spakować',
  'standing.shipment_dispatch': 'przekazać ją przewoźnikowi',
  'standing.shipment_deliver': 'odnotować dostarczenie',
  'standing.shipment_fail': 'odnotować niedostarczenie',
  'standing.shipment_cancel': 'ją anulować',
  'standing.return':
    '{state, select, saved {Ten zwrot jest szkicem} submitted {Ten zwrot został zgłoszony i czeka na decyzję} approved {Ten zwrot jest zaakceptowany} sent {Ten zwrot jest w drodze do nas} received {Ten zwrot dotarł i nie jest jeszcze sprawdzony} inspected {Ten zwrot został sprawdzony} completed {Ten zwrot jest zakończony} refused {Ten zwrot został odrzucony} expired {Ten zwrot wygasł} other {Ten zwrot jest anulowany}}. {can, select, nothing {Teraz nie można nic w tym zmienić} other {Można teraz {actions}}}',
  'standing.return_line':
    '{state, select, saved {Ta pozycja jest szkicem} submitted {Ta pozycja została zgłoszona i czeka na decyzję} approved {Ta pozycja jest zaakceptowana} sent {Ta pozycja jest w drodze do nas} received {Ta pozycja dotarła i nie jest jeszcze sprawdzona} inspected {Ta pozycja została sprawdzona} credited {Ta pozycja została rozliczona korektą} replaced {Ta pozycja została wymieniona} sentBack {Ta pozycja jest zamknięta, towar wrócił do klienta} refused {Ta pozycja została odrzucona} expired {Ta pozycja wygasła} other {Ta pozycja jest anulowana}}. {can, select, nothing {Teraz nie można nic w tym zmienić} other {Można teraz {actions}}}',
  'standing.return_edit': 'zmienić zwrot',
  'standing.return_submit': 'zgłosić zwrot',
  'standing.return_delete': 'usunąć szkic',
  'standing.return_send': 'podać sposób nadania',
  'standing.return_cancel': 'anulować zwrot',
  'standing.return_ask': 'zapytać klienta',
  'standing.return_approve': 'zatwierdzić',
  'standing.return_refuse': 'odrzucić',
  'standing.return_collect': 'zamówić odbiór',
  'standing.return_receive': 'odnotować przyjęcie',
  'standing.return_inspect': 'sprawdzić towar',
  'standing.return_credit': 'wystawić korektę',
  'standing.return_replace': 'wysłać towar zastępczy',
  'standing.return_sendBack': 'odesłać towar',
  'standing.unknown_fields': 'To wywołanie nie zna: {fields}',
}
