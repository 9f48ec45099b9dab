/** Words of the shipping documents of a shipment, and of the list by which it is picked. */
export const texts = {
  'shipping_document.packing_list': 'Packing list {number}',
  'shipping_document.packing_lists': 'Packing lists',
  'shipping_document.pick_list': 'Pick list {warehouse} · {carrier}',
  'shipping_document.pick_lists': 'Pick lists',
  'shipping_document.label': 'Shipping label {number}',
  'shipping_document.labels': 'Shipping labels',
  'shipping_document.sender': 'From',
  'shipping_document.recipient': 'To',
  'shipping_document.shipment': 'Shipment',
  'shipping_document.date': 'Date',
  'shipping_document.reference': 'Reference',
  'shipping_document.tracking': 'Tracking number',
  'shipping_document.parcels': 'Parcels',
  'shipping_document.parcel_of': '{parcel, number} of {parcels, number}',
  'shipping_document.weight': 'Weight',
  'shipping_document.ordered': 'Ordered',
  'shipping_document.enclosed': 'Enclosed',
  'shipping_document.pieces': 'Pieces enclosed',
  'shipping_document.article': 'Article number',
  'shipping_document.signature': 'Received complete and undamaged: date, name, signature',
  'shipping_document.bin': 'Bin',
  'shipping_document.pick_counts':
    '{pieces, plural, one {# piece} other {# pieces}} for {shipments, plural, one {# shipment} other {# shipments}}',
  'shipping_document.barcode': 'Barcode of shipment {number}',
  'shipping_document.own_file':
    'The customer has sent a file of their own for order {orderno}: {name}. Print it from this shipment and use it instead. This page does not go into the parcel.',
}
