import { expect, test } from 'vitest'
import type { Role } from '../identity/permissions.ts'
import { rolePermissions } from '../identity/roles.ts'
import { isOrderOfList, mayWith, type QuickOrderState, quickOrderStates } from './quick-order.ts'

const actionsOf = (role: Role, whose: 'own' | 'other', status: QuickOrderState, limited = false) =>
  Object.entries(
    mayWith(
      { accountId: 1, permissions: rolePermissions[role] },
      { accountId: whose === 'own' ? 1 : 2, status, limited },
    ),
  )
    .filter(([, may]) => may)
    .map(([action]) => action)
    .join(' ')

test.each<[Role, 'own' | 'other', QuickOrderState, string]>([
  ['main', 'own', 'draft', 'see change remove order copy'],
  ['main', 'own', 'submitted', 'see order copy'],
  ['main', 'own', 'ordered', 'see copy'],
  ['main', 'other', 'draft', ''],
  ['main', 'other', 'submitted', 'see order adjust reject copy'],
  ['main', 'other', 'rejected', 'see copy'],
  ['main', 'other', 'ordered', 'see copy'],
  ['buyer', 'own', 'draft', 'see change remove order copy'],
  ['buyer', 'own', 'submitted', 'see order copy'],
  ['buyer', 'other', 'submitted', 'see order adjust reject copy'],
  ['requester', 'own', 'draft', 'see change remove submit copy'],
  ['requester', 'own', 'submitted', 'see copy'],
  ['requester', 'own', 'rejected', 'see change remove submit copy'],
  ['requester', 'other', 'submitted', ''],
  ['requester', 'other', 'ordered', ''],
  ['salesrep', 'own', 'draft', 'see change remove submit copy'],
  ['salesrep', 'other', 'ordered', ''],
])('a %s with a list of %s that is %s: %s', (role, whose, status, actions) => {
  expect(actionsOf(role, whose, status)).toBe(actions)
})

test('what is over the limits of its maker is ordered by others alone', () => {
  expect(actionsOf('buyer', 'own', 'submitted', true)).toBe('see copy')
  expect(actionsOf('buyer', 'own', 'draft', true)).toBe('see change remove order copy')
  expect(actionsOf('main', 'other', 'submitted', true)).toBe('see order adjust reject copy')
})

test('who may not see a list may do nothing with it', () => {
  for (const role of ['main', 'buyer', 'salesrep', 'requester', 'none'] as const) {
    for (const status of quickOrderStates) {
      const actions = actionsOf(role, 'other', status)
      expect(actions === '' || actions.startsWith('see')).toBe(true)
    }
  }
})

const savedLines = [
  { number: 'A', quantity: 3, sold: true },
  { number: 'B', quantity: 2, sold: false },
]
const a = { number: 'A', qty: 3 }

test.each<[string, { number: string; qty: number; replaces?: string }[], boolean]>([
  ['all of it', [a, { number: 'B', qty: 2 }], true],
  [
    'in two parts',
    [
      { number: ' A ', qty: 1 },
      { number: 'A', qty: 2 },
    ],
    true,
  ],
  ['without what is discontinued', [a], true],
  ['another product instead of it', [a, { number: 'C', qty: 2, replaces: 'B' }], true],
  ['a product of the list instead of it', [a, { number: 'A', qty: 2, replaces: 'B' }], true],
  ['too few instead of it', [a, { number: 'C', qty: 1, replaces: 'B' }], false],
  ['another product instead of one that is sold', [{ number: 'C', qty: 3, replaces: 'A' }], false],
  ['instead of what the list has not', [a, { number: 'C', qty: 1, replaces: 'X' }], false],
  ['fewer', [{ number: 'A', qty: 2 }], false],
  ['without what is sold', [{ number: 'B', qty: 2 }], false],
  ['more than the list has', [a, { number: 'C', qty: 1 }], false],
])('an order is that of a list: %s → %s', (_, asked, expected) => {
  expect(isOrderOfList(asked, savedLines)).toBe(expected)
})
