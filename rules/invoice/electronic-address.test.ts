import { expect, test } from 'vitest'
import { isElectronicAddress, isLeitwegId } from './electronic-address.ts'

test.each([
  ['0088', '4006381333931', true],
  ['0088', '4006381333932', false],
  ['0088', '12345670', false],
  ['0106', '00000001', true],
  ['0106', 'KvK 00000001', false],
  ['0190', '00000001000000000000', true],
  ['9944', 'NL000099998B57', true],
  ['9944', 'NL000099998B58', false],
  ['9930', 'DE136695976', true],
  ['9930', '136695977', false],
  ['9932', 'GB999999973', true],
  ['9957', 'FR40303265045', true],
  ['0009', '40483304800022', true],
  ['0211', 'IT00743110157', true],
  ['0211', 'IT00743110158', false],
  ['0208', '0428759497', true],
  ['0208', '0428759498', false],
  ['0204', '04011000-1234512345-06', true],
  ['0201', 'UFY9MH', true],
  // A mail address, a scheme that nobody knows, names of objects.
  ['EM', 'service@aster.example', false],
  ['9999', '00000001', false],
  ['toString', '1', false],
  ['', '', false],
])('%s:%s is an electronic address: %s', (scheme, id, valid) => {
  expect(isElectronicAddress({ scheme, id })).toBe(valid)
})

test.each([
  ['04011000-1234512345-06', true],
  ['04011000-1234512345-07', false],
  ['991-01484-64', true],
  ['991-64', false],
  ['PO-2026-017', false],
  ['', false],
])('%s is the reference of a German authority: %s', (reference, valid) => {
  expect(isLeitwegId(reference)).toBe(valid)
})
