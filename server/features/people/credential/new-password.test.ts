import { verify } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashOfNewPassword } from './new-password.ts'

test('a good password is hashed', async () => {
  expect(await verify(await hashOfNewPassword('Correct2horse', 'password'), 'Correct2horse')).toBe(true)
})

test.each([
  ['short1', 'password.too_short'],
  ['onlyletters', 'password.no_digit'],
  ['1234567890', 'password.no_letter'],
  ['password1', 'password.common'],
  ['Password123', 'password.common'],
  ['QWERTY123', 'password.common'],
  [`a1${'x'.repeat(1_000_000)}`, 'password.too_long'],
])('%.20s is refused: %s', async (password, code) => {
  await expect(hashOfNewPassword(password, 'newPassword')).rejects.toMatchObject({ code, fields: ['newPassword'] })
})
