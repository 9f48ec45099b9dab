/** Words of the file for bookkeeping, for staff. */
export const texts = {
  'bookkeeping.title': 'File for bookkeeping',
  'bookkeeping.words': 'All invoices and credit notes that one of our companies issued in a period, with their VAT.',
  'bookkeeping.issuer': 'Issued by',
  'bookkeeping.day_missing': 'Enter a day',
  'bookkeeping.day_before': 'The last day is before the first one',
  'bookkeeping.download': 'Download CSV',
  'bookkeeping.none': 'No invoices to book yet',
  'bookkeeping.none_hint': 'None of the companies of your sites has issued an invoice.',
}
