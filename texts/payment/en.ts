/** Words of payment in advance, and of what follows an order. */
export const texts = {
  'payment.title': 'Pay in advance',
  'payment.hint': 'The goods leave as soon as your payment has arrived. Please state the reference.',
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
  'payment.proforma_note': 'This is not a tax invoice. The invoice comes with the goods.',
  'payment.next': 'What happens next',
  'payment.next_mail': 'A confirmation with the order as PDF is on its way to {email}.',
  'payment.next_pay':
    'Please pay {amount} by bank transfer. What is in stock is reserved for you and leaves as soon as the money has arrived.',
  'payment.next_hold':
    'The order is on hold: it is over your credit limit, or something of yours is overdue. Your account manager looks at it and contacts you.',
  'payment.next_manager': 'Your account manager looks at it and contacts you.',
  'payment.next_ship':
    '{pieces, plural, one {# piece ships} other {# pieces ship}} now. As soon as the parcel has left, its tracking number stands with the order.',
  'payment.next_later':
    '{pieces, plural, one {# piece follows as soon as it is} other {# pieces follow as soon as they are}} available; the dates stand with the lines.',
  'payment.next_together': 'Everything leaves together as soon as the last piece is there.',
  'payment.overdue': 'Overdue',
  'payment.overdue_by': '{amount} · {days, plural, one {# day} other {# days}}',
  'payment.held_overdue': 'Something of yours is overdue: this order waits until it is paid or we release it.',
  'payment.held_limit': 'This order exceeds your credit limit. We’ll review and release it.',
  'payment.credit_after': 'Left after this order',
}
