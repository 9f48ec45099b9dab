import { expect, test } from 'vitest'
import { type StaffRole, staffRoles } from '../identity/permissions.ts'
import { rolePermissions } from '../identity/roles.ts'
import { consoleEntries, consoleTabEntries } from './console.ts'

test.each<[StaffRole, string[]]>([
  ['admin', ['today', 'orders', 'shipments', 'payments']],
  ['desk', ['today', 'orders', 'returns', 'customers']],
  ['warehouse', ['today', 'orders', 'shipments', 'receiving']],
  ['finance', ['today', 'orders', 'payments', 'returns']],
  ['content', ['today']],
])('a telephone shows %s where they go most often', (role, tabs) => {
  expect(consoleTabEntries(rolePermissions[role]).map(({ address }) => address)).toEqual(tabs)
})

test('no tab leads where its reader may not go', () => {
  for (const role of staffRoles)
    expect(consoleEntries(rolePermissions[role])).toEqual(
      expect.arrayContaining(consoleTabEntries(rolePermissions[role])),
    )
})
