import { expect, test } from 'vitest'
import { holds, mayGrant, permissions, seesPurchasePrice } from './permissions.ts'
import { rolePermissions, rolesOnTheWire } from './roles.ts'

test('a right is held by name or by the wildcard', () => {
  expect(holds(['cust:favorites'], 'cust:favorites')).toBe(true)
  expect(holds(['cust:favorites'], 'cust:order')).toBe(false)
  expect(holds([], 'cust:order')).toBe(false)
  for (const permission of permissions) expect(holds(rolePermissions.admin, permission)).toBe(true)
})

test('a sales rep and a requester cannot order; only the main account holds the accounts', () => {
  expect(holds(rolePermissions.salesrep, 'cust:order')).toBe(false)
  expect(holds(rolePermissions.requester, 'cust:order')).toBe(false)
  expect(holds(rolePermissions.requester, 'cust:shoppingcart')).toBe(false)
  expect(holds(rolePermissions.buyer, 'cust:account')).toBe(false)
  expect(rolePermissions.none).toEqual([])
})

test('nobody grants what they do not hold', () => {
  expect(mayGrant(rolePermissions.main, rolePermissions.salesrep)).toBe(true)
  expect(mayGrant(rolePermissions.buyer, rolePermissions.main)).toBe(false)
  expect(mayGrant(rolePermissions.main, rolePermissions.manager)).toBe(false)
  expect(mayGrant(rolePermissions.main, rolePermissions.admin)).toBe(false)
  expect(mayGrant(rolePermissions.admin, rolePermissions.manager)).toBe(true)
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
