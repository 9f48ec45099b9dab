import { expect, test } from 'vitest'
import { userNameFault } from './user-name.ts'

test.each([
  ['nl.main', undefined],
  ['  Anna_B-2@example  ', undefined],
  ['abc', undefined],
  ['ab', 'user_name.too_short'],
  ['   ', 'user_name.too_short'],
  ['a'.repeat(60), undefined],
  ['a'.repeat(61), 'user_name.too_long'],
  ['anna berg', 'user_name.other_letters'],
  // The first letter is Cyrillic.
  ['аdmin', 'user_name.other_letters'],
  ['ａdmin', 'user_name.other_letters'],
  ['müller', 'user_name.other_letters'],
  ['anna\u200bberg', 'user_name.other_letters'],
  ['anna\nberg', 'user_name.other_letters'],
  ["anna'--", 'user_name.other_letters'],
])('%j: %s', (typed, fault) => {
  expect(userNameFault(typed)).toBe(fault)
})
