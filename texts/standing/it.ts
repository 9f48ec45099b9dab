import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'standing.order':
    '{state, select, awaitingPayment {Questo ordine attende il pagamento} onHold {Questo ordine è sospeso} submitted {Questo ordine è stato inviato e non ancora rilasciato} released {Questo ordine è rilasciato} partlyShipped {Una parte di questo ordine è stata spedita} shipped {Questo ordine è stato spedito} allDelivered {Questo ordine è stato consegnato per intero} other {Questo ordine è annullato}}. {can, select, nothing {Non si può più modificare} other {Ora si può {actions}}}',
  'standing.order_pay': 'registrare il pagamento',
  'standing.order_hold': 'sospenderlo',
  'standing.order_unhold': 'riprenderlo',
  'standing.order_release': 'rilasciarlo',
  'standing.order_ship': 'spedirlo',
  'standing.order_deliver': 'registrare l’arrivo',
  'standing.order_fail': 'registrare la mancata consegna',
  'standing.order_cancel': 'annullarlo',
  'standing.order_cancelRest': 'annullare il resto',
  'standing.order_cancelWaiting': 'annullare ciò che attende la merce',
  'standing.order_changeDelivery': 'modificare la consegna',
  'standing.shipment':
    '{state, select, picking {Questa spedizione è in prelievo} packed {Questa spedizione è imballata e non ancora partita} left {Questa spedizione è affidata al corriere} delivered {Questa spedizione è stata consegnata} failed {Questa spedizione non è stata consegnata} other {Questa spedizione è annullata}}. {can, select, nothing {Non si può più modificare} other {Ora si può {actions}}}',
  'standing.shipment_shortPick': 'segnalare che cosa manca',
  'standing.shipment_pack': 'imballarla',
  'standing.shipment_dispatch': 'affidarla al corriere',
  'standing.shipment_deliver': 'registrare l’arrivo',
  'standing.shipment_fail': 'registrare la mancata consegna',
  'standing.shipment_cancel': 'annullarla',
  'standing.return':
    '{state, select, saved {Questo reso è una bozza} submitted {Questo reso è stato inviato e non ancora deciso} approved {Questo reso è approvato} sent {Questo reso è in viaggio verso di noi} received {Questo reso è arrivato e non ancora controllato} inspected {Questo reso è stato controllato} completed {Questo reso è concluso} refused {Questo reso è stato rifiutato} expired {Questo reso è scaduto} other {Questo reso è annullato}}. {can, select, nothing {Ora non si può modificare nulla} other {Ora si può {actions}}}',
  'standing.return_line':
    '{state, select, saved {Questo articolo è una bozza} submitted {Questo articolo è stato inviato e non ancora deciso} approved {Questo articolo è approvato} sent {Questo articolo è in viaggio verso di noi} received {Questo articolo è arrivato e non ancora controllato} inspected {Questo articolo è stato controllato} credited {Questo articolo è stato accreditato} replaced {Questo articolo è stato sostituito} sentBack {Questo articolo è chiuso, la merce è tornata al cliente} refused {Questo articolo è stato rifiutato} expired {Questo articolo è scaduto} other {Questo articolo è annullato}}. {can, select, nothing {Ora non si può modificare nulla} other {Ora si può {actions}}}',
  'standing.return_edit': 'modificarlo',
  'standing.return_submit': 'inviarlo',
  'standing.return_delete': 'eliminarlo',
  'standing.return_send': 'indicarne la spedizione',
  'standing.return_cancel': 'annullarlo',
  'standing.return_ask': 'chiedere al cliente',
  'standing.return_approve': 'approvarlo',
  'standing.return_refuse': 'rifiutarlo',
  'standing.return_collect': 'prenotarne il ritiro',
  'standing.return_receive': 'registrarne l’arrivo',
  'standing.return_inspect': 'controllarlo',
  'standing.return_credit': 'accreditarlo',
  'standing.return_replace': 'inviare una sostituzione',
  'standing.return_sendBack': 'rispedirlo',
  'standing.unknown_fields': 'Questa chiamata non conosce {fields}',
}
