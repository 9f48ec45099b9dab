export const mail = {
  'mail.row': '{term}: {value}',
  'mail.order_subject': 'Your order {orderno}',
  'mail.order_intro': 'Thank you. We have received order {orderno} of {company}:',
  'mail.order_later':
    '{pieces, plural, one {# piece of this follows as soon as it arrives} other {# pieces of this follow as soon as they arrive}}',
  'mail.order_promise': 'With you on {date} at the latest, by {carrier}, at this address:',
  'mail.order_payment': 'The goods leave as soon as your payment has arrived. Please state {orderno} when you pay.',
  'mail.order_see': 'See your order',
}
