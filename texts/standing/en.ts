/** Words of refusals that say what is so: how an order or a shipment stands and what may be done with it, what a call does not know. */
export const texts = {
  'standing.order':
    '{state, select, awaitingPayment {This order is awaiting payment} onHold {This order is on hold} submitted {This order has been placed and is not released yet} released {This order is released} partlyShipped {Part of this order has been shipped} shipped {This order has been shipped} allDelivered {This order has been delivered in full} other {This order is cancelled}}. {can, select, nothing {Nothing about it can be changed any more} other {You can {actions}}}',
  'standing.order_pay': 'note the payment',
  'standing.order_hold': 'put it on hold',
  'standing.order_unhold': 'take it off hold',
  'standing.order_release': 'release it',
  'standing.order_ship': 'ship it',
  'standing.order_deliver': 'note that it has arrived',
  'standing.order_fail': 'note that it did not arrive',
  'standing.order_cancel': 'cancel it',
  'standing.order_cancelRest': 'cancel the rest',
  'standing.order_cancelWaiting': 'cancel what is waiting for goods',
  'standing.order_changeDelivery': 'change its delivery',
  'standing.shipment':
    '{state, select, picking {This shipment is being picked} packed {This shipment is packed and has not left yet} left {This shipment has been handed over} delivered {This shipment has been delivered} failed {This shipment was not delivered} other {This shipment is cancelled}}. {can, select, nothing {Nothing about it can be changed any more} other {You can {actions}}}',
  'standing.shipment_pack': 'pack it',
  'standing.shipment_dispatch': 'hand it over',
  'standing.shipment_deliver': 'note that it has arrived',
  'standing.shipment_fail': 'note that it did not arrive',
  'standing.shipment_cancel': 'cancel it',
  'standing.unknown_fields': 'This call does not know {fields}',
}
