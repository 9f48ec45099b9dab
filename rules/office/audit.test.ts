import { expect, test } from 'vitest'
import { auditActions, auditActionText, findDifferences } from './audit.ts'

test('every action has a sentence, unknown ones have none', () => {
  expect(auditActions.map(auditActionText)).toContain('audit.account_price_changed')
  expect(auditActions.map(auditActionText)).not.toContain(undefined)
  expect([auditActionText('session.forgotten'), auditActionText('toString')]).toEqual([undefined, undefined])
})

test.each<[unknown, unknown, [string, string, string][]]>([
  [null, null, []],
  [null, { role: 'main' }, [['role', '', 'main']]],
  [{ role: 'main' }, null, [['role', 'main', '']]],
  [{ role: 'none', name: 'Noor' }, { role: 'main', name: 'Noor' }, [['role', 'none', 'main']]],
  [{ limit: null }, { limit: 0 }, [['limit', '', '0']]],
  [{ confirmed: false }, { confirmed: true }, [['confirmed', 'false', 'true']]],
  [{ place: { city: 'Delft' } }, { place: { city: 'Breda' } }, [['place.city', 'Delft', 'Breda']]],
  [{ sites: [1, 2] }, { sites: [1, 2, 3] }, [['sites', '1, 2', '1, 2, 3']]],
  ['a', 'b', [['', 'a', 'b']]],
])('from %j to %j', (before, after, expected) => {
  expect(findDifferences(before, after).map(({ field, ...values }) => [field, values.before, values.after])).toEqual(
    expected,
  )
})
