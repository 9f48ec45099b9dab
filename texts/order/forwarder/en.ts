/** Words of who fetches an order on the account of its customer. */
export const texts = {
  'forwarder.own': 'Own forwarder',
  'forwarder.choose': 'Forwarder',
  'forwarder.none': 'Please choose',
  'forwarder.other': 'Others',
  'forwarder.name': 'Name of the forwarder',
  'forwarder.ready_part': 'Goods in stock ready for your forwarder',
  'forwarder.ready_expected': 'Expected to be ready for your forwarder',
  'forwarder.ready_on': 'Ready for your forwarder',
}
