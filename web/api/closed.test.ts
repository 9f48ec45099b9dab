import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { Permission } from '../../rules/identity/permissions.ts'
import { buyer } from '../testing/show.tsx'
import { admin, manager } from '../testing/staff.ts'
import { admit } from './closed.ts'
import { may, type Session, sessionQuery } from './session/session.ts'

/** Who is let in to pages that want these permissions, or where they are led instead. */
async function arrive(session: Session | null, ...permissions: Permission[]) {
  const queries = new QueryClient()
  queries.setQueryData(sessionQuery.queryKey, session)
  const matches = [{ staticData: {} }, ...permissions.map((permission) => ({ staticData: { permission } }))]
  try {
    return (await admit({ context: { queries }, location: { href: '/orders?page=2' }, matches })).user.userName
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    const { to, search } = thrown.options as { to?: string; search?: { redirect?: string } }
    return [to, search?.redirect].filter(Boolean).join(' ')
  }
}

test.each<[string, Session | null, Permission[], string]>([
  ['a visitor', null, ['cust:order'], '/login /orders?page=2'],
  ['a visitor, of a page for whoever is signed in', null, [], '/login /orders?page=2'],
  ['a buyer', buyer, ['cust:order'], 'nl.buyer'],
  ['a buyer, of a page for whoever is signed in', buyer, [], 'nl.buyer'],
  ['a buyer who lacks one of two', buyer, ['cust:order', 'cust:favorites'], '/401'],
  ['a buyer, of a page for staff', buyer, ['staff:orders'], '/401'],
  ['a manager', manager, ['staff:orders'], 'admin'],
  ['a manager who lacks it', manager, ['staff:mail'], '/401'],
  ['an admin, of a page for customers', admin, ['cust:order'], '/401'],
])('%s is led where they belong', async (_, session, permissions, expected) => {
  expect(await arrive(session, ...permissions)).toBe(expected)
})

test('who may do everything as staff has no basket, and a customer is never staff', () => {
  expect(may(admin, 'staff:audit')).toBe(true)
  expect(may(admin, 'cust:shoppingcart')).toBe(false)
  expect(may({ ...buyer, permissions: ['*:*:*'] }, 'staff:orders')).toBe(false)
  expect(may({ ...buyer, permissions: ['*:*:*'] }, 'cust:shoppingcart')).toBe(true)
})
