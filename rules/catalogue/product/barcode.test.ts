import { expect, test } from 'vitest'
import { isBarcode, isCarton, makeBarcode, makeCartonBarcode } from './barcode.ts'

test.each([
  ['400638133393', '4006381333931'],
  ['200000000001', '2000000000015'],
])('the check digit of %s', (twelve, whole) => {
  expect(makeBarcode(twelve)).toBe(whole)
  expect(isBarcode(whole)).toBe(true)
})

test('a carton has the number of its product with a first digit of its own', () => {
  expect([1, 2, 3].map((first) => makeCartonBarcode(first, '4006381333931'))).toEqual([
    '14006381333938',
    '24006381333935',
    '34006381333932',
  ])
  expect(isCarton(makeCartonBarcode(1, '2000001000018'))).toBe(true)
})

test.each(['4006381333932', '400638133393', '', '12345', '40063813339x1'])('%s is no barcode', (digits) => {
  expect(isBarcode(digits)).toBe(false)
})

test.each(['96385074', '036000291452', '10012345678902'])('%s is a barcode', (digits) => {
  expect(isBarcode(digits)).toBe(true)
})
