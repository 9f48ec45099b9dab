import { expect, test } from 'vitest'
import { readRegistration } from './registration.ts'

test.each([
  ['NL', 'KvK 00000001', '0106', '00000001'],
  ['NL', '00000001', '0106', '00000001'],
  ['NL', 'KvK 000000012', '', 'KvK 000000012'],
  ['FR', 'RCS Paris 404 833 048', '0002', '404833048'],
  ['GB', 'Company No. 00000007', '', 'Company No. 00000007'],
  ['IT', 'REA MI-0000003', '', 'REA MI-0000003'],
  ['US', '', '', ''],
])('%s: %s', (country, written, scheme, id) => {
  expect(readRegistration(country, written)).toEqual({ scheme, id })
})
