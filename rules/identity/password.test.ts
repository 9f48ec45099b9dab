import { expect, test } from 'vitest'
import { guessableWords } from './guessable-words.ts'
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

const now = new Date('2026-11-18T09:00:00Z')

test('what others know of a user is known whole, in parts, joined, and without accents', () => {
  const owner = { userName: 'NL.Main', name: 'Zoë Łoś', email: 'zoe@muster-büro.de', company: 'Muster & Büro GmbH' }
  const words = guessableWords(owner, now)
  expect(words).toEqual(
    expect.arrayContaining(['nl.main', 'nlmain', 'main', 'zoë', 'zoe', 'muster', 'büro', 'buro', 'gmbh']),
  )
  expect(words).toEqual(expect.arrayContaining(['musterbürogmbh', 'aster', 'admin', '2026']))
  expect(words).not.toContain('nl')
  expect(words).not.toContain('')
})

test('of nobody the words of the shop are known', () => {
  expect(guessableWords({}, now)).toEqual(['aster', 'toner', 'printer', 'cartridge', 'admin', '2026'])
})
