/** What is wrong with a cell of a file, which of its sheets and letters are meant, and what was left out. */
export const texts = {
  'table.unreadable': 'This file cannot be read as CSV or XLSX. Please save it again',
  'table.letters_of':
    'This file can be read in two ways: “{one}” or “{other}”. Save it as XLSX or as “CSV UTF-8” and send it again',
  'table.fault_failed': '{column}: a formula without a result. Save the values instead of the formulas',
  'table.fault_digits':
    '{column}: digits are lost, as the spreadsheet kept a number. Format the column as text and enter it again',
  'table.fault_day': '{column}: the spreadsheet made a date of it. Format the column as text and enter it again',
  'table.fault_heading': '{column}: a value under no heading. Name its column or empty the cell',
  'table.sheet_of': 'This file has no sheet “{sheet}”. Its sheets are {sheets}',
  'table.read_sheet': 'Read: sheet “{sheet}”',
  'table.sheet_name': '“{sheet}”',
  'table.also': 'Also in this file: {sheets}',
  'table.read_other': 'Read “{sheet}” instead',
  'table.ask_sheet': 'Which sheet is meant?',
  'table.ask_sheet_hint': 'Several sheets of this file have these columns. Nothing has been taken from it yet.',
  'table.take_sheet': 'Read sheet “{sheet}”',
  'table.ask_letters': 'Which reading is right?',
  'table.ask_letters_hint':
    'This file does not say how its letters are stored. Choose the reading in which every word is right. Nothing has been taken from it yet.',
  'table.letters_none': 'None of them? Save the file as XLSX or as “CSV UTF-8” and send it again.',
  'table.reading': 'Reading {number}',
  'table.line': 'Line {line}',
  'table.take_letters': 'Read it like this',
  'table.left_out':
    '{count, plural, one {Left out: # cell beside the columns, {cell}} other {Left out: # cells beside the columns, the first in {cell}}}',
}
