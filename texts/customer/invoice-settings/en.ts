/** What a company wants of its invoices. */
export const texts = {
  'invoice_settings.title': 'Your invoices',
  'invoice_settings.title_staff': 'Invoices',
  'invoice_settings.hint': 'These count for invoices and credit notes from now on.',
  'invoice_settings.email': 'E-mail for invoices',
  'invoice_settings.email_hint': 'Leave it empty to get them at the billing address of each order.',
  'invoice_settings.reference': 'Your reference',
  'invoice_settings.reference_staff': 'Reference of the customer',
  'invoice_settings.reference_hint':
    'It stands on every invoice: a cost centre, or the Leitweg-ID of an authority in Germany.',
  'invoice_settings.reference_missing': 'XRechnung needs your reference, such as your Leitweg-ID.',
  'invoice_settings.peppolAddress': 'Peppol address',
  'invoice_settings.peppolAddress_hint': 'Scheme and number, such as 0106:12345678.',
  'invoice_settings.peppolAddress_missing':
    'XRechnung needs an address to be sent to: a Peppol address, or a Leitweg-ID as your reference.',
  'invoice_settings.isXRechnung': 'Write invoices as XRechnung',
  'invoice_settings.isXRechnung_hint': 'For authorities in Germany. The mail then brings the XML file, too.',
  'invoice_settings.save': 'Save invoice settings',
  'invoice_settings.saved': 'The invoice settings are saved',
  'invoice_settings.invalid': 'This does not look right. An example: {example}',
  'invoice_settings.too_long': 'At most {most} characters, please.',
}
