import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeRecoveryCode, readAuthenticatorCode, recoveryCodeBytes } from './authenticator.ts'

test.each([
  ['123456', { app: '123456' }],
  [' 123 456 ', { app: '123456' }],
  ['0000-0000-0000', { recovery: '000000000000' }],
  ['abcd efgh jkmn', { recovery: 'ABCDEFGHJKMN' }],
  ['ooil-uabc-defg', { recovery: '0011VABCDEFG' }],
  ['', undefined],
  ['12345', undefined],
  ['1234567', undefined],
  ['ABCD-EFGH-JKM', undefined],
  ['ABCD-EFGH-JKM!', undefined],
  ['１２３４５６', undefined],
])('%j is read as %j', (typed, read) => {
  expect(readAuthenticatorCode(typed)).toEqual(read)
})

test('every recovery code is read as it was written, in small letters and with spaces, too', () => {
  const bytes = fc.uint8Array({ minLength: recoveryCodeBytes, maxLength: recoveryCodeBytes })
  fc.assert(
    fc.property(bytes, (random) => {
      const code = makeRecoveryCode(random)
      expect(code).toMatch(/^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/)
      expect(readAuthenticatorCode(code.toLowerCase().replaceAll('-', ' '))).toEqual({
        recovery: code.replaceAll('-', ''),
      })
    }),
  )
})
