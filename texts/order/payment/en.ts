/** Words of payment in advance, and of what follows an order. */
export const texts = {
  'payment.title': 'Pay in advance',
  'payment.hint': 'We ship only once your payment has arrived. Please state the reference.',
  'payment.amount': 'Amount',
  'payment.holder': 'Account holder',
  'payment.bank': 'Bank',
  'payment.iban': 'IBAN',
  'payment.account': 'Account number',
  'payment.bic': 'BIC',
  'payment.reference': 'Reference',
  'payment.scan': 'Scan with your banking app',
  'payment.code': 'Code for a bank transfer of {amount} to {account}',
  'payment.proforma': 'Pro-forma invoice (PDF)',
  'payment.proforma_title': 'Pro-forma {orderno}',
  'payment.proforma_note': 'This is not a tax invoice. We e-mail the invoice when the goods ship.',
  'payment.next': 'What happens next',
  'payment.next_mail': 'A confirmation with the order as a PDF is on its way to {email}.',
  'payment.next_pay':
    'Please pay {amount} by bank transfer. Items in stock are reserved for you and ship as soon as we receive your payment.',
  'payment.next_pay_waiting':
    'Please pay {amount} by bank transfer. We ship once your payment has arrived and the items are in stock.',
  'payment.next_hold':
    'The order is on hold: it exceeds your credit limit, or a payment is overdue. Your account manager will review it and contact you.',
  'payment.next_manager': 'Your account manager will review it and contact you.',
  'payment.next_ship':
    '{pieces, plural, one {# piece ships} other {# pieces ship}} now. Once the parcel has left, you’ll find its tracking number with the order.',
  'payment.next_later':
    '{pieces, plural, one {# piece follows as soon as it is} other {# pieces follow as soon as they are}} available; dates that are known are with the items.',
  'payment.next_together': 'Everything ships together as soon as the last piece is here.',
  'payment.overdue': 'Overdue',
  'payment.overdue_by': '{amount} · {days, plural, one {# day} other {# days}}',
  'payment.held_overdue': 'A payment is overdue. This order waits until it is paid or we release it.',
  'payment.held_limit': 'This order exceeds your credit limit. We’ll review and release it.',
  'payment.credit_after': 'Left after this order',
}
