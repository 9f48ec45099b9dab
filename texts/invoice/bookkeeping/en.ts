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
  'bookkeeping.datev_download': 'Download for DATEV',
  'bookkeeping.datev_title': 'For DATEV',
  'bookkeeping.datev_hint':
    'The company’s tax adviser knows these numbers. The accounts have to post VAT by themselves.',
  'bookkeeping.datev_adviser': 'Adviser number',
  'bookkeeping.datev_client': 'Company number (Mandant)',
  'bookkeeping.datev_chart': 'Chart of accounts',
  'bookkeeping.datev_yearStarts': 'Start of the fiscal year',
  'bookkeeping.datev_accountLength': 'Digits of a ledger account',
  'bookkeeping.datev_firstDebtor': 'First customer account',
  'bookkeeping.datev_firstDebtor_hint':
    'Each customer has an account of their own: this number plus the customer’s id, which the address of their page ends with.',
  'bookkeeping.datev_taxedAccount': 'Revenue with 19% VAT',
  'bookkeeping.datev_intraEuAccount': 'Intra-Community supplies',
  'bookkeeping.datev_exportAccount': 'Exports',
  'bookkeeping.datev_choose': 'Not chosen',
  'bookkeeping.datev_bounds': 'Enter a whole number from {least, number} to {most, number}',
  'bookkeeping.datev_digits': 'Enter a number of {digits, number} digits',
  'bookkeeping.datev_missing': 'Enter how many digits an account has',
  'bookkeeping.datev_debtor': 'Enter a number of {digits, number} digits that begins with 1 to 6',
  'bookkeeping.refused_unset':
    'There is no file for DATEV without: {missing}. Enter what is missing under “For DATEV” below the file for bookkeeping',
  'bookkeeping.refused_document':
    '{number} cannot be booked in DATEV: it is in {currency}, with VAT of {country} at {rate, number}%. A DATEV file takes documents in EUR under German VAT at {standard, number}% or free of it. Choose other days, or book these from the CSV',
  'bookkeeping.refused_debtor':
    'The account of customer {custnum} would be one of suppliers. Choose a lower first customer account, or longer accounts',
}
