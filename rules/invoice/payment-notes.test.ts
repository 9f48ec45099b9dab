import { expect, test } from 'vitest'
import { readSiren } from './payment-notes.ts'

test.each([
  ['FR40303265045', '303265045'],
  ['fr 40 303 265 045', '303265045'],
  ['FRK7303265045', '303265045'],
  ['FR4030326504', ''],
  ['DE136695976', ''],
  ['', ''],
])('the VAT number %s has the SIREN %s', (vatNumber, siren) => {
  expect(readSiren(vatNumber)).toBe(siren)
})
