/** Words of returns that staff allow after their term, for staff. */
export const texts = {
  'return_exception.allow': 'Allow a return until …',
  'return_exception.change': 'Change the exception',
  'return_exception.action_of': '{action}: {number}, line {position}',
  'return_exception.title': 'Late return: {number}, line {position}',
  'return_exception.words':
    'Until that day the customer may return what is left of this line, although the time for it is over. What a return costs stays the same.',
  'return_exception.until': 'Return until',
  'return_exception.until_wrong': 'Enter a day that is not in the past',
  'return_exception.save': 'Save exception',
  'return_exception.stands': 'Return allowed until {date}',
  'return_exception.ended': 'Return was allowed until {date}',
  'return_exception.holds': 'By exception until {date}',
  'return_exception.remove': 'Remove the exception',
  'return_exception.remove_sure':
    'The usual terms of {number} hold again. Returns that were submitted stay as they are.',
  'return_exception.keep': 'Keep it',
  'return_exception.removed': 'Exception removed',
}
