import { expect, test } from 'vitest'
import { isCompanyPhone, isPhone } from './phone.ts'

test.each([
  ['+49 30 1234-567', true, true],
  ['(030) 12.34/5', true, true],
  ['12345', true, true],
  ['1234', false, false],
  ['', false, false],
  ['none', false, false],
  ['030 12345 ext. 6', true, false],
])('%s is a telephone number: %s, and of a company: %s', (text, phone, companyPhone) => {
  expect([isPhone(text), isCompanyPhone(text)]).toEqual([phone, companyPhone])
})
