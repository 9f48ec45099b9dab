/** Words of the list of invoices and credit notes of all customers, for staff. */
export const texts = {
  'invoice_list.title': 'Invoices',
  'invoice_list.intro':
    'Every invoice and credit note of your customers, the newest first. Credit notes are below zero.',
  'invoice_list.keyword': 'Any number, or the customer',
  'invoice_list.kind': 'Document',
  'invoice_list.any_kind': 'Invoices and credit notes',
  'invoice_list.any_state': 'All',
  'invoice_list.state_overdue': 'Overdue',
  'invoice_list.currency': 'Currency',
  'invoice_list.any_currency': 'All currencies',
  'invoice_list.custnum': 'Customer number',
  'invoice_list.issuer': 'Issued by {name}',
  'invoice_list.e_invoice': 'E-invoice of {number}',
  'invoice_list.sums': 'Total of {count, plural, one {# document} other {# documents}}',
  'invoice_list.overdue': 'Overdue',
  'invoice_list.none': 'No invoices yet',
  'invoice_list.none_hint': 'An invoice is issued when a shipment leaves.',
  'invoice_list.none_match': 'No invoices found',
  'invoice_list.none_match_hint': 'Check the number, or choose another state, site or other days.',
}
