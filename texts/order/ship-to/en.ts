/** Words of where an order goes. */
export const texts = {
  'ship_to.other': 'Another address, for this order only …',
  'ship_to.other_title': 'Delivery address of this order',
  'ship_to.keep': 'Also save to address book',
  'ship_to.kept_too': 'Saved to your address book with the order',
  'ship_to.use': 'Deliver to this address',
  'ship_to.change': 'Change address',
  'ship_to.gone': 'The address you chose is no longer in your address book. Please choose where to deliver this order.',
  'ship_to.choose': 'Please choose …',
  'ship_to.unfinished': 'Confirm the new delivery address first, or choose one from your address book.',
}
