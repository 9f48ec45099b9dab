import { expect, test } from 'vitest'
import { holds, mayGrant, permissions, seesPurchasePrice } from './permissions.ts'
import { permissionsOf, rolesOnTheWire } from './roles.ts'

test('a right is held by name or by the wildcard', () => {
  expect(holds(['cust:favorites'], 'cust:favorites')).toBe(true)
  expect(holds(['cust:favorites'], 'cust:order')).toBe(false)
  expect(holds([], 'cust:order')).toBe(false)
  for (const permission of permissions) expect(holds(permissionsOf.admin, permission)).toBe(true)
})

test('a sales rep and a requester cannot order; only the main account holds the accounts', () => {
  expect(holds(permissionsOf.salesrep, 'cust:order')).toBe(false)
  expect(holds(permissionsOf.requester, 'cust:order')).toBe(false)
  expect(holds(permissionsOf.requester, 'cust:shoppingcart')).toBe(false)
  expect(holds(permissionsOf.buyer, 'cust:account')).toBe(false)
  expect(permissionsOf.none).toEqual([])
})

test('nobody grants what they do not hold', () => {
  expect(mayGrant(permissionsOf.main, permissionsOf.salesrep)).toBe(true)
  expect(mayGrant(permissionsOf.buyer, permissionsOf.main)).toBe(false)
  expect(mayGrant(permissionsOf.main, permissionsOf.manager)).toBe(false)
  expect(mayGrant(permissionsOf.main, permissionsOf.admin)).toBe(false)
  expect(mayGrant(permissionsOf.admin, permissionsOf.manager)).toBe(true)
})

test('an empty roles list becomes ROLE_DEFAULT', () => {
  expect(rolesOnTheWire(['none'])).toEqual(['ROLE_DEFAULT'])
  expect(rolesOnTheWire(['main'])).toEqual(['main'])
})

test('a sales rep never sees the purchase price', () => {
  expect(seesPurchasePrice('salesrep')).toBe(false)
  expect(seesPurchasePrice('none')).toBe(false)
  expect(seesPurchasePrice('main')).toBe(true)
})
