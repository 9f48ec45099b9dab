import { expect, test } from 'vitest'
import { permissionsOf, type Role } from './permissions.ts'
import { mayWith, type QuickOrderState, quickOrderNumber, quickOrderStates } from './quick-order.ts'

const deedsOf = (role: Role, whose: 'own' | 'other', status: QuickOrderState) =>
  Object.entries(
    mayWith({ accountId: 1, permissions: permissionsOf[role] }, { accountId: whose === 'own' ? 1 : 2, status }),
  )
    .filter(([, may]) => may)
    .map(([deed]) => deed)
    .join(' ')

test.each<[Role, 'own' | 'other', QuickOrderState, string]>([
  ['main', 'own', 'draft', 'see change remove order copy'],
  ['main', 'own', 'submitted', 'see order copy'],
  ['main', 'own', 'ordered', 'see copy'],
  ['main', 'other', 'draft', ''],
  ['main', 'other', 'submitted', 'see order reject copy'],
  ['main', 'other', 'rejected', 'see copy'],
  ['main', 'other', 'ordered', 'see copy'],
  ['buyer', 'own', 'draft', 'see change remove order copy'],
  ['buyer', 'own', 'submitted', 'see order copy'],
  ['buyer', 'other', 'submitted', 'see order reject copy'],
  ['requester', 'own', 'draft', 'see change remove submit copy'],
  ['requester', 'own', 'submitted', 'see copy'],
  ['requester', 'own', 'rejected', 'see change remove submit copy'],
  ['requester', 'other', 'submitted', ''],
  ['requester', 'other', 'ordered', ''],
  ['salesrep', 'own', 'draft', 'see change remove submit copy'],
  ['salesrep', 'other', 'ordered', ''],
])('a %s with a list of %s that is %s: %s', (role, whose, status, deeds) => {
  expect(deedsOf(role, whose, status)).toBe(deeds)
})

test('who may not see a list may do nothing with it', () => {
  for (const role of ['main', 'buyer', 'salesrep', 'requester', 'none'] as const) {
    for (const status of quickOrderStates) {
      const deeds = deedsOf(role, 'other', status)
      expect(deeds === '' || deeds.startsWith('see')).toBe(true)
    }
  }
})

test('numbers have the letters of the site', () => {
  expect(quickOrderNumber('NL', 7)).toBe('QONL000007')
})
