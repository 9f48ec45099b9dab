import { expect, test } from 'vitest'
import { findStep, otpauthUri } from './totp.ts'

// RFC 6238, appendix B: the secret '12345678901234567890', the last six of its eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [20_000_000_000, '353130', 666_666_666],
  // The code of the half minute before and after, for clocks that differ.
  [59 + 30, '287082', 1],
  [59 - 30, '287082', 1],
  [59 + 60, '287082', undefined],
  [59, '287083', undefined],
])('at second %i the code %s is of step %s', (second, code, step) => {
  expect(findStep(secret, code, new Date(second * 1000))).toBe(step)
})

test('what the QR code holds names shop and account', () => {
  expect(otpauthUri(secret, 'ada.admin')).toBe(
    `otpauth://totp/Aster:ada.admin?issuer=Aster&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
})
