import { expect, test } from 'vitest'
import { replacedNumber, secondaryNumber, shownBrand, shownNumber, withoutOwnBrand } from './number.ts'

test.each([
  [{ number: 'AS-1', oemCode: 'TN-2420', ownMake: false }, 'TN-2420', 'AS-1', ''],
  [{ number: 'AS-1', oemCode: '', ownMake: false }, 'AS-1', '', ''],
  [{ number: 'AS-1', oemCode: 'AS-1', ownMake: false }, 'AS-1', '', ''],
  [{ number: 'AS-1', oemCode: 'Q2673A', ownMake: true }, 'AS-1', '', 'Q2673A'],
  [{ number: 'AS-1', oemCode: '', ownMake: true }, 'AS-1', '', ''],
  [{ number: 'AS-1', oemCode: 'AS-1', ownMake: true }, 'AS-1', '', ''],
])('%j is called %s, with %j beside it, and replaces %j', (product, number, beside, replaced) => {
  expect([shownNumber(product), secondaryNumber(product), replacedNumber(product)]).toEqual([number, beside, replaced])
})

test('our make carries our name, whatever printers it is for', () => {
  expect(shownBrand({ brand: 'HP', ownMake: true })).toBe('Aster')
  expect(shownBrand({ brand: 'HP', ownMake: false })).toBe('HP')
})

test.each([
  ['Aster compatible with HP 59A toner, black', 'Compatible with HP 59A toner, black'],
  ['Aster Toner, kompatibel mit HP 59A, Schwarz', 'Toner, kompatibel mit HP 59A, Schwarz'],
  ['Toner Aster compatible HP 59A, noir', 'Toner compatible HP 59A, noir'],
  ['Toner Aster, zamiennik HP 59A, czarny', 'Toner, zamiennik HP 59A, czarny'],
  ['ASTER Toner XL', 'Toner XL'],
  ['Aster® 59A Toner', '59A Toner'],
  ['Aster-Toner für HP 59A', 'Toner für HP 59A'],
  ['Toner Aster-compatible', 'Toner compatible'],
  ['Aster, Toner 59A', 'Toner 59A'],
  ['Toner 59A (Aster)', 'Toner 59A'],
  ['Aster’s toner', 'Toner'],
  ['Toner Ästerbach', 'Toner Ästerbach'],
  ['Toner ŁAster', 'Toner ŁAster'],
  ['HP 59A toner, Asteroid', 'HP 59A toner, Asteroid'],
])('%s is named %s where nobody may read our name', (name, neutral) => {
  expect(withoutOwnBrand(name)).toBe(neutral)
})
