import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  creditorReference,
  isCreditorReference,
  paymentReference,
  soughtNumber,
  spacedReference,
} from './creditor-reference.ts'

test('a reference is RF, two check digits and the number', () => {
  // The example of ISO 11649.
  expect(creditorReference('539007547034')).toBe('RF18539007547034')
  expect(isCreditorReference('RF18 5390 0754 7034')).toBe(true)
  expect(isCreditorReference('RF19 5390 0754 7034')).toBe(false)
})

test('every number of an invoice makes one, and a wrong sign in it is found', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{3}\d{8}$/), fc.nat(12), (number, at) => {
      const reference = creditorReference(number)
      expect(isCreditorReference(reference)).toBe(true)
      // Of the same kind: a letter counts as two digits.
      const [one, other] = /\d/.test(reference.charAt(at + 2)) ? ['7', '8'] : ['K', 'L']
      const sign = reference.charAt(at + 2) === one ? other : one
      expect(isCreditorReference(reference.slice(0, at + 2) + sign + reference.slice(at + 3))).toBe(false)
    }),
  )
})

test('on paper it is written in fours, another reference as it is', () => {
  expect(spacedReference('RF18539007547034')).toBe('RF18 5390 0754 7034')
  expect(spacedReference('RF65INL26000001')).toBe('RF65 INL2 6000 001')
  expect(spacedReference('ONL000012')).toBe('ONL000012')
})

test('the number of a reference is known, other text is left', () => {
  expect(soughtNumber('rf65 inl2 6000 001')).toBe('INL26000001')
  expect(soughtNumber('RF66 INL2 6000 001')).toBe('RF66 INL2 6000 001')
  expect(soughtNumber('po-age-0')).toBe('po-age-0')
})

test('one number is said with its check digits, of several as many as a transfer takes', () => {
  expect(paymentReference(['INL26000031'])).toMatch(/^RF\d\d INL2/)
  expect(paymentReference(['I1', 'I2'])).toBe('I1 I2')
  const many = Array.from({ length: 50 }, (_, at) => `INL260000${10 + at}`)
  expect(paymentReference(many)).toBe(many.slice(0, 11).join(' '))
  expect(paymentReference([])).toBe('')
})
