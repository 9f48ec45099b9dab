/** Words of the first page of the console. */
export const texts = {
  'today.title': 'Today',
  'today.orders': 'Orders today',
  'today.on_hold': 'On hold',
  'today.awaiting_payment': 'Awaiting payment',
  'today.registrations': 'Registrations to review',
  'today.mails_failing': 'Failed e-mails',
  'today.mails_waiting': 'E-mails waiting',
  'today.no_server':
    'No mail server is set up, so nobody receives e-mails. Set SMTP_URL and restart the shop: everything that is waiting is then sent.',
  'today.rates_missing':
    'Exchange rates of the European Central Bank are missing or more than three working days old: {rates}. A week after the last rate, shipments whose VAT needs it can no longer leave. Import the rates (npm run import), or check EXCHANGE_RATES_URL.',
  'today.rate_of': '{currency} ({date})',
  'today.no_rate_of': '{currency} (none yet)',
  'today.sites': 'Sites to complete',
  'today.all_done': 'Nothing to do right now.',
  'today.to_release': 'To release',
  'today.late': 'Late',
  'today.dates_moved': 'Dates moved',
  'today.goods_arrived': 'Goods arrived',
  'today.to_pick': 'To pick',
  'today.back_orders': '{count, plural, one {# back order has arrived} other {# back orders have arrived}}',
  'today.to_pack': 'To pack',
  'today.to_hand_over': 'To hand over',
  'today.arrivals': 'Goods due',
}
