import { expect, test } from 'vitest'
import { pickLines, toCheckoutQuery } from '../rules/catalogue/search/skus-query.ts'
import { readQuery, writeQuery } from './address.ts'
import { listAddress } from './shop/compose/list-query.ts'
import { safePath } from './shop/features/me/session/safe-path.ts'

test('an address keeps what was typed: digits stay text, nothing is quoted', () => {
  expect(readQuery('?keyword=106&t=1')).toEqual({ keyword: '106', t: '1' })
  expect(writeQuery({ keyword: '10&6/"', page: 2, colour: undefined })).toBe('?keyword=10%266%2F%22&page=2')
  expect(writeQuery({})).toBe('')
})

test.each([
  [
    { classId: 'abc', brandId: '-1', page: '0', size: '7', inStock: 'yes', sort: 'hacked' },
    { classId: [0], brandId: [0], size: 0 },
  ],
  [{ classId: '99999999999999999999', page: '1e9', colour: '', yieldBand: '1-2', t: 'now' }, { classId: [0] }],
  [
    { classId: '102', page: '3', size: '40', inStock: 'true', sort: 'yield', colour: 'K', yieldBand: '20001-', t: '7' },
    { classId: [102], page: 3, size: 40, inStock: true, sort: 'yield', colour: ['K'], yieldBand: ['20001-'], t: 7 },
  ],
  [
    { classId: '104,x,102,104', brandId: '3,1', colour: 'M,,C', yieldBand: '20001-,1-1000,2', make: 'own,rebuilt' },
    { classId: [104, 102], brandId: [3, 1], colour: ['M', 'C'], yieldBand: ['20001-', '1-1000'], make: ['own'] },
  ],
  [
    { classId: [104, 102], colour: ['M', 'C'] },
    { classId: [104, 102], colour: ['M', 'C'] },
  ],
])('of the address %j a list takes what can be meant', (query, taken) => {
  expect(listAddress(query)).toEqual(taken)
})

test('lines of an order survive the address', () => {
  const lines = [{ shoppingCartId: 7, custNumber: 'Ä,"1"', number: 'AS-1', qty: 3 }]
  const query = readQuery(writeQuery(toCheckoutQuery(lines)))

  expect(pickLines(query, [])).toEqual([{ custNumber: 'Ä,"1"', number: 'AS-1', qty: 3 }])
})

test.each([
  ['/cust/shoppingcart?a=1', '/cust/shoppingcart?a=1'],
  ['//evil.example', '/index'],
  ['/\\evil.example', '/index'],
  ['https://evil.example', '/index'],
  ['javascript:alert(1)', '/index'],
  [undefined, '/index'],
])('after sign-in %s leads to %s', (asked, path) => {
  expect(safePath(asked)).toBe(path)
})
