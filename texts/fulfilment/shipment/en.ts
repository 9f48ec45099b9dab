/** Words of what of an order has left. */
export const texts = {
  'shipment.title': 'Shipments',
  'shipment.one': 'Shipment {number} of {date}',
  'shipment.track': 'Track {number}',
  'shipment.pieces': '{pieces, plural, one {# piece} other {# pieces}}',
  'shipment.to_come': 'Still to come',
  'shipment.shipped': 'Shipped',
  'shipment.open': '{pieces, number} still to come',
  'shipment.state_picking': 'Picking',
  'shipment.state_packed': 'Packed',
  'shipment.state_left': 'Handed over',
  'shipment.state_delivered': 'Delivered',
  'shipment.state_failed': 'Not delivered',
  'shipment.state_cancelled': 'Cancelled',
  'shipment.packing_list': 'Packing list',
  'shipment.packing_list_of': 'Packing list of shipment {number}',
}
