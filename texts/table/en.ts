/** What is wrong with a cell of a file, and how its letters can be read. */
export const texts = {
  'table.unreadable': 'This file cannot be read as CSV or XLSX. Please save it again',
  'table.letters_of':
    'This file can be read in two ways: “{one}” or “{other}”. Save it as XLSX or as “CSV UTF-8” and send it again',
  'table.fault_failed': '{column}: a formula without a result. Save the values instead of the formulas',
  'table.fault_digits':
    '{column}: digits are lost, as the spreadsheet kept a number. Format the column as text and enter it again',
  'table.fault_day': '{column}: the spreadsheet made a date of it. Format the column as text and enter it again',
}
