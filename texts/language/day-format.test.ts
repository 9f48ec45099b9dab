import { expect, test } from 'vitest'
import { type Language, languages } from '../index.ts'
import { dayFormat } from './day-format.ts'

const written = (language: Language, options: Intl.DateTimeFormatOptions, iso: string) =>
  dayFormat(language, { ...options, timeZone: 'UTC' })(Date.parse(iso)).replaceAll(/\s/g, ' ')

test.each<[Language, Intl.DateTimeFormatOptions, string, string]>([
  ['fr', { dateStyle: 'medium' }, '2026-12-01', '1er déc. 2026'],
  ['fr', { dateStyle: 'long' }, '2026-12-01', '1er décembre 2026'],
  ['fr', { day: 'numeric', month: 'short' }, '2026-12-01', '1er déc.'],
  ['fr', { dateStyle: 'medium', timeStyle: 'short' }, '2026-12-01T01:01Z', '1er déc. 2026, 01:01'],
  ['fr', { dateStyle: 'medium' }, '2026-12-11', '11 déc. 2026'],
  ['it', { day: 'numeric', month: 'numeric', year: 'numeric' }, '2026-12-01', '01/12/2026'],
  ['fr', { day: '2-digit', month: '2-digit', year: 'numeric' }, '2026-12-01', '01/12/2026'],
  ['it', { dateStyle: 'long' }, '2026-12-01', '1º dicembre 2026'],
  ['it', { dateStyle: 'medium' }, '2026-12-21', '21 dic 2026'],
  ['de', { dateStyle: 'long' }, '2026-12-01', '1. Dezember 2026'],
  ['pl', { dateStyle: 'long' }, '2026-12-01', '1 grudnia 2026'],
  ['en', { dateStyle: 'medium' }, '2026-12-01', '1 Dec 2026'],
  ['us', { dateStyle: 'medium' }, '2026-12-01', 'Dec 1, 2026'],
])('%s writes %o of %s as %s', (language, options, iso, words) => {
  expect(written(language, options, iso)).toBe(words)
})

test('of a year, no day but the first of a month is an ordinal', () => {
  const days = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(2026, 0, at + 1)).toISOString().slice(0, 10))
  for (const language of languages) {
    const marked = days.filter((day) => /\d(er|º) /.test(written(language, { dateStyle: 'medium' }, day)))
    const firsts = language === 'fr' || language === 'it' ? days.filter((day) => day.endsWith('-01')) : []
    expect([language, marked]).toEqual([language, firsts])
  }
})
