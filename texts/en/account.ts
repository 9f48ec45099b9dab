/** Words of the pages about an account: people of the company, files that are imported. */
export const account = {
  'account.import': 'Import CSV',
  'account.import_header': 'The first line of the file names its columns:',
  'account.import_choose': 'Choose a CSV file',
  'account.import_file': 'CSV file',
  'account.import_again': 'Choose another file',
  'account.import_too_large': 'The file is larger than {most} kB. Please split it.',
  'account.import_done':
    '{count, plural, =0 {Nothing was taken over} one {# line was taken over} other {# lines were taken over}}',
  'account.import_known': '{count, plural, one {# line was there already} other {# lines were there already}}',
  'account.import_bad': '{count, plural, one {# line has a mistake} other {# lines have a mistake}}',
  'account.import_line': 'Line {line}: {reason}',
  'account.import_unreadable': 'The quotation marks do not match',
  'account.import_columns': 'The line has more or fewer columns than the first one',
  'account.import_too_many': 'From here on the file is too long. Please import the rest in another one',
  'account.import_needs': 'These columns are missing: {columns}',
}
