import { verify } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashOfNewPassword } from './new-password.ts'

const now = new Date('2026-11-18T09:00:00Z')
const owner = {
  userName: 'nl.main',
  name: 'Noor Müller',
  email: 'noor@voorbeeld.example',
  company: 'Kantoor Voorbeeld B.V.',
}
const hashOf = (password: string) => hashOfNewPassword({ password, field: 'newPassword', owner }, now)

test.each(['Correct2horse', 'xkw83jqm', 'Inkt7-over-de-brug'])('%s is hashed', async (password) => {
  expect(await verify(await hashOf(password), password)).toBe(true)
})

test.each([
  ['short1', 'password.too_short'],
  ['onlyletters', 'password.no_digit'],
  ['1234567890', 'password.no_letter'],
  ['password1', 'password.common'],
  ['Password123', 'password.common'],
  ['QWERTY123', 'password.common'],
  ['abcdefg1', 'password.common'],
  ['Aster2026', 'password.common'],
  ['4st3r2026!', 'password.common'],
  ['Admin2026', 'password.common'],
  ['Toner2027', 'password.common'],
  ['nl.main1', 'password.common'],
  ['NlMain2026', 'password.common'],
  ['Noor2026!', 'password.common'],
  ['Muller2026', 'password.common'],
  ['Voorbeeld1', 'password.common'],
  ['kantoorvoorbeeldbv1', 'password.common'],
  [`a1${'x'.repeat(1_000_000)}`, 'password.too_long'],
])('%.20s is refused: %s', async (password, code) => {
  await expect(hashOf(password)).rejects.toMatchObject({ code, fields: ['newPassword'] })
})
