import { expect, test } from 'vitest'
import { CallFailed } from './call.ts'
import { isAboutProducts, isWithoutOffer, listRefusedNumbers } from './refused-lines.ts'

const refused = (reason: 'order.no_price' | 'order.changed', fields: string[]) =>
  new CallFailed('', { reason, code: 1, status: 200, fields })
const lines = [{ number: 'AS-1' }, { number: 'AS-2' }, { number: 'AS-3' }]

test('a refusal names the products of its lines', () => {
  const why = refused('order.no_price', ['lines.0.number', 'lines.2.qty', 'lines.9.number', 'poNumber'])
  expect(listRefusedNumbers(why, lines)).toEqual(['AS-1', 'AS-3'])
  expect(isWithoutOffer(why)).toBe(true)
})

test.each([
  ['of another field', refused('order.no_price', ['poNumber', 'lines', 'lines.x.number'])],
  ['of no call', new TypeError('x')],
  ['that never was', null],
])('a refusal %s is about no product', (_, why) => {
  expect(isAboutProducts(why)).toBe(false)
  expect(listRefusedNumbers(why, lines)).toEqual([])
  expect(isWithoutOffer(why)).toBe(false)
})

test('products that can be had otherwise are not without an offer', () => {
  expect(isWithoutOffer(refused('order.changed', ['lines.0.qty']))).toBe(false)
})
