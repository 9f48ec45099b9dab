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
  'standing.shipment_pack': 'imballarla',
  'standing.shipment_dispatch': 'affidarla al corriere',
  'standing.shipment_deliver': 'registrare l’arrivo',
  'standing.shipment_fail': 'registrare la mancata consegna',
  'standing.shipment_cancel': 'annullarla',
  'standing.unknown_fields': 'Questa chiamata non conosce {fields}',
}
