/** Words of the first page of the console. */
export const texts = {
  'today.title': 'Today',
  'today.orders': 'Orders today',
  'today.on_hold': 'On hold',
  'today.awaiting_payment': 'Awaiting payment',
  'today.registrations': 'Registrations to decide',
  'today.mails_failing': 'Mails that failed',
  'today.mails_waiting': 'Mails to be sent',
  'today.no_server':
    'No mail server is set, so nobody gets any mail. Set SMTP_URL and start the shop again: everything that waits then goes out.',
  'today.sites': 'Sites to finish',
  'today.all_done': 'Nothing waits for you.',
}
