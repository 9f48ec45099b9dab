import { expect, test } from 'vitest'
import type { Language } from '../../texts/index.ts'
import { say } from '../../texts/say.ts'
import { makeFormats } from './formats.ts'

test.each<[Language, string, string]>([
  ['fr', '2026-12-01', 'Merci de régler 5 avant le 1er décembre 2026.'],
  ['it', '2026-12-01', 'La preghiamo di pagare 5 entro il 1º dicembre 2026.'],
  ['it', '2026-12-11', 'La preghiamo di pagare 5 entro l’11 dicembre 2026.'],
  ['de', '2026-12-01', 'Bitte zahlen Sie 5 bis zum 1. Dezember 2026.'],
])('in %s a mail writes %s into its sentence', (language, iso, sentence) => {
  expect(say(language, 'invoice_mail.due', { amount: '5', date: makeFormats(language, 'EUR').day(iso) })).toBe(sentence)
})

test.each<[Language, string]>([
  ['fr', '01/12/2026'],
  ['it', '01/12/2026'],
  ['de', '01.12.2026'],
])('in %s a table writes the first of a month in digits', (language, digits) => {
  expect(makeFormats(language, 'EUR').shortDay('2026-12-01')).toBe(digits)
})
