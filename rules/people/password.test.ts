import { expect, test } from 'vitest'
import { passwordFault } from './password.ts'

test.each([
  ['Correct2horse', undefined],
  ['abcdefg1', undefined],
  ['ÄÖÜäöü12', undefined],
  ['пароль123', undefined],
  ['🖨🖨🖨🖨🖨🖨a1', undefined],
  ['abcdef1', 'password.too_short'],
  ['🖨️a1', 'password.too_short'],
  ['abcdefgh', 'password.no_digit'],
  ['12345678', 'password.no_letter'],
  ['        ', 'password.no_letter'],
  ['', 'password.too_short'],
  ['a1'.repeat(100), undefined],
  [`${'a1'.repeat(100)}x`, 'password.too_long'],
])('%j: %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault)
})

test('a password that many people use is refused after its shape', () => {
  const isCommon = (password: string) => password === 'password1'
  expect(passwordFault('password1', isCommon)).toBe('password.common')
  expect(passwordFault('password2', isCommon)).toBeUndefined()
})
